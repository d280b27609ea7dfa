import { findHeader, type TableHeader } from '../../tables/find-header';
import { RowSplitter, type TextRow } from '../../tables/row-splitter';
import { IsbnCollector } from '../isbn-list/isbn-collector';
import { bare, isBlank, isbnOfCell, isShort } from '../isbn-list/isbn-in-text';
import type { ReadList } from '../isbn-list/read-result';

const headLength = 300_000;

/**
 * Reads a list, or a table separated by commas, semicolons, tabs or bars. If one of the first rows names an ISBN column,
 * only such columns are read and rows without an ISBN are reported; otherwise every ISBN of every line counts.
 */
export function readText(text: string): ReadList {
  const found = new IsbnCollector();
  const header = textHeader(text);
  if (header) readTable(text, header, found);
  else readLines(text, found);
  return found.toList();
}

export const textHeader = (text: string): TableHeader | undefined =>
  findHeader(text.slice(0, headLength), isColumnName);

/** All rows of a text, the header's included. */
export function* textRows(text: string, separator: string): Generator<TextRow> {
  const splitter = new RowSplitter(separator);
  yield* splitter.write(text);
  yield* splitter.close();
}

function readTable(text: string, { separator, at, names }: TableHeader, found: IsbnCollector): void {
  const columns = names.flatMap((name, column) => (isColumnName(name) ? [column] : []));
  let row = 0;
  for (const { line, cells, fault } of textRows(text, separator)) {
    if (!found.hasRoom(line)) return;
    if (row++ <= at || cells.every(isBlank)) continue;
    if (fault) found.readLine(cells.join(' '), line);
    else found.readCell(isbnCell(columns.map((column) => cells[column] ?? '')), line);
  }
}

/** Of two ISBN columns the one that has an ISBN counts, else the first that isn't empty. */
export const isbnCell = (cells: readonly string[]): string =>
  cells.find((cell) => isbnOfCell(cell)) ?? cells.find((cell) => !isBlank(cell.replace(/[="]/g, ''))) ?? '';

function readLines(text: string, found: IsbnCollector): void {
  let line = 0;
  for (const one of linesOf(text)) {
    if (!found.hasRoom(++line)) return;
    found.readLine(one, line);
  }
}

/** Yields lines without copying a long text. */
function* linesOf(text: string): Generator<string> {
  const ends = /\r\n|\r|\n/g;
  let from = 0;
  for (let end = ends.exec(text); end; end = ends.exec(text)) {
    yield text.slice(from, end.index);
    from = ends.lastIndex;
  }
  if (from < text.length) yield text.slice(from);
}

export const separatorOf = (header: string): string => [';', '\t', ','].find((one) => header.includes(one)) ?? ',';

export const isColumnName = (name: string): boolean =>
  isShort(name) && /^(e?isbn|isbn[- _]?1[03]|ean([- _]?13)?)$/i.test(bare(name));
