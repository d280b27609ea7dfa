import { createHash } from 'node:crypto';
import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { inspectBytes } from './inspect-file';
import { onixEntries } from './onix/reading/onix-source';
import { tableEntries } from './table/table-source';
import type { ImportEntry, ImportTarget } from './values/import-entry';
import { workbookText } from './workbook-text';
import { onlyEntry } from './zip-entry';

export interface Source {
  fingerprint: string;
  kind: 'feed' | 'list';
  encoding: string;
  entries: AsyncIterable<ImportEntry>;
  /** The share of the file read so far, 0 to 1. */
  share: () => number;
}
const maxUnpacked = 4 * 1024 ** 3;

/**
 * Opens an ONIX file, a table or an Excel workbook, recognized by its first bytes. One file may be packed with gzip or
 * zip, a workbook may not. A file of another kind has one entry that says what to do.
 */
export async function openSource(path: string, target: ImportTarget, encoding?: string): Promise<Source> {
  const start = firstBytes(path);
  const isWorkbook = start.startsWith('d0cf11e0') || (start.startsWith('504b0304') && (await isXlsx(path)));
  if (isWorkbook) return workbookSource(path, target);
  if (start.startsWith('504b')) {
    const content = await onlyEntry(path);
    return 'reason' in content ? unusable(content.reason) : textSource(() => limited(content()), target, encoding);
  }
  if (start.startsWith('1f8b')) return textSource(() => limited(unpacked(path)), target, encoding);
  return textSource(() => createReadStream(path, { highWaterMark: 128 * 1024 }), target, encoding);
}

/** What fails on the way ends the stream with its error. */
const unpacked = (path: string): Readable => pipeline(createReadStream(path), createGunzip(), () => undefined);

async function textSource(
  open: () => AsyncIterable<Buffer>,
  target: ImportTarget,
  named: string | undefined,
): Promise<Source> {
  const facts = await inspectBytes(open(), named).catch((error: Error) => ({
    reason: `it can't be read: ${error.message}`,
  }));
  if ('reason' in facts) return unusable(facts.reason);
  const { fingerprint, size, encoding, kind } = facts;
  if (kind === 'empty') return unusable('it is empty');
  if (kind === 'packed') return unusable('it is packed twice: unpack it and import that');
  if (kind === 'pdf') return unusable('it is a PDF: ask for the list as ONIX, CSV or Excel');
  if (facts.candidates) return unusable(unclear(facts.candidates));
  let read = 0;
  async function* text(): AsyncGenerator<string> {
    const decoder = new TextDecoder(encoding);
    for await (const chunk of open()) {
      read += chunk.length;
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder.decode();
  }
  return {
    fingerprint,
    kind: kind === 'xml' ? 'feed' : 'list',
    encoding,
    entries: kind === 'xml' ? onixEntries(text(), target) : tableEntries(text(), target),
    share: () => (size === 0 ? 1 : read / size),
  };
}

const unclear = (candidates: readonly string[]): string =>
  `its bytes don't tell its encoding${candidates.length > 0 ? `, which may be ${candidates.join(' or ')}` : ''}: name it, as in --encoding ${candidates[0] ?? 'shift_jis'}`;

async function workbookSource(path: string, target: ImportTarget): Promise<Source> {
  const lines = await workbookText(path);
  if ('reason' in lines) return unusable(lines.reason);
  const hash = createHash('sha256');
  for (const line of lines) hash.update(line);
  return {
    fingerprint: hash.digest('hex'),
    kind: 'list',
    encoding: 'utf-8',
    entries: tableEntries(each(lines), target, 'sure'),
    share: () => 1,
  };
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

function unusable(reason: string): Source {
  async function* entries(): AsyncGenerator<ImportEntry> {
    yield { kind: 'broken', place: { record: 1, line: 0 }, reason };
  }
  return { fingerprint: '', kind: 'list', encoding: '', entries: entries(), share: () => 1 };
}

/** Fails if a small file unpacks to more than a shop's disk would hold. */
export async function* limited(chunks: AsyncIterable<Buffer>, max = maxUnpacked): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > max) throw new Error(`it unpacks to more than ${max / 1024 ** 3} GB`);
    yield chunk;
  }
}

function firstBytes(path: string): string {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(8);
    return head.subarray(0, readSync(file, head, 0, 8, 0)).toString('hex');
  } finally {
    closeSync(file);
  }
}

/** The names of an archive's files stand uncompressed in its first and last bytes. */
async function isXlsx(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>)
    if (chunk.includes('[Content_Types].xml') || chunk.includes('xl/')) return true;
  return false;
}
