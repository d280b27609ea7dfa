import { toIsbn13 } from '@bookfront/shared/format';

/** Programs that read a column of numbers write them with a fraction: 9780306406157.0. */
export const withoutFraction = (text: string): string => text.replace(/^(\d{7,13})\.0+$/, '$1');

/** Restores the leading zeros of an ISBN-10 that a spreadsheet has dropped, if the check digit then matches. */
export const withLeadingZeros = (text: string): string | undefined =>
  /^\d{7,9}$|^\d{6,8}x$/i.test(text) ? toIsbn13(text.padStart(10, '0')) : undefined;
