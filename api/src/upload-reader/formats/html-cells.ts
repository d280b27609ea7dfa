import { Parser } from 'htmlparser2';
import { maxRows } from '../found/read-result';
import { ending, silent } from './html-names';
import type { Cells } from './order-rows';

/** The rows of a page's tables; of a page without one its lines. */
export function htmlCells(text: string): Cells[] {
  const tables: string[][] = [];
  const lines: string[] = [];
  let [row, cell, loose, depth]: [string[] | undefined, string | undefined, string, number] = [
    undefined,
    undefined,
    '',
    0,
  ];
  const endLine = () => {
    if (loose.trim() !== '' && lines.length <= maxRows) lines.push(loose.trim());
    loose = '';
  };
  const parser = new Parser(
    {
      ontext(part) {
        if (depth > 0) return;
        if (cell !== undefined) cell += part;
        else loose += part;
      },
      onopentag(name) {
        if (silent.has(name)) depth++;
        if (depth > 0) return;
        if (name === 'tr') row = [];
        if (name === 'td' || name === 'th') cell = '';
        if (ending.has(name)) endLine();
      },
      onclosetag(name) {
        if (silent.has(name)) depth = Math.max(0, depth - 1);
        if (depth > 0) return;
        if ((name === 'td' || name === 'th') && cell !== undefined) {
          row?.push(cell);
          cell = undefined;
        }
        if (name === 'tr' && row && tables.length <= maxRows) tables.push(row);
        if (ending.has(name)) endLine();
      },
    },
    { decodeEntities: true },
  );
  parser.end(text);
  endLine();
  const found = tables.length > 0 ? tables : lines.map((line) => [line]);
  return found.map((cells, at) => ({ line: at + 1, cells }));
}
