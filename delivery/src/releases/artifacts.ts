import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@bookfront/shared/contract';

/** The store's metadata of one file that browsers may get. */
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
  /** Differs if a refused upload is repeated under the same version with other content. */
  contentHash: string;
  info: Release;
  files: Record<string, StoredFile>;
}

/**
 * Stores the files of releases: in a folder for one machine. A store for many machines would use `root` as its cache.
 */
export interface ArtifactStore {
  /** The folder that the renderer may read: <root>/<name>/<version>/. */
  root: string;
  get(name: string, version: string): StoredRelease | undefined;
  /** Makes an empty folder for a release, which isn't served until `commit`. */
  draft(): string;
  /** Moves the draft to <root>/<name>/<version>/, atomically. */
  commit(draft: string, name: string, version: string): void;
  remove(name: string, version: string): void;
}

const safeName = /^[a-z][a-z0-9_-]{0,60}$/;
const safeVersion = /^[0-9A-Za-z][0-9A-Za-z.+-]{0,80}$/;
const isSafe = (name: string, version: string) => safeName.test(name) && safeVersion.test(version);
export const filesIndex = 'files-index.json';
const drafts = '.draft-';

/**
 * Opens the releases below `dataDir`/releases. Caches what it read, since folders never change. Deletes leftover
 * drafts.
 */
export function openArtifacts(dataDir: string): ArtifactStore {
  const root = path.join(dataDir, 'releases');
  mkdirSync(root, { recursive: true });
  for (const entry of readdirSync(root))
    if (entry.startsWith(drafts)) rmSync(path.join(root, entry), { recursive: true, force: true });
  const known = new Map<string, StoredRelease>();
  const folderOf = (name: string, version: string) => path.join(root, name, version);
  let count = 0;

  return {
    root,
    get(name, version) {
      if (!isSafe(name, version)) return undefined;
      const key = `${name}/${version}`;
      const found = known.get(key) ?? readRelease(folderOf(name, version));
      if (found) known.set(key, found);
      return found;
    },
    draft() {
      const dir = path.join(root, `${drafts}${process.pid}-${count++}`);
      mkdirSync(dir);
      return dir;
    },
    commit(draft, name, version) {
      const target = folderOf(name, version);
      mkdirSync(path.dirname(target), { recursive: true });
      rmSync(target, { recursive: true, force: true });
      renameSync(draft, target);
    },
    remove(name, version) {
      known.delete(`${name}/${version}`);
      rmSync(folderOf(name, version), { recursive: true, force: true });
    },
  };
}

/** Defaults for fields that older builds don't write. */
const missingFields = { commit: '', time: '', provides: {}, consumes: {} };

function readRelease(dir: string): StoredRelease | undefined {
  const index = path.join(dir, filesIndex);
  if (!existsSync(index)) return undefined;
  const text = readFileSync(path.join(dir, 'release.json'), 'utf8');
  const info: Release = { ...missingFields, ...JSON.parse(text) };
  const contentHash = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  return {
    name: info.name,
    version: info.version,
    dir,
    contentHash,
    info,
    files: JSON.parse(readFileSync(index, 'utf8')),
  };
}
