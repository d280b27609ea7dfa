import { toIsbn13 } from '@bookfront/shared/format';
import { withLeadingZeros, withoutFraction } from '../../isbn/spreadsheet-isbn';
import { reasonAgainstIsbn } from '../values/isbn-reason';

/** The first ISBN in the cells of a row, as ISBN-13; or why none of them is one. */
export function tableIsbn(cells: readonly string[]): string | { reason: string } {
  const given = cells.map(withoutGuard).filter((cell) => cell !== '');
  const isbn = given.map((cell) => toIsbn13(cell) ?? withLeadingZeros(cell)).find(Boolean);
  if (isbn) return isbn;
  const [shown] = given;
  return { reason: shown === undefined ? 'The ISBN is missing' : reasonAgainstIsbn(shown) };
}

/** Exports guard numbers from spreadsheets as ="978…" or '978…. */
const withoutGuard = (cell: string): string =>
  withoutFraction(
    cell
      .trim()
      .replace(/^="?([^"]*)"?$/, '$1')
      .replace(/^'/, '')
      .trim(),
  );
