import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { StoredRelease } from '../../releases/artifacts';
import { hasOwnGlobal } from '../../releases/global-name';
import { brotli, gzipped } from '../../releases/precompress';
import type { ScriptPosition } from '../../releases/source-positions';
import type { Composition } from '../../rollout/releases-for';
import { type Part, partsOf } from './parts';

/** One script with all entries and exposes of a route. `parts`: the line that each release's file starts on. */
export interface RouteBundle {
  hash: string;
  src: string;
  integrity: string;
  parts: { release: string; line: number }[];
}
export interface BundleBody {
  plain: Buffer;
  br: () => Promise<Buffer>;
  gzip: () => Promise<Buffer>;
}
interface BundledFile {
  release: string;
  path: string;
}

/**
 * Builds bundles and names them by their content, so that every edge builds the same one from the same releases. Stores
 * the list of a bundle's files below `dataDir`/bundles, so that old pages find theirs after a restart.
 */
export function createRouteBundles({
  dataDir,
  releasesRoot,
  isReachable,
}: {
  dataDir: string;
  releasesRoot: string;
  isReachable: (name: string) => boolean;
}) {
  const tablesDir = path.join(dataDir, 'bundles');
  mkdirSync(tablesDir, { recursive: true });
  const built = new LRUCache<string, { bundle: RouteBundle | undefined }>({ max: maxBuilt });
  const bodies = createBodies();
  const offsets = new LRUCache<string, ReturnType<typeof findOffsets>>({ max: maxBodies });

  function build(files: BundledFile[]): RouteBundle | undefined {
    const present = files.filter((file) => existsSync(path.join(releasesRoot, file.path)));
    if (present.length === 0) return undefined;
    const { text, parts } = concatenate(releasesRoot, present);
    const { hash, integrity } = bodies.add(Buffer.from(text));
    writeFileSync(path.join(tablesDir, `${hash}.json`), JSON.stringify(present));
    return { hash, src: `/bundle/${hash}.js`, integrity, parts };
  }

  function offsetsOf(hash: string): { file: Omit<ScriptPosition, 'line'>; start: number }[] {
    const table = path.join(tablesDir, `${hash}.json`);
    if (!/^[\w-]{22}$/.test(hash) || (!offsets.has(hash) && !existsSync(table))) return [];
    const known = offsets.get(hash) ?? findOffsets(releasesRoot, JSON.parse(readFileSync(table, 'utf8')));
    offsets.set(hash, known);
    return known;
  }

  return {
    /** For the page `id` of these releases; undefined if they have no files for it. */
    forPage(id: string | undefined, releases: Composition): RouteBundle | undefined {
      const key = `${id} ${releases.key}`;
      const known = built.get(key) ?? { bundle: build(filesOf(partsOf(id, releases), isReachable)) };
      built.set(key, known);
      return known.bundle;
    },
    /** The release's file and line behind a line of a bundle. */
    find(hash: string, line: number): ScriptPosition | undefined {
      const found = offsetsOf(hash).findLast(({ start }) => start <= line);
      return found && { ...found.file, line: line - found.start + 1 };
    },
    /** The bundle of that name, rebuilt from its list of files if it isn't in memory. */
    body(hash: string): BundleBody | undefined {
      const table = path.join(tablesDir, `${hash}.json`);
      if (!bodies.get(hash) && existsSync(table)) build(JSON.parse(readFileSync(table, 'utf8')));
      return bodies.get(hash);
    },
  };
}
export type RouteBundles = ReturnType<typeof createRouteBundles>;

const maxBodies = 120;
const maxBuilt = 2000;

/** Compresses for the first client that asks, and keeps the result. */
function once(compress: () => Promise<Buffer>): () => Promise<Buffer> {
  let made: Promise<Buffer> | undefined;
  return () => {
    made ??= compress();
    return made;
  };
}

/** Bundles by the hash of their content, each compressed once. The least recently used are dropped. */
function createBodies() {
  const bodies = new LRUCache<string, BundleBody>({ max: maxBodies });
  return {
    get: (hash: string) => bodies.get(hash),
    add(plain: Buffer): Pick<RouteBundle, 'hash' | 'integrity'> {
      const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
      // nearly every browser takes Brotli: compressed while the page that names the bundle is on its way
      const br = bodies.has(hash) ? undefined : brotli(plain);
      if (br) bodies.set(hash, { plain, br: () => br, gzip: once(() => gzipped(plain)) });
      return { hash, integrity: `sha384-${createHash('sha384').update(plain).digest('base64')}` };
    },
  };
}

/**
 * Each remote's entry, then the files of its exposes, without duplicates. A standard remote comes by its own address,
 * from which it tells where its chunks are.
 */
function filesOf(parts: Part[], isReachable: (name: string) => boolean): BundledFile[] {
  const reachable = parts.filter(({ release }) => isReachable(release.name) && hasOwnGlobal(release));
  const files = reachable.flatMap(({ release, info }) => [
    fileOf(release, release.info.entry),
    ...info.files.filter((file) => file.endsWith('.js')).map((file) => fileOf(release, file)),
  ]);
  return [...new Map(files.map((file) => [file.path, file])).values()];
}
const fileOf = (release: StoredRelease, file: string): BundledFile => ({
  release: `${release.name}@${release.version}`,
  path: `${release.name}/${release.version}/${file}`,
});

/**
 * Tells the browser to compile the whole script on a background thread while it loads, since all of it runs at once.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Starts each file on a line of its own, so that the line of an error identifies the release. */
function concatenate(root: string, files: BundledFile[]): { text: string; parts: RouteBundle['parts'] } {
  let text = compileHint;
  let line = 2;
  const parts: RouteBundle['parts'] = [];
  for (const file of files) {
    const code = `${readFileSync(path.join(root, file.path), 'utf8').trimEnd()}\n;\n`;
    parts.push({ release: file.release, line });
    line += code.split('\n').length - 1;
    text += code;
  }
  return { text, parts };
}

/** The files of a bundle with the line that each starts on. */
function findOffsets(root: string, files: BundledFile[]): { file: Omit<ScriptPosition, 'line'>; start: number }[] {
  return concatenate(root, files).parts.map((part, i) => {
    const [name = '', version = '', ...rest] = files[i]?.path.split('/') ?? [];
    return { file: { name, version, file: rest.join('/') }, start: part.line };
  });
}
