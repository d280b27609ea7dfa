import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import type { ArtifactStore } from './artifacts';

/** A line of a script: the release, its file, and the line within it. */
export interface ScriptPosition {
  name: string;
  version: string;
  file: string;
  line: number;
}

/** A line of a joined file as a line of the release that it came from; undefined: no such file or line. */
export type FindInJoined = (hash: string, line: number) => ScriptPosition | undefined;

const maxMaps = 24;
const maxFrames = 20;
/** Of one text: a map is read and decoded when it is first needed. */
const maxMapsOfText = 4;
const frame = /(?:https?:\/\/[^\s/()]+)?\/(remotes|bundle)\/([\w@.+/-]{1,300}\.js):(\d{1,7}):(\d{1,7})/g;

/**
 * Names the source's file and line for a script's position in the text of an error. The maps lie beside the scripts in
 * the store and are served to nobody (finish-draft.ts leaves them out of what browsers may get).
 */
export function createSourcePositions(store: Pick<ArtifactStore, 'get'>, findInJoined: FindInJoined) {
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
            : findInJoined(address.replace(/\.js$/, ''), Number(line));
        return originalOf(position, Number(column), used) ?? whole;
      });
    },
  };
}
export type SourcePositions = ReturnType<typeof createSourcePositions>;

/**
 * The maps that were read last, by their release's content: a refused upload may come again under its version. What is
 * not there is not remembered.
 */
function createMaps(store: Pick<ArtifactStore, 'get'>) {
  const maps = new LRUCache<string, TraceMap>({ max: maxMaps });
  return {
    /** `used`: keys of the maps that one text has taken; beyond its share it gets none. */
    get({ name, version, file }: ScriptPosition, used: Set<string>): TraceMap | undefined {
      const release = store.get(name, version);
      if (!release || !Object.hasOwn(release.files, file)) return undefined;
      const key = `${name}/${release.contentHash}/${file}`;
      if (!used.has(key) && used.size >= maxMapsOfText) return undefined;
      used.add(key);
      const map = maps.get(key) ?? readMap(path.join(release.dir, `${file}.map`));
      if (map) maps.set(key, map);
      return map;
    },
  };
}

/** Of a script's address below /remotes/. */
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
