import { isIsbn13, toIsbn13, withoutMarks } from '@bookfront/shared/format';

/** A number in a text: as it is written there, and the ISBN-13 that it is, if any. */
export interface WrittenNumber {
  shape: string;
  isbn: string | undefined;
}

/**
 * A space or a dash, with whatever cannot be seen around it. A byte-order mark is both: as one of the two alone, else a
 * run of them matches in ever more ways.
 */
const gap = '\\p{Cf}*(?:(?!\\ufeff)[\\s\\u2010-\\u2015\\u2212-]\\p{Cf}*)?';
const thirteen = `9\\p{Cf}*7\\p{Cf}*[89](?:${gap}\\d){10}`;
const ten = `\\d(?:${gap}\\d){8}${gap}[\\dX]`;
/**
 * Thirteen digits from 978 or 979, or ten of which the last may be an X; no more letters or digits beside them, but for
 * the name of the number.
 */
const shapes = new RegExp(`(?=\\d)(?:(?<![\\dA-Z])|(?<=isbn|ean))(?:${thirteen}|${ten})(?![\\dA-Z])`, 'giu');

/** All that look like an ISBN, in their order, one by one: a line may be as long as a file. */
export function* numbersIn(text: string): Generator<WrittenNumber> {
  for (const { 0: found, index } of inCommonWidth(text).matchAll(shapes))
    yield { shape: text.slice(index, index + found.length), isbn: isbnOfDigits(found.replace(/[^\dX]/gi, '')) };
}

/** A file may hold millions, so those of thirteen digits are looked at by the shortest way. */
function isbnOfDigits(digits: string): string | undefined {
  if (digits.length !== 13) return toIsbn13(digits);
  return isIsbn13(digits) ? digits : undefined;
}

/** Digits, letters and dashes of full width as common ones, each in its place. */
const inCommonWidth = (text: string): string =>
  text.replace(/[\ufe58\ufe63\uff01-\uff5e]/g, (character) => character.normalize('NFKC'));

/** The ISBN-13 of a cell that should hold one number, whatever is written around it. */
export function isbnOfCell(text: string): string | undefined {
  const isbn = isShort(text) ? (toIsbn13(text) ?? padded(bare(text))) : undefined;
  return isbn ?? onlyNumberIn(text);
}

function onlyNumberIn(text: string): string | undefined {
  let only: string | undefined;
  for (const { isbn } of numbersIn(text)) {
    if (isbn && only && isbn !== only) return undefined;
    only ??= isbn;
  }
  return only;
}

/** A spreadsheet drops leading zeros of an ISBN-10: put back only if the check digit then fits. */
const padded = (text: string): string | undefined =>
  /^\d{7,9}$|^\d{6,8}x$/i.test(text) ? toIsbn13(text.padStart(10, '0')) : undefined;

/** Longer ones are no number with something around it, and what a stranger sends may be of any length. */
export const isShort = (text: string): boolean => text.length <= 300;

/** A short text as it is seen, without what is no letter or digit around it. */
export const bare = (text: string): string => withoutMarks(text).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** Nothing of it can be seen. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cf}]/u.test(text);

/** Without what cannot be seen: it would turn the text around it, or take the room of what can. */
export const seen = (text: string): string => text.replace(/\p{Cf}/gu, '').trim();
