import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import type { ArtifactStore } from './artifacts';

/** A line of a script: its release, file and line number. */
export interface ScriptPosition {
  name: string;
  version: string;
  file: string;
  line: number;
}

/** Finds the release's line behind a line of a bundle; undefined: no such bundle or line. */
export type FindInBundle = (hash: string, line: number) => ScriptPosition | undefined;

const maxMaps = 24;
const maxFrames = 20;
/** Maps are read and decoded on first use; this limits how many one text can load. */
const maxMapsPerText = 4;
const frame = /(?:https?:\/\/[^\s/()]+)?\/(remotes|bundle)\/([\w@.+/-]{1,300}\.js):(\d{1,7}):(\d{1,7})/g;

/**
 * Replaces script positions in the text of an error with the source's file and line. The maps are stored beside the
 * scripts and never served (finish-draft.ts leaves them out of the index).
 */
export function createSourcePositions(store: Pick<ArtifactStore, 'get'>, findInBundle: FindInBundle) {
  const maps = createMaps(store);

  function originalOf(position: ScriptPosition | undefined, column: number, used: Set<string>): string | undefined {
    const map = position && maps.get(position, used);
    // columns of a stack count from 1, those of a map from 0
    const found = map && originalPositionFor(map, { line: position.line, column: Math.max(0, column - 1) });
    return found?.source ? `${position?.name}@${position?.version} ${found.source}:${found.line}` : undefined;
  }

  return {
    /**
     * `text` with 'mf_item@1.4.0 mf-item/src/item-page/item-view.tsx:31' in place of each position that a map knows.
     */
    inText(text: string): string {
      let frames = 0;
      const used = new Set<string>();
      return text.replace(frame, (whole: string, kind: string, address: string, line: string, column: string) => {
        frames += 1;
        if (frames > maxFrames) return whole;
        const position =
          kind === 'remotes'
            ? positionIn(address, Number(line))
            : findInBundle(address.replace(/\.js$/, ''), Number(line));
        return originalOf(position, Number(column), used) ?? whole;
      });
    },
  };
}
export type SourcePositions = ReturnType<typeof createSourcePositions>;

/**
 * Caches maps by the content of their release, since a refused upload may be repeated under its version. Missing maps
 * aren't cached.
 */
function createMaps(store: Pick<ArtifactStore, 'get'>) {
  const maps = new LRUCache<string, TraceMap>({ max: maxMaps });
  return {
    /** `used`: keys of the maps that the text has used; beyond the limit it gets none. */
    get({ name, version, file }: ScriptPosition, used: Set<string>): TraceMap | undefined {
      const release = store.get(name, version);
      if (!release || !Object.hasOwn(release.files, file)) return undefined;
      const key = `${name}/${release.contentHash}/${file}`;
      if (!used.has(key) && used.size >= maxMapsPerText) return undefined;
      used.add(key);
      const map = maps.get(key) ?? readMap(path.join(release.dir, `${file}.map`));
      if (map) maps.set(key, map);
      return map;
    },
  };
}

/** The position for an address below /remotes/. */
function positionIn(address: string, line: number): ScriptPosition | undefined {
  const [name, version, ...rest] = address.split('/');
  return name && version && rest.length > 0 ? { name, version, file: rest.join('/'), line } : undefined;
}

function readMap(file: string): TraceMap | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return new TraceMap(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
