import { readFileSync, statSync } from 'node:fs';
import { isReasonableZip } from '../files/check-zip';

const maxBytes = 20 * 1024 * 1024;
type Cell = { v?: unknown } | undefined;

/** The first sheet of an Excel file that isn't empty, as a table with commas; or why it can't be read. */
export async function workbookText(path: string): Promise<string[] | { reason: string }> {
  if (statSync(path).size > maxBytes)
    return { reason: 'the workbook is larger than 20 MB: save it as CSV and import that' };
  const bytes = readFileSync(path);
  if (bytes[0] === 0x50 && !isReasonableZip(bytes))
    return { reason: 'the workbook would take too much memory: save it as CSV and import that' };
  const { read } = await import('@e965/xlsx');
  try {
    const book = read(bytes, { dense: true, cellDates: true, cellFormula: false, cellHTML: false, cellText: false });
    const sheets = book.SheetNames.map((name) => rowsOf(book.Sheets[name]).map(lineOf));
    return sheets.find((lines) => lines.some((line) => /[^,\n]/.test(line))) ?? { reason: 'the workbook is empty' };
  } catch {
    return { reason: 'the workbook can’t be read: save it again, or as CSV' };
  }
}

const rowsOf = (sheet: unknown): Cell[][] => {
  const data = typeof sheet === 'object' && sheet !== null && '!data' in sheet ? sheet['!data'] : [];
  return Array.isArray(data) ? data : [];
};

const lineOf = (row: Cell[] | undefined): string =>
  `${Array.from(row ?? [], (cell) => `"${textOf(cell?.v).replaceAll('"', '""')}"`).join(',')}\n`;

/** A number of thirteen digits is exact in its cell, however it is shown. */
function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
