/** 32 random hexadecimal digits. Not crypto.randomUUID, which a page on plain http outside localhost does not have. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
