import { readFileSync } from 'node:fs';
import * as m from '#messages';
import { isReasonableZip } from '../files/check-zip';
import { htmlCells } from './formats/html-cells';
import { decode, kindOf } from './formats/kind-of';
import { orderRows, type TableRow } from './formats/order-rows';
import { pdfLines } from './formats/read-pdf';
import { separatorOf, textHeader, textRows } from './formats/read-text';
import { workbookCells } from './formats/read-workbook';
import { isBlank } from './isbn-list/isbn-in-text';
import { maxRows, maxTableRows, type RowsResult } from './isbn-list/read-result';

/** Reads the rows of a cart import file of any supported format, detected by content. */
export async function readRows(path: string): Promise<RowsResult> {
  const bytes = readFileSync(path);
  if (bytes.length === 0) return { ok: false, reason: m.upload_file_empty() };
  try {
    const table = await tableOf(bytes);
    if (!table) return { ok: false, reason: m.upload_file_unreadable() };
    const rows = orderRows(table);
    return rows.length > maxRows ? { ok: false, reason: m.upload_rows_too_many({ max: maxRows }) } : { ok: true, rows };
  } catch {
    return { ok: false, reason: m.upload_file_unreadable() };
  }
}

async function tableOf(bytes: Buffer): Promise<TableRow[] | undefined> {
  const kind = kindOf(bytes);
  if (kind === 'pdf') return (await pdfLines(bytes)).map((text, at) => ({ line: at + 1, cells: [text] }));
  if (kind === 'xls' || (kind === 'xlsx' && isReasonableZip(bytes))) return workbookCells(bytes);
  if (kind === 'html') return htmlCells(decode(bytes));
  return kind === 'text' ? textCells(decode(bytes)) : undefined;
}

function textCells(text: string): TableRow[] {
  const separator = textHeader(text)?.separator ?? separatorOf(text.slice(0, text.search(/[\r\n]|$/)));
  const table: TableRow[] = [];
  for (const { line, cells } of textRows(text, separator)) {
    if (!cells.every(isBlank)) table.push({ line, cells });
    if (table.length === maxTableRows) break;
  }
  return table;
}
