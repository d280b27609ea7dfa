import { Found } from '../found/found';
import { bare, isBlank, isShort } from '../found/isbn-in-text';
import type { ReadList } from '../found/read-result';

/**
 * A plain list or a table with commas, semicolons or tabs. Where the first line names a column of ISBNs, that column
 * alone is read, and a row without one is told; else every ISBN of every line counts.
 */
export function readText(text: string): ReadList {
  const found = new Found();
  const column = columnOf(text.slice(0, text.search(/[\r\n]|$/)));
  let line = 0;
  for (const one of linesOf(text)) {
    line++;
    if (found.isFull) break;
    if (column && line === 1) continue;
    if (!column) found.readLine(one, line);
    else if (!isBlank(one)) found.readCell(cellsOf(one, column.separator)[column.at] ?? '', line);
  }
  return found.toList();
}

/** Without a second copy of a long text. */
export function* linesOf(text: string): Generator<string> {
  const ends = /\r\n|\r|\n/g;
  let from = 0;
  for (let end = ends.exec(text); end; end = ends.exec(text)) {
    yield text.slice(from, end.index);
    from = ends.lastIndex;
  }
  if (from < text.length) yield text.slice(from);
}

export const separatorOf = (header: string): string => [';', '\t', ','].find((one) => header.includes(one)) ?? ',';

function columnOf(header: string): { at: number; separator: string } | undefined {
  const separator = separatorOf(header);
  return columnIn(cellsOf(header, separator), separator);
}

export const isColumnName = (name: string): boolean =>
  isShort(name) && /^(e?isbn|isbn[- _]?1[03]|ean([- _]?13)?)$/i.test(bare(name));

function columnIn(cells: readonly string[], separator: string): { at: number; separator: string } | undefined {
  const at = cells.findIndex(isColumnName);
  return at === -1 ? undefined : { at, separator };
}

/**
 * The cells of one line; a quote within quotes is doubled. A cell over several lines ends with its line: an ISBN has
 * one.
 */
export function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += character;
  }
  return [...cells, cell];
}
