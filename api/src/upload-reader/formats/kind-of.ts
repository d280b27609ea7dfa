export type FileKind = 'pdf' | 'xlsx' | 'xls' | 'html' | 'text';

/** Detected by the first bytes, whatever the file name says; undefined for other formats. */
export function kindOf(bytes: Buffer): FileKind | undefined {
  const head = bytes.subarray(0, 4096);
  if (head.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))) return 'xlsx';
  if (head.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1') return 'xls';
  if (!isText(head)) return undefined;
  return /^\W*(<!--[\s\S]*?-->\s*)?<(!doctype html|html|head|body|table|div|ul|ol|p)\b/i.test(decode(head))
    ? 'html'
    : 'text';
}

/** UTF-16 has a byte-order mark; other text has no unusual control characters. */
function isText(head: Buffer): boolean {
  if (encodingOf(head) !== 'utf-8') return head.length % 2 === 0 || head.length < 4096;
  return !head.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27 && byte !== 26));
}

function encodingOf(bytes: Buffer): 'utf-16le' | 'utf-16be' | 'utf-8' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}

/** Decodes by byte-order mark, else as UTF-8, else as Windows-1252; drops the mark. */
export function decode(bytes: Buffer): string {
  const encoding = encodingOf(bytes);
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // as a stream: at once, Node 20 reads Windows-1252 as Latin-1, and quotes as control characters
    return new TextDecoder('windows-1252').decode(bytes, { stream: true });
  }
}
