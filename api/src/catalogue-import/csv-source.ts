import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { csvRecord, numberColumns } from './csv-record';
import type { ImportEntry, ImportTarget } from './values/import-entry';

type Row = { record: Record<string, string>; info: { lines: number; records: number } };

/**
 * A table with a header line: commas, semicolons or tabs, quoted or not. Header names are taken in any case and
 * spelling.
 */
export async function* csvEntries(text: AsyncGenerator<string>, target: ImportTarget): AsyncGenerator<ImportEntry> {
  const first = await headOf(text);
  let record = 0;
  // the last line that was read; none before the header
  let line = 0;
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(first),
    columns: (names: string[]) => {
      const header = headerNames(names);
      line = 1;
      return header;
    },
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: 1_000_000,
  });
  Readable.from(joined(first, text)).pipe(parser);
  try {
    for await (const row of parser as AsyncIterable<Row>) {
      record++;
      line = row.info.lines;
      yield csvRecord(row.record, { record, line }, target);
    }
  } catch (error) {
    yield {
      kind: 'broken',
      place: { record: record + 1, line: line + 1 },
      reason: error instanceof Error ? error.message.replace(/\.$/, '') : String(error),
    };
  }
}

/** Enough text to hold the header line. */
async function headOf(text: AsyncGenerator<string>): Promise<string> {
  let head = '';
  while (!/\n/.test(head)) {
    const { value, done } = await text.next();
    if (done) break;
    head += value;
  }
  return head;
}

async function* joined(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

function delimiterOf(text: string): string {
  const header = text.split(/\r?\n/, 1)[0]?.replace(/"[^"]*"/g, '') ?? '';
  const counts = [',', ';', '\t'].map((character) => ({ character, count: header.split(character).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.character ?? ',';
}

/** A file without a column of numbers is no table of books: nothing of it is taken. */
function headerNames(names: string[]): string[] {
  const header = names.map(headerName);
  if (!header.some((name) => numberColumns.includes(name)))
    throw new Error('its first line names no column for the ISBN (isbn, isbn13, ean)');
  return header;
}

const headerName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');
