import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { type Entry, open, type ZipFile } from 'yauzl';

const openZip = promisify<string, { autoClose: boolean; lazyEntries: boolean }, ZipFile>(open);
const maxEntries = 1000;
/** What programs add to an archive besides what was packed. */
const isByTheWay = (name: string): boolean => /\/$|^__MACOSX\/|(^|\/)(\.|Thumbs\.db$)/.test(name);

/** The content of the one file in a zip archive, read anew by each call; or why it can't be read. */
export async function onlyEntry(path: string): Promise<(() => AsyncIterable<Buffer>) | { reason: string }> {
  const names = await namesIn(path).catch((error: Error) => ({ reason: `it can't be read: ${error.message}` }));
  if ('reason' in names) return names;
  const [name, ...others] = names.filter((one) => !isByTheWay(one));
  if (name === undefined) return { reason: 'the zip archive holds no file' };
  if (others.length > 0)
    return { reason: `the zip archive holds ${others.length + 1} files: unpack it and import them one by one` };
  if (/\.(xlsx?|zip|gz)$/i.test(name)) return { reason: `the zip archive holds ${name}: unpack it and import that` };
  return () => contentOf(path, name);
}

async function namesIn(path: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { entry } of entriesOf(path)) if (names.push(entry.fileName) > maxEntries) break;
  return names;
}

async function* contentOf(path: string, name: string): AsyncGenerator<Buffer> {
  for await (const { entry, zip } of entriesOf(path)) {
    if (entry.fileName !== name) continue;
    const stream = await promisify<Entry, Readable>(zip.openReadStream.bind(zip))(entry);
    yield* stream as AsyncIterable<Buffer>;
    return;
  }
}

async function* entriesOf(path: string): AsyncGenerator<{ entry: Entry; zip: ZipFile }> {
  const zip = await openZip(path, { autoClose: false, lazyEntries: true });
  try {
    for (let entry = await nextEntry(zip); entry; entry = await nextEntry(zip)) yield { entry, zip };
  } finally {
    zip.close();
  }
}

const nextEntry = (zip: ZipFile): Promise<Entry | undefined> =>
  new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      for (const name of ['entry', 'end', 'error']) zip.removeAllListeners(name);
      settle();
    };
    zip.once('entry', (entry: Entry) => end(() => resolve(entry)));
    zip.once('end', () => end(() => resolve(undefined)));
    zip.once('error', (error: Error) => end(() => reject(error)));
    zip.readEntry();
  });
