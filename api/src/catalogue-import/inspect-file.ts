import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

export interface FileFacts {
  fingerprint: string;
  size: number;
  encoding: string;
  isXml: boolean;
}

/** One pass over the bytes: what the file is known by, how long it is, and how its letters are written. */
export async function inspectFile(path: string): Promise<FileFacts> {
  const hash = createHash('sha256');
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let head = Buffer.alloc(0);
  let size = 0;
  let isUtf8 = true;
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    hash.update(chunk);
    size += chunk.length;
    if (head.length < 1024) head = Buffer.concat([head, chunk.subarray(0, 1024)]);
    isUtf8 = isUtf8 && decodes(utf8, chunk);
  }
  const encoding = encodingOf(head, isUtf8);
  return {
    fingerprint: hash.digest('hex'),
    size,
    encoding,
    isXml: new TextDecoder(encoding).decode(head).trimStart().startsWith('<'),
  };
}

function decodes(decoder: TextDecoder, chunk: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/**
 * A byte-order mark decides; else what an XML declaration says; else UTF-8 where the bytes are that, and Windows-1252.
 */
function encodingOf(head: Buffer, isUtf8: boolean): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (head[0] === 0x3c && head[1] === 0) return 'utf-16le';
  if (head[0] === 0 && head[1] === 0x3c) return 'utf-16be';
  const declared = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(
    head.toString('latin1').replace(/^\xef\xbb\xbf/, ''),
  )?.[1];
  if (declared && isKnown(declared)) return declared;
  return isUtf8 ? 'utf-8' : 'windows-1252';
}

function isKnown(encoding: string): boolean {
  try {
    return Boolean(new TextDecoder(encoding));
  } catch {
    return false;
  }
}
