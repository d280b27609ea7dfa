import { Parser } from 'htmlparser2';
import { maxTableRows } from '../isbn-list/read-result';
import { blockElements, hiddenElements } from './html-names';
import type { TableRow } from './order-rows';

/** The rows of a page's tables, or its lines if it has no table. */
export function htmlCells(text: string): TableRow[] {
  const table = tableCollector();
  const lines = lineCollector();
  let hiddenDepth = 0;
  const parser = new Parser(
    {
      ontext(part) {
        if (hiddenDepth === 0 && !table.addText(part)) lines.addText(part);
      },
      onopentag(name) {
        if (hiddenElements.has(name)) hiddenDepth++;
        if (hiddenDepth > 0) return;
        table.open(name);
        if (blockElements.has(name)) lines.end();
      },
      onclosetag(name) {
        if (hiddenElements.has(name)) hiddenDepth = Math.max(0, hiddenDepth - 1);
        if (hiddenDepth > 0) return;
        table.close(name);
        if (blockElements.has(name)) lines.end();
      },
    },
    { decodeEntities: true },
  );
  parser.end(text);
  lines.end();
  const rows = table.rows.length > 0 ? table.rows : lines.lines.map((line) => [line]);
  return rows.map((cells, at) => ({ line: at + 1, cells }));
}

function tableCollector() {
  const rows: string[][] = [];
  let row: string[] | undefined;
  let cell: string | undefined;
  return {
    rows,
    /** Returns false for text outside a cell. */
    addText(part: string): boolean {
      if (cell === undefined) return false;
      cell += part;
      return true;
    },
    open(name: string): void {
      if (name === 'tr') row = [];
      if (isCell(name)) cell = '';
    },
    close(name: string): void {
      if (isCell(name) && cell !== undefined) {
        row?.push(cell);
        cell = undefined;
      }
      if (name === 'tr' && row && rows.length < maxTableRows) rows.push(row);
    },
  };
}

const isCell = (name: string): boolean => name === 'td' || name === 'th';

function lineCollector() {
  const lines: string[] = [];
  let line = '';
  return {
    lines,
    addText(part: string): void {
      line += part;
    },
    end(): void {
      if (line.trim() !== '' && lines.length < maxTableRows) lines.push(line.trim());
      line = '';
    },
  };
}
