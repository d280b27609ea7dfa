import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@bookfront/shared/contract';

/** What the store keeps of one file that browsers may get. */
export interface StoredFile {
  type: string;
  etag: string;
  encodings: ('br' | 'gzip')[];
}

/** A release in its immutable folder. */
export interface StoredRelease {
  name: string;
  version: string;
  dir: string;
  info: Release;
  files: Record<string, StoredFile>;
}

/** Which release of each package pages use now; `previous` is the last good one before it. */
export type LiveTable = Record<string, { version: string; previous?: string }>;

export interface ReleaseStore {
  root: string;
  get(name: string, version: string): StoredRelease | undefined;
  live(): LiveTable;
  setLive(name: string, version: string): void;
}

const safeName = /^[a-z][a-z0-9_-]{0,60}$/;
const safeVersion = /^[0-9A-Za-z][0-9A-Za-z.+-]{0,80}$/;
const recheckMs = 500;

/** The releases below `dataDir`/releases. Folders never change, so what was read once is kept. */
export function openStore(dataDir: string): ReleaseStore {
  const root = path.join(dataDir, 'releases');
  mkdirSync(root, { recursive: true });
  const known = new Map<string, StoredRelease>();
  const table = liveTable(path.join(root, 'live.json'));

  return {
    root,
    live: table.read,
    setLive: table.set,
    get(name, version) {
      if (!safeName.test(name) || !safeVersion.test(version)) return undefined;
      const key = `${name}/${version}`;
      const found = known.get(key) ?? readRelease(path.join(root, name, version));
      if (found) known.set(key, found);
      return found;
    },
  };
}

export const filesIndex = 'files-index.json';

function readRelease(dir: string): StoredRelease | undefined {
  const index = path.join(dir, filesIndex);
  if (!existsSync(index)) return undefined;
  const info: Release = JSON.parse(readFileSync(path.join(dir, 'release.json'), 'utf8'));
  return { name: info.name, version: info.version, dir, info, files: JSON.parse(readFileSync(index, 'utf8')) };
}

/** live.json, read anew at most twice a second, so that a release goes live without a restart. */
function liveTable(file: string) {
  let kept: LiveTable = {};
  let readAt = Number.NEGATIVE_INFINITY;
  function read(): LiveTable {
    if (Date.now() - readAt < recheckMs) return kept;
    readAt = Date.now();
    if (existsSync(file)) kept = JSON.parse(readFileSync(file, 'utf8'));
    return kept;
  }
  function set(name: string, version: string): void {
    const before = read()[name];
    if (before?.version === version) return;
    kept = { ...kept, [name]: { version, ...(before ? { previous: before.version } : {}) } };
    writeFileSync(`${file}.new`, `${JSON.stringify(kept, null, 2)}\n`);
    renameSync(`${file}.new`, file);
  }
  return { read, set };
}
