import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';
import type { ArtifactStore } from './artifacts';

/** Where a script's line lies: a file of a release, and the line within it. */
export interface ScriptPlace {
  name: string;
  version: string;
  file: string;
  line: number;
}

/** A line of a joined file as a line of the release that it came from; undefined: no such file or line. */
export type FindInJoined = (hash: string, line: number) => ScriptPlace | undefined;

const maxMaps = 24;
const maxFrames = 20;
/** Of one text: a map is read and decoded at the first look. */
const maxMapsOfText = 4;
const frame = /(?:https?:\/\/[^\s/()]+)?\/(remotes|bundle)\/([\w@.+/-]{1,300}\.js):(\d{1,7}):(\d{1,7})/g;

/**
 * Names the source's file and line for a script's position in the text of an error. The maps lie beside the scripts in
 * the store and are served to nobody (finish-draft.ts leaves them out of what browsers may get).
 */
export function createSourcePositions(store: Pick<ArtifactStore, 'get'>, findInJoined: FindInJoined) {
  const maps = new LRUCache<string, TraceMap>({ max: maxMaps });

  /** By the release's mark: a refused upload may come again under its version. What is not there is not remembered. */
  function mapOf({ name, version, file }: ScriptPlace, used: Set<string>): TraceMap | undefined {
    const release = store.get(name, version);
    if (!release || !Object.hasOwn(release.files, file)) return undefined;
    const key = `${name}/${release.mark}/${file}`;
    if (!used.has(key) && used.size >= maxMapsOfText) return undefined;
    used.add(key);
    const map = maps.get(key) ?? readMap(path.join(release.dir, `${file}.map`));
    if (map) maps.set(key, map);
    return map;
  }

  function positionOf(
    [kind, address]: [kind: string, address: string],
    line: number,
    column: number,
    used: Set<string>,
  ): string | undefined {
    const place = kind === 'remotes' ? placeOf(address, line) : findInJoined(address.replace(/\.js$/, ''), line);
    const map = place && mapOf(place, used);
    // columns of a stack count from 1, those of a map from 0
    const found = map && originalPositionFor(map, { line: place.line, column: Math.max(0, column - 1) });
    return found?.source ? `${place?.name}@${place?.version} ${found.source}:${found.line}` : undefined;
  }

  return {
    /** `text` with 'mf_item@1.4.0 mf-item/src/item-page/item-view.tsx:31' in place of each position that a map knows. */
    inText(text: string): string {
      let frames = 0;
      const used = new Set<string>();
      return text.replace(frame, (whole: string, kind: string, address: string, line: string, column: string) => {
        frames += 1;
        if (frames > maxFrames) return whole;
        return positionOf([kind, address], Number(line), Number(column), used) ?? whole;
      });
    },
  };
}
export type SourcePositions = ReturnType<typeof createSourcePositions>;

function placeOf(address: string, line: number): ScriptPlace | undefined {
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
