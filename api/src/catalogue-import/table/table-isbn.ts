import { toIsbn13 } from '@bookfront/shared/format';
import { withLeadingZeros } from '../../isbn/spreadsheet-isbn';

/** The first ISBN in the cells of a row, as ISBN-13; or why none of them is one. */
export function tableIsbn(cells: readonly string[]): string | { reason: string } {
  const given = cells.map(withoutGuard).filter((cell) => cell !== '');
  const isbn = given.map((cell) => toIsbn13(cell) ?? withLeadingZeros(cell)).find(Boolean);
  if (isbn) return isbn;
  const [shown] = given;
  return { reason: shown === undefined ? 'The ISBN is missing' : reasonFor(shown) };
}

/** Exports guard numbers from spreadsheets as ="978…" or '978…. */
const withoutGuard = (cell: string): string =>
  cell
    .trim()
    .replace(/^="?([^"]*)"?$/, '$1')
    .replace(/^'/, '')
    .trim();

function reasonFor(given: string): string {
  const digits = given.replace(/[\s-]/g, '');
  if (/^\d[.,]\d+e\+?\d+$/i.test(given))
    return `'${given}' is an ISBN that a spreadsheet has rounded: format the column as text`;
  if (/^9790\d{9}$/.test(digits)) return `'${given}' is sheet music (ISMN), not a book`;
  if (/^\d{13}$/.test(digits) && !/^97[89]/.test(digits) && isGtin13(digits))
    return `'${given}' is an article number (GTIN), not an ISBN`;
  if (/^\d{12}$/.test(digits)) return `'${given}' has 12 digits: it is a UPC, or an ISBN that lost one`;
  if (/^(\d{13}|\d{9}[\dX])$/i.test(digits)) return `'${given}' is not an ISBN: its check digit is wrong`;
  return /^\d+$/.test(digits)
    ? `'${given}' is not an ISBN: it has ${digits.length} digits`
    : `'${given}' is not an ISBN`;
}

const isGtin13 = (digits: string): boolean =>
  [...digits].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0) % 10 === 0;
