import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StoredRelease } from '../releases/artifacts';
import { brotli, gzipped } from '../releases/precompress';
import type { Composition } from '../releases/releases-for';
import { type Part, partsOf } from './page/parts';

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
  const made = new Map<string, Joined | undefined>();
  const bodies = createBodies();

  function make(pieces: Piece[]): Joined | undefined {
    const present = pieces.filter((piece) => existsSync(path.join(releasesRoot, piece.path)));
    if (present.length === 0) return undefined;
    const { text, parts } = join(releasesRoot, present);
    const { hash, integrity } = bodies.keep(Buffer.from(text));
    writeFileSync(path.join(tables, `${hash}.json`), JSON.stringify(present));
    return { hash, src: `/bundle/${hash}.js`, integrity, parts };
  }

  return {
    /** For the page `id` of these releases; undefined where there is nothing to join. */
    forPage(id: string | undefined, releases: Composition): Joined | undefined {
      const key = `${id} ${releases.key}`;
      if (made.size > mostMade) made.clear();
      if (!made.has(key)) made.set(key, make(piecesOf(partsOf(id, releases), isReachable)));
      return made.get(key);
    },
    /** The file of that name, made anew where this edge has never made it. */
    body(hash: string): JoinedBody | undefined {
      const table = path.join(tables, `${hash}.json`);
      if (!bodies.get(hash) && existsSync(table)) make(JSON.parse(readFileSync(table, 'utf8')));
      return bodies.get(hash);
    },
  };
}
export type JoinedFiles = ReturnType<typeof createJoined>;

const mostBodies = 120;
const mostMade = 2000;

/**
 * Joined files by the hash of their content, each compressed once; the oldest are made anew when they are asked for
 * again.
 */
function createBodies() {
  const bodies = new Map<string, JoinedBody>();
  return {
    get: (hash: string) => bodies.get(hash),
    keep(plain: Buffer): Pick<Joined, 'hash' | 'integrity'> {
      const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
      if (!bodies.has(hash)) bodies.set(hash, { plain, br: brotli(plain), gzip: gzipped(plain) });
      if (bodies.size > mostBodies) bodies.delete(bodies.keys().next().value ?? '');
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
