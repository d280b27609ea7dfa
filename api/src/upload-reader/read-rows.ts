import { readFileSync } from 'node:fs';
import * as m from '#messages';
import { isReasonableZip } from './formats/check-zip';
import { htmlCells } from './formats/html-cells';
import { decode, kindOf } from './formats/kind-of';
import { type Cells, orderRows } from './formats/order-rows';
import { pdfLines } from './formats/read-pdf';
import { cellsOf, linesOf, separatorOf } from './formats/read-text';
import { workbookCells } from './formats/read-workbook';
import { isBlank } from './found/isbn-in-text';
import { maxRows, type RowsResult } from './found/read-result';

/** The rows of a file that a cart is filled from, whatever kind it is; told by content. */
export async function readRows(path: string): Promise<RowsResult> {
  const bytes = readFileSync(path);
  if (bytes.length === 0) return { ok: false, reason: m.upload_file_empty() };
  try {
    const table = await tableOf(bytes);
    return table ? { ok: true, rows: orderRows(table) } : { ok: false, reason: m.upload_file_unreadable() };
  } catch {
    return { ok: false, reason: m.upload_file_unreadable() };
  }
}

async function tableOf(bytes: Buffer): Promise<Cells[] | undefined> {
  const kind = kindOf(bytes);
  if (kind === 'pdf') return (await pdfLines(bytes)).map((text, at) => ({ line: at + 1, cells: [text] }));
  if (kind === 'xls' || (kind === 'xlsx' && isReasonableZip(bytes))) return workbookCells(bytes);
  if (kind === 'html') return htmlCells(decode(bytes));
  return kind === 'text' ? textCells(decode(bytes)) : undefined;
}

function textCells(text: string): Cells[] {
  const separator = separatorOf(text.slice(0, text.search(/[\r\n]|$/)));
  const table: Cells[] = [];
  let line = 0;
  for (const one of linesOf(text)) {
    line++;
    if (!isBlank(one)) table.push({ line, cells: cellsOf(one, separator) });
    if (table.length > maxRows + 10) break;
  }
  return table;
}
