import { RowSplitter, type TextRow } from './row-splitter';

/** What stands at the top of a table: its separator, and the row that names its columns. */
export interface TableHeader {
  separator: string;
  /** How many rows stand above the header: titles and blank lines. */
  at: number;
  names: readonly string[];
}
const separators = [',', ';', '\t', '|'];
const maxRowsAbove = 15;

/**
 * Finds the header among the first rows of a text: the row that has a cell of the wanted name. Of several separators that
 * would do, the one that gives it the most columns. Undefined if no row has one.
 */
export function findHeader(text: string, isWanted: (name: string) => boolean): TableHeader | undefined {
  const found = separators.flatMap((separator) => headerWith(separator, text, isWanted) ?? []);
  return found.toSorted((a, b) => b.names.length - a.names.length)[0];
}

function headerWith(separator: string, text: string, isWanted: (name: string) => boolean): TableHeader | undefined {
  const rows = firstRows(separator, text);
  const at = rows.findIndex(({ cells }) => cells.some(isWanted));
  const names = rows[at]?.cells;
  return names ? { separator, at, names } : undefined;
}

function firstRows(separator: string, text: string): TextRow[] {
  const splitter = new RowSplitter(separator);
  const rows: TextRow[] = [];
  for (const row of splitter.write(text)) {
    if (rows.push(row) > maxRowsAbove) return rows;
  }
  for (const row of splitter.close()) if (rows.push(row) > maxRowsAbove) return rows;
  return rows;
}
