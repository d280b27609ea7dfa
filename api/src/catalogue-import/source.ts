import { createReadStream } from 'node:fs';
import type { TitleRecord } from '../title/title-record';
import { csvEntries } from './csv-source';
import { inspectFile } from './inspect-file';
import { onixEntries } from './onix/onix-source';

/** Where a record stands in its file, both counted from 1. */
export interface Place {
  record: number;
  line: number;
}
export type ImportEntry =
  | { kind: 'title'; place: Place; eisbn: string; record: TitleRecord }
  | { kind: 'withdraw'; place: Place; eisbn: string }
  | { kind: 'bad'; place: Place; reason: string }
  /** Nothing behind this place can be read. */
  | { kind: 'broken'; place: Place; reason: string };

/** What of a shop decides how a record is read. */
export interface ImportTarget {
  currency: 'CAD' | 'USD';
  country: string;
  zone: string;
  location_id: string;
}
export interface Source {
  fingerprint: string;
  entries: AsyncIterable<ImportEntry>;
  /** How much of the file has been read, 0 to 1. */
  share: () => number;
}

/**
 * An ONIX file (told by its first sign) or a table of commas, semicolons or tabs, read as a stream in its own encoding.
 */
export async function openSource(path: string, target: ImportTarget): Promise<Source> {
  const { fingerprint, size, encoding, isXml } = await inspectFile(path);
  let read = 0;
  async function* text(): AsyncGenerator<string> {
    const decoder = new TextDecoder(encoding);
    for await (const chunk of createReadStream(path, { highWaterMark: 128 * 1024 })) {
      read += chunk.length;
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder.decode();
  }
  return {
    fingerprint,
    entries: isXml ? onixEntries(text(), target) : csvEntries(text(), target),
    share: () => (size === 0 ? 1 : read / size),
  };
}
