import { limits } from '@bookfront/shared/schemas/limits';
import { Found } from '../found/found';
import type { ReadList } from '../found/read-result';
import { maxRows } from '../found/read-result';
import type { Cells } from './order-rows';
import { isColumnName } from './read-text';

type Cell = { v?: unknown; w?: string } | undefined;

/** Every sheet of an Excel file, old or new. Formulas, styles and macros are not looked at. */
export async function readWorkbook(bytes: Buffer): Promise<ReadList> {
  const found = new Found();
  for (const rows of await sheetsOf(bytes, limits.upload.rows)) readSheet(rows, found);
  return found.toList();
}

/** The first sheet that has anything, as texts. */
export async function workbookCells(bytes: Buffer): Promise<Cells[]> {
  const sheets = await sheetsOf(bytes, maxRows);
  const rows = sheets.find((sheet) => sheet.some((row) => row?.some((cell) => textOf(cell) !== ''))) ?? [];
  return rows.map((row, at) => ({ line: at + 1, cells: Array.from(row ?? [], textOf) }));
}

async function sheetsOf(bytes: Buffer, most: number): Promise<Cell[][][]> {
  const { read } = await import('@e965/xlsx');
  const book = read(bytes, {
    dense: true,
    cellFormula: false,
    cellHTML: false,
    cellStyles: false,
    cellText: false,
    bookVBA: false,
    bookDeps: false,
    sheetRows: most + 1,
  });
  return book.SheetNames.map((name) => rowsOf(book.Sheets[name]));
}

const rowsOf = (sheet: unknown): Cell[][] => {
  const data = typeof sheet === 'object' && sheet !== null && '!data' in sheet ? sheet['!data'] : [];
  return Array.isArray(data) ? data : [];
};

/** With a row among the first ten that names a column of ISBNs, that column alone is read. */
function readSheet(rows: Cell[][], found: Found): void {
  const header = rows.slice(0, 10).findIndex((row) => row?.some((cell) => isColumnName(textOf(cell))));
  const column = header === -1 ? -1 : (rows[header]?.findIndex((cell) => isColumnName(textOf(cell))) ?? -1);
  for (let at = header + 1; at < rows.length && !found.isFull; at++) {
    const row = rows[at] ?? [];
    if (column === -1) for (const cell of row) readLoose(cell, at + 1, found);
    else if (row.some((cell) => textOf(cell) !== '')) found.readCell(textOf(row[column]), at + 1);
  }
}

/** A number that stands alone may have lost its zeros; any other text is read as it stands. */
function readLoose(cell: Cell, line: number, found: Found): void {
  const text = textOf(cell);
  if (text !== '') found.readLine(/^\d{9}$/.test(text) ? text.padStart(10, '0') : text, line);
}

/** A thirteen-digit number cell is exact: it is written out, never as 9.78E+12. */
function textOf(cell: Cell): string {
  const value = cell?.v;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : '';
  return typeof value === 'string' ? value : '';
}
