import { withoutQueries } from '@bookfront/shared/format/web-address';

/** Makes untrusted text safe to log: removes queries and fragments of addresses and escapes invisible characters. */
export const sanitizeForLog = (text: string): string =>
  withoutQueries(text).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) =>
    character === '\n' || character === '\t' ? character : `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
