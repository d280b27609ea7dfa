import { findHeader, type TableHeader } from '../../tables/find-header';
import { RowSplitter, type TextRow } from '../../tables/row-splitter';
import type { ImportEntry, ImportTarget } from '../values/import-entry';
import { type Column, columnOf, headingRank, isIsbnHeading } from './columns';
import { type TableCells, tableRecord } from './table-record';

const headLength = 64 * 1024;

/**
 * Reads a table separated by commas, semicolons, tabs or bars, quoted or not. Titles may stand above its header, whose
 * names may use any case and spelling.
 */
export async function* tableEntries(text: AsyncGenerator<string>, target: ImportTarget): AsyncGenerator<ImportEntry> {
  const head = await headOf(text);
  const header = findHeader(head.slice(0, headLength), isIsbnHeading);
  if (!header) {
    yield {
      kind: 'broken',
      place: { record: 1, line: 1 },
      reason: 'its first lines name no column for the ISBN (isbn, isbn13, ean)',
    };
    return;
  }
  yield columnsOf(header, target);
  yield* entriesOf(rowsOf(joined(head, text), header), header, target);
}

/** Reads enough text to contain the header. */
async function headOf(text: AsyncGenerator<string>): Promise<string> {
  let head = '';
  while (head.length < headLength) {
    const { value, done } = await text.next();
    if (done) break;
    head += value;
  }
  return head.replace(/^\ufeff/, '');
}

async function* joined(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

function columnsOf({ names }: TableHeader, { currency }: ImportTarget): ImportEntry {
  const isUsed = (name: string) => columnOf(name, currency) !== undefined;
  const headed = names.filter((name) => name.trim() !== '');
  return { kind: 'columns', used: headed.filter(isUsed), unused: headed.filter((name) => !isUsed(name)) };
}

/** The rows below the header. */
async function* rowsOf(text: AsyncGenerator<string>, { separator, at }: TableHeader): AsyncGenerator<TextRow> {
  const splitter = new RowSplitter(separator);
  let row = 0;
  for await (const part of text) for (const one of splitter.write(part)) if (row++ > at) yield one;
  for (const one of splitter.close()) if (row++ > at) yield one;
}

async function* entriesOf(
  rows: AsyncGenerator<TextRow>,
  { names }: TableHeader,
  target: ImportTarget,
): AsyncGenerator<ImportEntry> {
  const columns = placedColumns(names, target);
  let record = 0;
  for await (const { line, cells, fault } of rows) {
    if (cells.every((cell) => cell === '')) continue;
    const place = { record: ++record, line };
    yield fault
      ? { kind: 'bad', place, reason: 'Its quotes don’t fit: double each quote within a cell' }
      : tableRecord(cellsByColumn(cells, columns), place, target);
  }
}

interface PlacedColumn {
  column: Column;
  at: number;
}

const placedColumns = (names: readonly string[], { currency }: ImportTarget): PlacedColumn[] =>
  names
    .flatMap((name, at) => {
      const column = columnOf(name, currency);
      return column ? [{ column, at, rank: headingRank(name) }] : [];
    })
    .toSorted((a, b) => a.rank - b.rank);

function cellsByColumn(cells: readonly string[], columns: readonly PlacedColumn[]): TableCells {
  const found: TableCells = {};
  for (const { column, at } of columns) {
    found[column] ??= [];
    found[column].push(cells[at] ?? '');
  }
  return found;
}
