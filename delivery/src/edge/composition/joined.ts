import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { StoredRelease } from '../../releases/artifacts';
import { brotli, gzipped } from '../../releases/precompress';
import type { ScriptPosition } from '../../releases/source-positions';
import type { Composition } from '../../rollout/releases-for';
import { type Part, partsOf } from './parts';

/** One file that carries a route's entries and exposes. */
export interface Joined {
  hash: string;
  src: string;
  integrity: string;
  parts: { release: string; line: number }[];
}
export interface JoinedBody {
  plain: Buffer;
  br: Promise<Buffer>;
  gzip: Promise<Buffer>;
}
interface Piece {
  release: string;
  path: string;
}

/**
 * Joined files are named by their content, and every edge makes the same one from the same releases. Which files a name
 * stands for is kept below `dataDir`/bundles, so that old pages find theirs after a restart.
 */
export function createJoined({
  dataDir,
  releasesRoot,
  isReachable,
}: {
  dataDir: string;
  releasesRoot: string;
  isReachable: (name: string) => boolean;
}) {
  const tables = path.join(dataDir, 'bundles');
  mkdirSync(tables, { recursive: true });
  const made = new LRUCache<string, { joined: Joined | undefined }>({ max: maxMade });
  const bodies = createBodies();
  const starts = new LRUCache<string, ReturnType<typeof readStarts>>({ max: maxBodies });

  function make(pieces: Piece[]): Joined | undefined {
    const present = pieces.filter((piece) => existsSync(path.join(releasesRoot, piece.path)));
    if (present.length === 0) return undefined;
    const { text, parts } = join(releasesRoot, present);
    const { hash, integrity } = bodies.keep(Buffer.from(text));
    writeFileSync(path.join(tables, `${hash}.json`), JSON.stringify(present));
    return { hash, src: `/bundle/${hash}.js`, integrity, parts };
  }

  function startsOf(hash: string): { file: Omit<ScriptPosition, 'line'>; start: number }[] {
    const table = path.join(tables, `${hash}.json`);
    if (!/^[\w-]{22}$/.test(hash) || (!starts.has(hash) && !existsSync(table))) return [];
    const known = starts.get(hash) ?? readStarts(releasesRoot, JSON.parse(readFileSync(table, 'utf8')));
    starts.set(hash, known);
    return known;
  }

  return {
    /** For the page `id` of these releases; undefined where there is nothing to join. */
    forPage(id: string | undefined, releases: Composition): Joined | undefined {
      const key = `${id} ${releases.key}`;
      const known = made.get(key) ?? { joined: make(piecesOf(partsOf(id, releases), isReachable)) };
      made.set(key, known);
      return known.joined;
    },
    /** The release's file and line that a line of a joined file came from. */
    find(hash: string, line: number): ScriptPosition | undefined {
      const piece = startsOf(hash).findLast(({ start }) => start <= line);
      return piece && { ...piece.file, line: line - piece.start + 1 };
    },
    /** The file of that name, made again where this edge has never made it. */
    body(hash: string): JoinedBody | undefined {
      const table = path.join(tables, `${hash}.json`);
      if (!bodies.get(hash) && existsSync(table)) make(JSON.parse(readFileSync(table, 'utf8')));
      return bodies.get(hash);
    },
  };
}
export type JoinedFiles = ReturnType<typeof createJoined>;

const maxBodies = 120;
const maxMade = 2000;

/** Joined files by the hash of their content, each compressed once. Those out of use are made again when asked for. */
function createBodies() {
  const bodies = new LRUCache<string, JoinedBody>({ max: maxBodies });
  return {
    get: (hash: string) => bodies.get(hash),
    keep(plain: Buffer): Pick<Joined, 'hash' | 'integrity'> {
      const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
      if (!bodies.has(hash)) bodies.set(hash, { plain, br: brotli(plain), gzip: gzipped(plain) });
      return { hash, integrity: `sha384-${createHash('sha384').update(plain).digest('base64')}` };
    },
  };
}

/** Each remote's entry, then the files of its exposes, each once. */
function piecesOf(parts: Part[], isReachable: (name: string) => boolean): Piece[] {
  const reachable = parts.filter(({ release }) => isReachable(release.name));
  const files = reachable.flatMap(({ release, info }) => [
    pieceOf(release, release.info.entry),
    ...info.files.filter((file) => file.endsWith('.js')).map((file) => pieceOf(release, file)),
  ]);
  return [...new Map(files.map((piece) => [piece.path, piece])).values()];
}
const pieceOf = (release: StoredRelease, file: string): Piece => ({
  release: `${release.name}@${release.version}`,
  path: `${release.name}/${release.version}/${file}`,
});

/** To the browser: all of this runs at once, so compile it beside the main thread, while it comes. */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Each piece begins on a line of its own, so that the line of an error tells the release. */
function join(root: string, pieces: Piece[]): { text: string; parts: Joined['parts'] } {
  let text = compileHint;
  let line = 2;
  const parts: Joined['parts'] = [];
  for (const piece of pieces) {
    const code = `${readFileSync(path.join(root, piece.path), 'utf8').trimEnd()}\n;\n`;
    parts.push({ release: piece.release, line });
    line += code.split('\n').length - 1;
    text += code;
  }
  return { text, parts };
}

/** The files of a joined file, with the line that each begins at. */
function readStarts(root: string, pieces: Piece[]): { file: Omit<ScriptPosition, 'line'>; start: number }[] {
  return join(root, pieces).parts.map((part, i) => {
    const [name = '', version = '', ...file] = pieces[i]?.path.split('/') ?? [];
    return { file: { name, version, file: file.join('/') }, start: part.line };
  });
}
