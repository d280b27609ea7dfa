import { createHash } from 'node:crypto';
import { Utf8Evidence } from './utf8-evidence';

export interface FileFacts {
  fingerprint: string;
  size: number;
  encoding: string;
  kind: 'xml' | 'table' | 'empty' | 'pdf';
}
const headLength = 4096;

/** Reads the bytes once for their fingerprint, size and encoding. */
export async function inspectBytes(bytes: AsyncIterable<Buffer>): Promise<FileFacts> {
  const hash = createHash('sha256');
  const evidence = new Utf8Evidence();
  let head = Buffer.alloc(0);
  let size = 0;
  for await (const chunk of bytes) {
    hash.update(chunk);
    size += chunk.length;
    if (head.length < headLength) head = Buffer.concat([head, chunk.subarray(0, headLength)]);
    evidence.add(chunk);
  }
  const encoding = encodingOf(head, evidence);
  return { fingerprint: hash.digest('hex'), size, encoding, kind: kindOf(new TextDecoder(encoding).decode(head)) };
}

function kindOf(head: string): FileFacts['kind'] {
  const start = head.trimStart();
  if (start === '') return 'empty';
  if (start.startsWith('%PDF-')) return 'pdf';
  return start.startsWith('<') ? 'xml' : 'table';
}

/**
 * A byte-order mark decides; then the bytes: what has sequences that only UTF-8 has is UTF-8, whatever it declares, and
 * what declares UTF-8 without being it is Windows-1252.
 */
function encodingOf(head: Buffer, evidence: Utf8Evidence): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (head[0] === 0x3c && head[1] === 0) return 'utf-16le';
  if (head[0] === 0 && head[1] === 0x3c) return 'utf-16be';
  const declared = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(
    head.toString('latin1').replace(/^\xef\xbb\xbf/, ''),
  )?.[1];
  const known = declared ? knownName(declared) : undefined;
  if (evidence.isUtf8 && (evidence.valid > 0 || !known)) return 'utf-8';
  if (known && known !== 'utf-8' && !known.startsWith('utf-16')) return known;
  return evidence.isUtf8 ? 'utf-8' : 'windows-1252';
}

function knownName(encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding).encoding;
  } catch {
    return undefined;
  }
}
