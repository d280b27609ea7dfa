import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@bookfront/shared/contract';
import { mediaType } from './media-type';
import { compressFile } from './precompress';
import { filesIndex, type ReleaseStore, type StoredFile } from './store';

/** Puts the release built in `source` into the store, unless it is there already, and makes it live. */
export async function install(store: ReleaseStore, source: string): Promise<void> {
  const info: Release = JSON.parse(readFileSync(path.join(source, 'release.json'), 'utf8'));
  if (!store.get(info.name, info.version)) await copy(store, source, info);
  store.setLive(info.name, info.version);
}

/** A half-copied folder is never seen: it gets its name last. */
async function copy(store: ReleaseStore, source: string, info: Release): Promise<void> {
  const target = path.join(store.root, info.name, info.version);
  const draft = path.join(store.root, `.draft-${process.pid}-${info.name}`);
  rmSync(draft, { recursive: true, force: true });
  cpSync(source, draft, { recursive: true });
  writeFileSync(path.join(draft, filesIndex), JSON.stringify(await indexFiles(draft)));
  mkdirSync(path.dirname(target), { recursive: true });
  rmSync(target, { recursive: true, force: true });
  renameSync(draft, target);
}

async function indexFiles(dir: string): Promise<Record<string, StoredFile>> {
  const names = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(isPublic);
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await indexFile(dir, name)] as const)));
}

/** The server build, and what the edge reads itself, are no business of browsers. */
const isPublic = (name: string) =>
  !name.startsWith('server/') && !name.endsWith('.map') && !['release.json', 'routes.json', 'fonts.json', filesIndex].includes(name);

async function indexFile(dir: string, name: string): Promise<StoredFile> {
  const content = readFileSync(path.join(dir, name));
  const type = mediaType(name);
  return {
    type,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    encodings: await compressFile(path.join(dir, name), content, type),
  };
}
