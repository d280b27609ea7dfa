/** What may be imported into a cart, and how a pasted list becomes a file (P2 §4, P2 §5). Pure. */

import { toIsbn13 } from '@bookfront/shared/format';
import type { ImportRow } from '@bookfront/shared/schemas';
import { fileKinds, fileRefusal } from '@bookfront/shared/ui/file-refusal';
import * as m from '#messages';

/** Tells the shopper why a file can't be sent (CRT-46, CRT-47); undefined: it can. */
export const refusalText = (file: Pick<File, 'name' | 'size'>): string | undefined =>
  fileRefusal(file, {
    kind: () => m.import_file_kind_refused({ kinds: fileKinds() }),
    'too-large': m.import_file_too_large,
    empty: m.import_file_empty,
  });

/** Turns a pasted list into the import's CSV: one ISBN a line with its quantity, 1 where the line has none. */
export const tableOf = (text: string): string =>
  ['isbn,qty', ...text.split(/\r?\n/).filter(hasText).map(rowOf)].join('\n');

/** The longest line that can hold one ISBN and its quantity, in characters. */
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

/** Without the characters that separate columns. */
const plain = (text: string) => text.replace(/[",;\t]/g, ' ').trim();

export const canProcess = (rows: readonly ImportRow[]): boolean => rows.some(({ success }) => success);
