import { Parser } from 'htmlparser2';
import { type Cells, mostRows } from './order-rows';

/** The rows of a page's tables; of a page without one its lines. */
export function htmlCells(text: string): Cells[] {
  const tables: string[][] = [];
  const lines: string[] = [];
  let [row, cell, loose]: [string[] | undefined, string | undefined, string] = [undefined, undefined, ''];
  const endLine = () => {
    if (loose.trim() !== '' && lines.length <= mostRows) lines.push(loose.trim());
    loose = '';
  };
  const parser = new Parser(
    {
      ontext(part) {
        if (cell !== undefined) cell += part;
        else loose += part;
      },
      onopentag(name) {
        if (name === 'tr') row = [];
        if (name === 'td' || name === 'th') cell = '';
        if (breaking.has(name)) endLine();
      },
      onclosetag(name) {
        if ((name === 'td' || name === 'th') && cell !== undefined) {
          row?.push(cell);
          cell = undefined;
        }
        if (name === 'tr' && row && tables.length <= mostRows) tables.push(row);
        if (breaking.has(name)) endLine();
      },
    },
    { decodeEntities: true },
  );
  parser.end(text);
  endLine();
  const found = tables.length > 0 ? tables : lines.map((line) => [line]);
  return found.map((cells, at) => ({ line: at + 1, cells }));
}

const breaking = new Set(['p', 'div', 'li', 'br', 'h1', 'h2', 'h3', 'pre']);
