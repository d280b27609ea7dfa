/** A row of a table as text. `line`: where it begins, from 1. `fault`: why its cells can't be told apart. */
export interface TextRow {
  line: number;
  cells: string[];
  fault?: 'stray_quote';
}
const maxRowLength = 1_000_000;
const lineEnd = /\r\n|\r|\n/g;

/**
 * Splits text into rows and cells, as it arrives. A cell in quotes may hold separators, line ends and doubled quotes. If
 * its quotes don't fit, its row is the one line in which it begins: no other row is lost.
 */
export class RowSplitter {
  private pending = '';
  private line = 1;

  constructor(private readonly separator: string) {}

  *write(text: string): Generator<TextRow> {
    this.pending += text;
    yield* this.rows(false);
  }

  *close(): Generator<TextRow> {
    yield* this.rows(true);
  }

  private *rows(isLast: boolean): Generator<TextRow> {
    let from = 0;
    while (from < this.pending.length) {
      const row = readRow(this.pending, from, this.separator, isLast);
      if (!row) break;
      yield { line: this.line, cells: row.cells, ...(row.isFaulty && { fault: 'stray_quote' }) };
      this.line += countLineEnds(this.pending, from, row.end);
      from = row.end;
    }
    this.pending = this.pending.slice(from);
  }
}

interface ReadRow {
  cells: string[];
  end: number;
  isFaulty?: boolean;
}

/** Undefined if the text ends before the row does. */
function readRow(text: string, from: number, separator: string, isLast: boolean): ReadRow | undefined {
  const cells: string[] = [];
  let at = from;
  for (;;) {
    const cell = readCell(text, at, separator, isLast);
    if (cell === 'cut' && text.length - from < maxRowLength) return undefined;
    if (cell === 'faulty' || cell === 'cut') return faultyRow(text, from, separator, isLast);
    cells.push(cell.text);
    if (!cell.hasMore) return { cells, end: cell.end };
    at = cell.end;
  }
}

function faultyRow(text: string, from: number, separator: string, isLast: boolean): ReadRow | undefined {
  const end = endOfLine(text, from, isLast);
  if (!end) return undefined;
  return { cells: text.slice(from, end.at).replaceAll('"', '').split(separator), end: end.next, isFaulty: true };
}

interface ReadCell {
  text: string;
  end: number;
  hasMore: boolean;
}

function readCell(text: string, from: number, separator: string, isLast: boolean): ReadCell | 'cut' | 'faulty' {
  const start = skipBlanks(text, from, separator);
  if (text[start] === '"') return quotedCell(text, start + 1, separator, isLast);
  const line = endOfLine(text, from, isLast);
  if (!line) return 'cut';
  const end = text.indexOf(separator, from);
  if (end !== -1 && end < line.at)
    return { text: text.slice(from, end).trim(), end: end + separator.length, hasMore: true };
  return { text: text.slice(from, line.at).trim(), end: line.next, hasMore: false };
}

function quotedCell(text: string, from: number, separator: string, isLast: boolean): ReadCell | 'cut' | 'faulty' {
  let content = '';
  let at = from;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return isLast ? 'faulty' : 'cut';
    content += text.slice(at, quote);
    if (text[quote + 1] === '"') {
      content += '"';
      at = quote + 2;
      continue;
    }
    return afterQuote(text, quote + 1, separator, isLast, content.trim());
  }
}

/** After a closing quote only a separator or the line's end may follow. */
function afterQuote(
  text: string,
  from: number,
  separator: string,
  isLast: boolean,
  content: string,
): ReadCell | 'cut' | 'faulty' {
  const next = skipBlanks(text, from, separator);
  if (next >= text.length) return isLast ? { text: content, end: next, hasMore: false } : 'cut';
  if (text.startsWith(separator, next)) return { text: content, end: next + separator.length, hasMore: true };
  if (!/[\r\n]/.test(text[next] ?? '')) return 'faulty';
  const line = endOfLine(text, next, isLast);
  return line ? { text: content, end: line.next, hasMore: false } : 'cut';
}

function skipBlanks(text: string, from: number, separator: string): number {
  let at = from;
  while ((text[at] === ' ' || text[at] === '\t' || text[at] === '\ufeff') && text[at] !== separator) at++;
  return at;
}

/** A carriage return at the very end may be half of a line end. */
function endOfLine(text: string, from: number, isLast: boolean): { at: number; next: number } | undefined {
  lineEnd.lastIndex = from;
  const found = lineEnd.exec(text);
  if (!found) return isLast ? { at: text.length, next: text.length } : undefined;
  if (!isLast && found[0] === '\r' && lineEnd.lastIndex === text.length) return undefined;
  return { at: found.index, next: lineEnd.lastIndex };
}

function countLineEnds(text: string, from: number, to: number): number {
  lineEnd.lastIndex = from;
  let count = 0;
  for (let found = lineEnd.exec(text); found && found.index < to; found = lineEnd.exec(text)) count++;
  return count;
}
