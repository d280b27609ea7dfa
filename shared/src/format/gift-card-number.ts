/**
 * One card by every spelling: spaces and dashes between groups don't count, nor do the widths and sizes of its characters.
 */
export const giftCardNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}.]/gu, '')
    .toUpperCase();
