import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIndex, type StoredFile } from './artifacts';
import { filesBelow } from './files-below';
import { mediaType } from './media-type';
import { compressFile } from './precompress';

/** Compresses a draft's files and writes the index of those that browsers may get. */
export async function finishDraft(dir: string): Promise<void> {
  const index: Record<string, StoredFile> = {};
  for (const name of filesBelow(dir).filter(isPublic)) index[name] = await indexFile(dir, name);
  writeFileSync(path.join(dir, filesIndex), JSON.stringify(index));
}

/** Leaves out the server build, maps, and files that only the edge reads. */
const isPublic = (name: string) =>
  !name.startsWith('server/') &&
  !name.endsWith('.map') &&
  !['release.json', 'routes.json', 'fonts.json', 'smoke.json', filesIndex].includes(name);

async function indexFile(dir: string, name: string): Promise<StoredFile> {
  const content = readFileSync(path.join(dir, name));
  const type = mediaType(name);
  return {
    type,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    encodings: await compressFile(path.join(dir, name), content, type),
  };
}
