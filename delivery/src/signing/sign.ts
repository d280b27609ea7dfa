import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs small values for one purpose, so that none can be used for another. */
export interface Signer {
  sign(purpose: Purpose, value: object): string;
  /** The signed value; undefined if it was changed, or signed elsewhere or for another purpose. */
  verify(purpose: Purpose, text: string): unknown;
  /** A key for the text, from which the text can't be guessed without the secret. */
  keyOf(text: string): string;
}
/** Characters after the dot, which differ from one signed value to the next. */
export const signatureLength = 22;
type Purpose = 'pin' | 'smoke' | 'page' | 'smoke-page' | 'dev' | 'avoided' | 'console' | 'form' | 'notice';

export function createSigner(secret: string): Signer {
  const signatureOf = (purpose: string, body: string) =>
    createHmac('sha256', secret).update(`${purpose}.${body}`).digest().subarray(0, 16);
  return {
    sign(purpose, value) {
      const body = Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${body}.${signatureOf(purpose, body).toString('base64url')}`;
    },
    verify(purpose, text) {
      const [body = '', given = ''] = text.split('.');
      const [expected, actual] = [signatureOf(purpose, body), Buffer.from(given, 'base64url')];
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
      return JSON.parse(Buffer.from(body, 'base64url').toString());
    },
    keyOf: (text) => signatureOf('key', text).toString('base64url').slice(0, 12),
  };
}
