import { findHeader, type TableHeader } from '../../tables/find-header';
import { RowSplitter, type TextRow } from '../../tables/row-splitter';
import type { ImportEntry, ImportTarget } from '../values/import-entry';
import { type Column, columnOf, headingKey, headingRank, isIsbnHeading } from './columns';
import { type TableCells, tableRecord } from './table-record';

const headLength = 64 * 1024;

/** Whether the cells of a row are known, as in a workbook, or told apart by separators that a value may have too. */
type CellBounds = 'sure' | 'split';

/**
 * Reads a table separated by commas, semicolons, tabs or bars, quoted or not. Titles may stand above its header, whose
 * names may use any case and spelling.
 */
export async function* tableEntries(
  text: AsyncGenerator<string>,
  target: ImportTarget,
  bounds: CellBounds = 'split',
): AsyncGenerator<ImportEntry> {
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
  const faultIn = rowFault(header, bounds, target);
  yield* entriesOf(rowsOf(joined(head, text), header), header, target, faultIn);
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
  faultIn: (row: TextRow) => string | undefined,
): AsyncGenerator<ImportEntry> {
  const columns = placedColumns(names, target);
  let record = 0;
  for await (const row of rows) {
    if (row.cells.every((cell) => cell === '')) continue;
    const place = { record: ++record, line: row.line };
    const reason = faultIn(row);
    yield reason === undefined
      ? tableRecord(cellsByColumn(row.cells, columns), place, target)
      : { kind: 'bad', place, reason };
  }
  if (record === 0)
    yield { kind: 'broken', place: { record: 1, line: 0 }, reason: 'it names its columns and has no rows below them' };
}

const numberColumns: readonly (Column | undefined)[] = ['price', 'list_price', 'onhand'];

/** Why a row can't be trusted: which value belongs to which column isn't sure, or which of two numbers counts. */
function rowFault({ names, separator }: TableHeader, bounds: CellBounds, { currency }: ImportTarget) {
  const twins = names.flatMap((name, at) => {
    const first = names.findIndex((other) => headingKey(other) === headingKey(name));
    return first < at && numberColumns.includes(columnOf(name, currency)) ? [{ name, first, at }] : [];
  });
  return ({ cells, fault }: TextRow): string | undefined => {
    if (fault) return 'Its quotes don’t fit: double each quote within a cell';
    if (bounds === 'split' && cells.slice(names.length).some((cell) => cell !== ''))
      return `It has more cells than the table has columns: quote a value that has a '${separator}' in it`;
    const twin = twins.find(({ first, at }) => cells[first] && cells[at] && cells[first] !== cells[at]);
    return twin && `Two columns are headed '${twin.name}', and hold '${cells[twin.first]}' and '${cells[twin.at]}'`;
  };
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
