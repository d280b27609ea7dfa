import { readFileSync, statSync } from 'node:fs';
import { isReasonableZip } from '../files/check-zip';
import { findHeader } from '../tables/find-header';
import { isIsbnHeading } from './table/columns';

const maxBytes = 20 * 1024 * 1024;
type Cell = { v?: unknown } | undefined;

/**
 * The first sheet of an Excel file that has a column for the ISBN, else the first that isn't empty, as a table with
 * commas; or why it can't be read.
 */
export async function workbookText(path: string): Promise<string[] | { reason: string }> {
  if (statSync(path).size > maxBytes)
    return { reason: 'the workbook is larger than 20 MB: save it as CSV and import that' };
  const bytes = readFileSync(path);
  if (bytes[0] === 0x50 && !isReasonableZip(bytes))
    return { reason: 'the workbook would take too much memory: save it as CSV and import that' };
  const { read } = await import('@e965/xlsx');
  try {
    const book = read(bytes, { dense: true, cellDates: true, cellFormula: false, cellHTML: false, cellText: false });
    // a blank row is a hole in the sheet's rows
    const sheets = book.SheetNames.map((name) => Array.from(rowsOf(book.Sheets[name]), lineOf));
    const filled = sheets.filter((lines) => lines.some((line) => /[^",\n]/.test(line)));
    return filled.find(hasIsbnColumn) ?? filled[0] ?? { reason: 'the workbook is empty' };
  } catch {
    return { reason: 'the workbook can’t be read: save it again, or as CSV' };
  }
}

const maxHeadLength = 64 * 1024;
const hasIsbnColumn = (lines: readonly string[]): boolean =>
  findHeader(lines.slice(0, 20).join('').slice(0, maxHeadLength), isIsbnHeading) !== undefined;

const rowsOf = (sheet: unknown): Cell[][] => {
  const data = typeof sheet === 'object' && sheet !== null && '!data' in sheet ? sheet['!data'] : [];
  return Array.isArray(data) ? data : [];
};

const lineOf = (row: Cell[] | undefined): string =>
  `${Array.from(row ?? [], (cell) => `"${textOf(cell?.v).replaceAll('"', '""')}"`).join(',')}\n`;

/**
 * A number is exact in its cell, however it is shown: 11.655 is no eleven thousand, as it may be in a text, so it gets a
 * fourth place.
 */
function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'number') return String(value).replace(/^(-?\d+\.\d{3})$/, '$10');
  return typeof value === 'string' ? value : '';
}
