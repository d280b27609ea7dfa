import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs small values for one purpose, so that none can be used for another. */
export interface Signer {
  sign(purpose: Purpose, value: object): string;
  /** Undefined: not signed here, changed, or for another purpose. */
  open(purpose: Purpose, text: string): unknown;
}
/** Characters after the dot: they differ from one signed value to the next. */
export const sealLength = 22;
type Purpose = 'pin' | 'smoke' | 'page' | 'dev' | 'avoided';

export function createSigner(secret: string): Signer {
  const seal = (purpose: string, body: string) =>
    createHmac('sha256', secret).update(`${purpose}.${body}`).digest().subarray(0, 16);
  return {
    sign(purpose, value) {
      const body = Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${body}.${seal(purpose, body).toString('base64url')}`;
    },
    open(purpose, text) {
      const [body = '', given = ''] = text.split('.');
      const [right, got] = [seal(purpose, body), Buffer.from(given, 'base64url')];
      if (got.length !== right.length || !timingSafeEqual(got, right)) return undefined;
      return JSON.parse(Buffer.from(body, 'base64url').toString());
    },
  };
}
