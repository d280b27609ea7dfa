import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import type { StoredRelease } from './artifacts';

const known = new LRUCache<string, Sizes>({ max: 40 });
/** Module -> bytes. */
type Sizes = Map<string, number>;

/** A map is decoded at one go, while requests wait. */
const maxMapBytes = 4_000_000;

/**
 * How many bytes of a release's scripts come from each source file or library, before compression. Reads the maps one
 * after the other and lets requests through in between.
 */
export async function moduleSizes({ name, contentHash, dir, files }: StoredRelease): Promise<Sizes> {
  const key = `${name}/${contentHash}`;
  const before = known.get(key);
  if (before) return before;
  const sizes: Sizes = new Map();
  for (const file of Object.keys(files).filter((one) => one.endsWith('.js'))) {
    const map = path.join(dir, `${file}.map`);
    if (existsSync(map) && statSync(map).size <= maxMapBytes)
      addSizes(sizes, await readFile(path.join(dir, file), 'utf8'), await readFile(map, 'utf8'));
    await pause();
  }
  known.set(key, sizes);
  return sizes;
}

/** Each piece of a line, from one mapped column to the next, belongs to the source of its first column. */
function addSizes(sizes: Sizes, text: string, mapText: string): void {
  const map = readMap(mapText);
  if (!map) return;
  const lines = text.split('\n');
  const names = map.sources.map((source) => moduleName(source ?? ''));
  for (const [at, segments] of decodedMappings(map).entries())
    for (const [n, [column, source]] of segments.entries()) {
      const end = segments[n + 1]?.[0] ?? lines[at]?.length ?? column;
      const name = source === undefined ? undefined : names[source];
      if (name) sizes.set(name, (sizes.get(name) ?? 0) + Math.max(0, end - column));
    }
}

function readMap(text: string): TraceMap | undefined {
  try {
    return new TraceMap(text);
  } catch {
    return undefined;
  }
}

/** A library counts as one: 'react-dom' for all of its files. */
function moduleName(source: string): string {
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  return library ?? source;
}
