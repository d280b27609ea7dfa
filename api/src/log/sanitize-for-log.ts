/** Makes a stranger's text fit for a log: cuts queries and fragments off addresses and escapes invisible characters. */
export const sanitizeForLog = (text: string): string =>
  text
    .replace(/([a-z][a-z\d+.-]*:\/\/[^\s?#"'<>)]*|(?<![\w/])\/[^\s?#"'<>)]*)[?#][^\s"'<>)]*/gi, '$1')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) =>
      character === '\n' || character === '\t' ? character : `\\u{${character.codePointAt(0)?.toString(16)}}`,
    );
