/** What may be imported into a cart, and how a pasted list becomes a file (P2§4, P2§5). Pure. */

import { toIsbn13 } from '@bookfront/shared/format';
import type { ImportRow } from '@bookfront/shared/schemas';
import { limits, messages } from '@bookfront/shared/schemas/limits';

/** '.txt, .pdf, .xls, .xlsx, .html or .csv' */
export const kinds = limits.upload.types.join(', ').replace(/, ([^,]+)$/, ' or $1');

/** Why a file is not sent at all, in words (CRT-46, CRT-47); undefined: it may be. What is in it, the api judges. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!limits.upload.types.some((type) => name.toLowerCase().endsWith(type)))
    return `Files of this kind can’t be imported. Please choose ${kinds}.`;
  if (size > limits.upload.bytes) return `${messages.fileTooLarge}.`;
  return size === 0 ? 'This file is empty.' : undefined;
}

/**
 * A pasted list as the import's own table: a line each, an ISBN and, after it, how many of it (one where the line does
 * not say).
 */
export const tableOf = (text: string): string =>
  ['isbn,qty', ...text.split(/\r?\n/).filter(hasText).map(rowOf)].join('\n');

/** Characters of a line with one number and how many of it. */
const longest = 300;
const hasText = (line: string) => line.trim() !== '';

function rowOf(line: string): string {
  const text = line
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  const [, before = '', qty = ''] = (text.length <= longest && /^(.*\S)[\s,;x×*:]+(\d{1,6})$/.exec(text)) || [];
  const isbn = before.replace(/(?:\s*[×*:]|\s+x)$/, '');
  return toIsbn13(isbn) ? `${plain(isbn)},${qty}` : `${plain(line)},1`;
}

/** Without the signs that separate columns. */
const plain = (text: string) => text.replace(/[",;\t]/g, ' ').trim();

export const canProcess = (rows: readonly ImportRow[]): boolean => rows.some(({ success }) => success);
