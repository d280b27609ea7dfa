/**
 * ISBNs in every spelling. Hyphen places are never judged: they need the agency's ranges. Source: ISBN Users' Manual.
 */

/**
 * 13 digits of a valid ISBN-10 or ISBN-13, or undefined: wrong check digit, sheet music (979-0) or no ISBN at all.
 * Hyphens, spaces, lower x, digits of full width, invisible marks, punctuation around, 'ISBN-13:', 'EAN' or 'urn:isbn:'
 * before and '(pbk)' behind are as people paste them.
 */
export function toIsbn13(text: string): string | undefined {
  if (text.length > longest) return undefined;
  const plain = withoutMarks(text).replace(/^[^\p{L}\p{N}]+/u, '');
  const name = /^(urn:isbn:|isbn|ean)/i.exec(plain)?.[0] ?? '';
  const bare = plain.slice(name.length).replace(/\([^()\d]*\)\s*$/, '');
  return fromDigits(bare) ?? (name === '' ? undefined : fromDigits(bare.replace(/^[^\d]?1[03]/, '')));
}

/**
 * Characters of a number with all that is written around it; of a text of any length the patterns would take as long as
 * they like.
 */
const longest = 300;

/** A text as it is seen: full-width characters as common ones, and nothing invisible. */
export const withoutMarks = (text: string): string => text.normalize('NFKC').replace(/\p{Cf}/gu, '');

function fromDigits(text: string): string | undefined {
  const plain = text
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/[\s\u2010-\u2015\u2212-]/g, '')
    .toUpperCase();
  if (isIsbn13(plain)) return plain;
  if (/^\d{9}[\dX]$/.test(plain) && tenCheck(plain) === plain[9]) return withThirteenCheck(`978${plain.slice(0, 9)}`);
  return undefined;
}

/** The ISBN-10 of a 978 number, or undefined: 979 numbers have none. */
export function toIsbn10(isbn13: string): string | undefined {
  if (!isIsbn13(isbn13) || !isbn13.startsWith('978')) return undefined;
  const nine = isbn13.slice(3, 12);
  return nine + tenCheck(nine);
}

export function isIsbn13(digits: string): boolean {
  return (
    // Stryker disable next-line Regex: what has another length differs from twelve digits with their check digit
    /^97[89]\d{10}$/.test(digits) && !digits.startsWith('9790') && withThirteenCheck(digits.slice(0, 12)) === digits
  );
}

/** Twelve digits with their check digit. */
export function withThirteenCheck(twelve: string): string {
  const sum = [...twelve].reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 3 : 1), 0);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}

function tenCheck(digits: string): string {
  const sum = [...digits.slice(0, 9)].reduce((total, digit, i) => total + Number(digit) * (10 - i), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? 'X' : String(check);
}
