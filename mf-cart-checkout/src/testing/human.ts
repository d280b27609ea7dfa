import { createHash, webcrypto } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** An answer of captcha/getChallenge that is solved at once. */
export const humanChallenge = {
  challenge: JSON.stringify({
    algorithm: 'SHA-256',
    challenge: sha256('salt?expires=9&42'),
    maxnumber: 100,
    salt: 'salt?expires=9&',
    signature: 'signed',
  }),
};

/** jsdom has no cryptography. */
export function withCryptography(): void {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
}

export const solvedNumber = (captcha: string | undefined): number => JSON.parse(atob(captcha ?? '')).number;
