import { toIsbn13 } from '@bookfront/shared/format';

/** Restores the leading zeros of an ISBN-10 that a spreadsheet has dropped, if the check digit then matches. */
export const withLeadingZeros = (text: string): string | undefined =>
  /^\d{7,9}$|^\d{6,8}x$/i.test(text) ? toIsbn13(text.padStart(10, '0')) : undefined;
