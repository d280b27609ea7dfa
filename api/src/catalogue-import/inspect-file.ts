import { createHash } from 'node:crypto';
import { EncodingEvidence, type EncodingVerdict } from './encoding-evidence';
import { Utf8Evidence } from './utf8-evidence';

export interface FileFacts {
  fingerprint: string;
  size: number;
  encoding: string;
  /** Instead of the encoding those that it may be: the bytes don't tell which. */
  candidates?: readonly string[];
  kind: 'xml' | 'table' | 'empty' | 'pdf' | 'packed';
}
const headLength = 4096;

/** Reads the bytes once for their fingerprint, size and encoding. `named`: the encoding that the importer knows. */
export async function inspectBytes(bytes: AsyncIterable<Buffer>, named?: string): Promise<FileFacts> {
  const hash = createHash('sha256');
  const evidence = new Utf8Evidence();
  const others = new EncodingEvidence();
  let head = Buffer.alloc(0);
  let size = 0;
  for await (const chunk of bytes) {
    hash.update(chunk);
    size += chunk.length;
    if (head.length < headLength) head = Buffer.concat([head, chunk.subarray(0, headLength)]);
    evidence.add(chunk);
    others.add(chunk);
  }
  const verdict = named === undefined ? encodingOf(head, evidence, others) : { encoding: named };
  const candidates = 'candidates' in verdict ? verdict.candidates : undefined;
  const encoding = 'encoding' in verdict ? verdict.encoding : 'windows-1252';
  // read in another encoding it is another file
  if (named !== undefined) hash.update(named);
  const kind = isPacked(head) ? 'packed' : kindOf(new TextDecoder(encoding).decode(head));
  return { fingerprint: hash.digest('hex'), size, encoding, ...(candidates && { candidates }), kind };
}

const isPacked = (head: Buffer): boolean => /^(1f8b08|504b0304)/.test(head.subarray(0, 4).toString('hex'));

function kindOf(head: string): FileFacts['kind'] {
  const start = head.trimStart();
  if (start === '') return 'empty';
  if (start.startsWith('%PDF-')) return 'pdf';
  return start.startsWith('<') ? 'xml' : 'table';
}

/**
 * A byte-order mark decides; then the bytes: what has sequences that only UTF-8 has is UTF-8, whatever it declares, and
 * what declares UTF-8 without being it is what its bytes look like.
 */
function encodingOf(head: Buffer, evidence: Utf8Evidence, others: EncodingEvidence): EncodingVerdict {
  if (head[0] === 0xff && head[1] === 0xfe) return { encoding: 'utf-16le' };
  if (head[0] === 0xfe && head[1] === 0xff) return { encoding: 'utf-16be' };
  const wide = wideEncoding(head);
  if (wide) return { encoding: wide };
  const declared = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(
    head.toString('latin1').replace(/^\xef\xbb\xbf/, ''),
  )?.[1];
  const known = declared ? knownEncoding(declared) : undefined;
  if (evidence.isUtf8 && (evidence.valid > 0 || !known)) return { encoding: 'utf-8' };
  const isOther = known !== undefined && known !== 'utf-8' && !known.startsWith('utf-16');
  if (evidence.isUtf8 && !isOther) return { encoding: 'utf-8' };
  return others.verdict(isOther ? known : '');
}

/** UTF-16 without a mark: every other byte of the names and separators of a header is 0. */
function wideEncoding(head: Buffer): string | undefined {
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const enough = head.length / 5;
  if (odd > enough && even * 10 < odd) return 'utf-16le';
  return even > enough && odd * 10 < even ? 'utf-16be' : undefined;
}

/** The decoder's name of an encoding in any spelling. */
export function knownEncoding(encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding).encoding;
  } catch {
    return undefined;
  }
}
