import { createReadStream } from 'node:fs';
import { csvEntries } from './csv-source';
import { inspectFile } from './inspect-file';
import { onixEntries } from './onix/onix-source';
import type { ImportEntry, ImportTarget } from './values/import-entry';

export interface Source {
  fingerprint: string;
  entries: AsyncIterable<ImportEntry>;
  /** How much of the file has been read, 0 to 1. */
  share: () => number;
}

/**
 * An ONIX file (told by its first character) or a table of commas, semicolons or tabs, read as a stream in its own
 * encoding.
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
