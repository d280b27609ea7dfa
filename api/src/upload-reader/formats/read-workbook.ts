import { limits } from '@bookfront/shared/schemas/limits';
import { IsbnCollector } from '../isbn-list/isbn-collector';
import type { ReadList } from '../isbn-list/read-result';
import { maxTableRows } from '../isbn-list/read-result';
import type { TableRow } from './order-rows';
import { isbnCell, isColumnName } from './read-text';

const maxHeaderRow = 10;
type Cell = { v?: unknown; w?: string } | undefined;

/** Reads every sheet of an Excel file, .xls or .xlsx. Ignores formulas, styles and macros. */
export async function readWorkbook(bytes: Buffer): Promise<ReadList> {
  const found = new IsbnCollector();
  for (const rows of await sheetsOf(bytes, limits.upload.rows + maxHeaderRow + 1)) readSheet(rows, found);
  return found.toList();
}

/** The first sheet with a column for the ISBN, else the first that isn't empty, as text. */
export async function workbookCells(bytes: Buffer): Promise<TableRow[]> {
  const sheets = await sheetsOf(bytes, maxTableRows);
  const filled = sheets.filter((sheet) => sheet.some((row) => row?.some((cell) => textOf(cell) !== '')));
  const rows = filled.find((sheet) => headerAt(sheet) !== -1) ?? filled[0] ?? [];
  // a blank row is a hole in the sheet's rows
  return Array.from(rows, (row, at) => ({ line: at + 1, cells: Array.from(row ?? [], textOf) }));
}

async function sheetsOf(bytes: Buffer, sheetRows: number): Promise<Cell[][][]> {
  const { read } = await import('@e965/xlsx');
  const book = read(bytes, {
    dense: true,
    cellFormula: false,
    cellHTML: false,
    cellStyles: false,
    cellText: false,
    bookVBA: false,
    bookDeps: false,
    sheetRows,
  });
  return book.SheetNames.map((name) => rowsOf(book.Sheets[name]));
}

const rowsOf = (sheet: unknown): Cell[][] => {
  const data = typeof sheet === 'object' && sheet !== null && '!data' in sheet ? sheet['!data'] : [];
  return Array.isArray(data) ? data : [];
};

const headerAt = (rows: Cell[][]): number =>
  rows.slice(0, maxHeaderRow).findIndex((row) => row?.some((cell) => isColumnName(textOf(cell))));

/** If one of the first ten rows names an ISBN column, only such columns are read. */
function readSheet(rows: Cell[][], found: IsbnCollector): void {
  const header = headerAt(rows);
  const names = Array.from(rows[header] ?? [], textOf);
  const columns = names.flatMap((name, column) => (isColumnName(name) ? [column] : []));
  for (let at = header + 1; at < rows.length && found.hasRoom(at + 1); at++) {
    const row = rows[at] ?? [];
    if (columns.length === 0) for (const cell of row) readLoose(cell, at + 1, found);
    else if (row.some((cell) => textOf(cell) !== ''))
      found.readCell(isbnCell(columns.map((column) => textOf(row[column]))), at + 1);
  }
}

/** A number alone in its cell may have lost leading zeros; other text is read as it is. */
function readLoose(cell: Cell, line: number, found: IsbnCollector): void {
  const text = textOf(cell);
  if (text !== '') found.readLine(/^\d{9}$/.test(text) ? text.padStart(10, '0') : text, line);
}

/** Writes out a thirteen-digit number cell, which is exact, instead of 9.78E+12. */
function textOf(cell: Cell): string {
  const value = cell?.v;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : '';
  return typeof value === 'string' ? value : '';
}
