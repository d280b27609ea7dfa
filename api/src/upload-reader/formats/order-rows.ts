import { withoutMarks } from '@bookfront/shared/format';
import { bare, isBlank, isShort, numbersIn, visibleText } from '../isbn-list/isbn-in-text';
import type { OrderRow } from '../isbn-list/read-result';
import { isbnCell, isColumnName } from './read-text';

const isQuantityName = (name: string): boolean => isShort(name) && /^(qty|quantity|copies|count)$/i.test(bare(name));
const maxHeaderRow = 10;

/** A row of cells and its line. */
export interface TableRow {
  line: number;
  cells: readonly string[];
}

/**
 * P2 §5: the rows of a table whose header names a column `isbn` and one `qty`. Without such a header, the first cell of
 * a row or word of a line is the ISBN, the last the quantity. Nothing is validated here: a missing value stays empty.
 */
export function orderRows(table: readonly TableRow[]): OrderRow[] {
  const at = table.slice(0, maxHeaderRow).findIndex(({ cells }) => cells.some(isColumnName));
  const header = table[at]?.cells ?? [];
  const isbns = header.flatMap((name, column) => (isColumnName(name) ? [column] : []));
  const qty = header.findIndex(isQuantityName);
  const rows = table.slice(at + 1).filter(({ cells }) => !cells.every(isBlank));
  const read =
    at === -1
      ? rowWithoutHeader
      : ({ line, cells }: TableRow) =>
          truncateRow(line, isbnCell(isbns.map((column) => cells[column] ?? '')), qty === -1 ? '' : (cells[qty] ?? ''));
  return rows.map(read);
}

function rowWithoutHeader({ line, cells }: TableRow): OrderRow {
  const text = cells.map(visibleText).join(' ').trim();
  const [, number = '', qty = ''] = (isShort(text) && /^(.*\S)[\s,;x×*:]+(\d{1,6})$/s.exec(withoutMarks(text))) || [];
  const isbn = oneNumber(number);
  return isbn === undefined ? truncateRow(line, text, '') : truncateRow(line, isbn, qty);
}

/**
 * The number as written, if there is exactly one and no words beside it except its label and a remark in brackets:
 * 'Catch 22' is not a quantity.
 */
function oneNumber(text: string): string | undefined {
  const [found] = numbersIn(text);
  if (found && !hasWords(text.replace(found.shape, ' '))) return found.shape;
  return /^[\dXx -]+$/.test(text) && /^(\d{9}[\dXx]|\d{13})$/.test(text.replace(/[ -]/g, '')) ? text : undefined;
}

const noWords = /^\W*(?:urn:isbn:|(?:isbn|ean)(?:[- ]?1[03])?)|\([^()\d]*\)|\sx$/gi;
const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text.replace(noWords, ''));

const truncateRow = (line: number, isbn: string, qty: string): OrderRow => ({
  line,
  isbn: visibleText(isbn).slice(0, 60).toWellFormed(),
  qty: withoutMarks(visibleText(qty).slice(0, 20)).trim().slice(0, 20).toWellFormed(),
});
