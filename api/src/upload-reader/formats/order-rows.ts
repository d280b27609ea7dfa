import { withoutMarks } from '@bookfront/shared/format';
import { bare, isBlank, isShort, numbersIn, seen } from '../found/isbn-in-text';
import { maxRows, type OrderRow } from '../found/read-result';
import { isColumnName } from './read-text';

const isQuantityName = (name: string): boolean => isShort(name) && /^(qty|quantity|copies|count)$/i.test(bare(name));
const headerWithin = 10;

/** A row of cells, with its place. */
export interface Cells {
  line: number;
  cells: readonly string[];
}

/**
 * P2 §5: rows of a table whose header names a column `isbn` and one `qty`. Without such a header a row's first cell, or
 * a line's first word, is the ISBN and the last the quantity. Nothing is judged here: a row without one of the two
 * keeps it empty.
 */
export function orderRows(table: readonly Cells[]): OrderRow[] {
  const at = table.slice(0, headerWithin).findIndex(({ cells }) => cells.some(isColumnName));
  const header = table[at]?.cells ?? [];
  const [isbn, qty] = [header.findIndex(isColumnName), header.findIndex(isQuantityName)];
  const rows = table.slice(at + 1).filter(({ cells }) => !cells.every(isBlank));
  const read =
    at === -1
      ? looseRow
      : ({ line, cells }: Cells) => cut(line, cells[isbn] ?? '', qty === -1 ? '' : (cells[qty] ?? ''));
  return rows.slice(0, maxRows).map(read);
}

function looseRow({ line, cells }: Cells): OrderRow {
  const text = cells.map(seen).join(' ').trim();
  const [, number = '', qty = ''] = (isShort(text) && /^(.*\S)[\s,;x×*:]+(\d{1,6})$/s.exec(withoutMarks(text))) || [];
  const isbn = oneNumber(number);
  return isbn === undefined ? cut(line, text, '') : cut(line, isbn, qty);
}

/**
 * As it is written, where there is one and no words beside it but its name and a remark in brackets: 'Catch 22' is no
 * quantity.
 */
function oneNumber(text: string): string | undefined {
  const [found] = numbersIn(text);
  if (found && !hasWords(text.replace(found.shape, ' '))) return found.shape;
  return /^[\dXx -]+$/.test(text) && /^(\d{9}[\dXx]|\d{13})$/.test(text.replace(/[ -]/g, '')) ? text : undefined;
}

const noWords = /^\W*(?:urn:isbn:|(?:isbn|ean)(?:[- ]?1[03])?)|\([^()\d]*\)|\sx$/gi;
const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text.replace(noWords, ''));

const cut = (line: number, isbn: string, qty: string): OrderRow => ({
  line,
  isbn: seen(isbn).slice(0, 60).toWellFormed(),
  qty: withoutMarks(seen(qty).slice(0, 20)).trim().slice(0, 20).toWellFormed(),
});
