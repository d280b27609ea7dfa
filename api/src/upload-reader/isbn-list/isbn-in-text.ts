import { isIsbn13, toIsbn13, withoutMarks } from '@bookfront/shared/format';
import { withLeadingZeros, withoutFraction } from '../../isbn/spreadsheet-isbn';

/** A number in a text: as written, and the ISBN-13 that it stands for, if any. */
export interface WrittenNumber {
  shape: string;
  isbn: string | undefined;
}

/**
 * A space or dash with invisible characters around it. A byte-order mark is both, so it may only match as one of them:
 * otherwise a run of them would match in exponentially many ways.
 */
const gap = '\\p{Cf}*(?:(?!\\ufeff)[\\s\\u2010-\\u2015\\u2212-]\\p{Cf}*)?';
const thirteen = `9\\p{Cf}*7\\p{Cf}*[89](?:${gap}\\d){10}`;
const ten = `\\d(?:${gap}\\d){8}${gap}[\\dX]`;
/**
 * Thirteen digits from 978 or 979, or ten of which the last may be an X, without adjacent letters or digits except
 * 'ISBN' or 'EAN'.
 */
const shapes = new RegExp(`(?=\\d)(?:(?<![\\dA-Z])|(?<=isbn|ean))(?:${thirteen}|${ten})(?![\\dA-Z])`, 'giu');

/** Yields everything that looks like an ISBN, one by one, since a line may be as long as a file. */
export function* numbersIn(text: string): Generator<WrittenNumber> {
  for (const { 0: found, index } of inCommonWidth(text).matchAll(shapes))
    yield { shape: text.slice(index, index + found.length), isbn: isbnOfDigits(found.replace(/[^\dX]/gi, '')) };
}

/** A fast path for thirteen digits, since a file may contain millions. */
function isbnOfDigits(digits: string): string | undefined {
  if (digits.length !== 13) return toIsbn13(digits);
  return isIsbn13(digits) ? digits : undefined;
}

/** Replaces full-width digits, letters and dashes by common ones of the same length. */
const inCommonWidth = (text: string): string =>
  text.replace(/[\ufe58\ufe63\uff01-\uff5e]/g, (character) => character.normalize('NFKC'));

/** The ISBN-13 of a cell that should contain one number, whatever surrounds it. */
export function isbnOfCell(text: string): string | undefined {
  if (!isShort(text)) return onlyNumberIn(text);
  const written = withoutFraction(text.trim());
  return toIsbn13(written) ?? withLeadingZeros(bare(written)) ?? onlyNumberIn(written);
}

function onlyNumberIn(text: string): string | undefined {
  let only: string | undefined;
  for (const { isbn } of numbersIn(text)) {
    if (isbn && only && isbn !== only) return undefined;
    only ??= isbn;
  }
  return only;
}

/** Longer text is not a number with something around it; untrusted text may have any length. */
export const isShort = (text: string): boolean => text.length <= 300;

/** Strips invisible characters, and everything but letters and digits from both ends of a short text. */
export const bare = (text: string): string => withoutMarks(text).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** Whether the text has no visible characters. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cf}]/u.test(text);

/** Removes invisible characters, which could reverse or displace visible text. */
export const visibleText = (text: string): string => text.replace(/\p{Cf}/gu, '').trim();
