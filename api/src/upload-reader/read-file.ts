import { readFileSync } from 'node:fs';
import * as m from '#messages';
import { isReasonableZip } from '../files/check-zip';
import { decode, kindOf } from './formats/kind-of';
import { readHtml } from './formats/read-html';
import { readPdf } from './formats/read-pdf';
import { readText } from './formats/read-text';
import { readWorkbook } from './formats/read-workbook';
import type { ListResult, ReadList } from './isbn-list/read-result';

export async function readFile(path: string): Promise<ListResult> {
  const bytes = readFileSync(path);
  if (bytes.length === 0) return { ok: false, reason: m.upload_file_empty() };
  try {
    const list = await readBytes(bytes);
    return list ? { ok: true, list } : { ok: false, reason: m.upload_file_unreadable() };
  } catch {
    return { ok: false, reason: m.upload_file_unreadable() };
  }
}

async function readBytes(bytes: Buffer): Promise<ReadList | undefined> {
  const kind = kindOf(bytes);
  if (kind === 'pdf') return readPdf(bytes);
  if (kind === 'xls') return readWorkbook(bytes);
  if (kind === 'xlsx') return isReasonableZip(bytes) ? readWorkbook(bytes) : undefined;
  if (kind === 'html') return readHtml(decode(bytes));
  return kind === 'text' ? readText(decode(bytes)) : undefined;
}
