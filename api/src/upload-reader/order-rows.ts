import { z } from 'zod';
import { isColumnName } from './read-text';

/** A row as it was written: `line` counts from 1. */
const orderRowSchema = z.object({ line: z.number().int(), isbn: z.string().max(60), qty: z.string().max(20) });
export type OrderRow = z.infer<typeof orderRowSchema>;

/** Rows in their order; those beyond `mostRows` are left unread. */
export const mostRows = 2000;
const refusal = z.object({ ok: z.literal(false), reason: z.string() });
export const rowsOutcomeSchema = z.discriminatedUnion('ok', [z.object({ ok: z.literal(true), rows: z.array(orderRowSchema).max(mostRows) }), refusal]);
export type RowsOutcome = z.infer<typeof rowsOutcomeSchema>;

const isQuantityName = (name: string): boolean => /^(qty|quantity|copies|count)\.?$/i.test(name.trim());
const headerWithin = 10;

/** A row of cells, with its place. */
export interface Cells {
  line: number;
  cells: readonly string[];
}

/**
 * P2§5: rows of a table whose header names a column `isbn` and one `qty`. Without such a header a row's first cell, or a line's first word, is
 * the ISBN and the last the quantity. Nothing is judged here: a row without one of the two keeps it empty.
 */
export function orderRows(table: readonly Cells[]): OrderRow[] {
  const at = table.slice(0, headerWithin).findIndex(({ cells }) => cells.some(isColumnName));
  const header = table[at]?.cells ?? [];
  const [isbn, qty] = [header.findIndex(isColumnName), header.findIndex(isQuantityName)];
  const rows = table.slice(at + 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const read = at === -1 ? looseRow : ({ line, cells }: Cells) => cut(line, cells[isbn] ?? '', qty === -1 ? '' : (cells[qty] ?? ''));
  return rows.slice(0, mostRows).map(read);
}

function looseRow({ line, cells }: Cells): OrderRow {
  const text = cells
    .map((cell) => cell.trim())
    .join(' ')
    .trim();
  const parts = /^([\dXx -]*[\dXx])[\s,;x×*:]+(\d{1,6})$/.exec(text);
  const isTogether = parts && parts[1]?.replace(/[^\dXx]/g, '').length !== undefined && /^(\d{9}[\dXx]|\d{13})$/.test(parts[1].replace(/[^\dXx]/g, ''));
  return isTogether ? cut(line, parts[1] ?? '', parts[2] ?? '') : cut(line, text, '');
}

const cut = (line: number, isbn: string, qty: string): OrderRow => ({
  line,
  isbn: isbn.trim().slice(0, 60).toWellFormed(),
  qty: qty.trim().slice(0, 20).toWellFormed(),
});
