import { type FilterLetter, filterLetters } from '@bookfront/shared/routes';
import type { CatalogueIndex } from '../catalogue-index/catalogue-index';
import { fillBits, intersectWith, wordCount } from '../sets/bits';
import { ScratchBuffer } from '../sets/scratch-buffer';
import { TitleSet } from '../sets/title-set';
import { type Group, groupOf } from './filter-group';

export type Selection = Partial<Record<FilterLetter, string[]>>;

/** Undefined: the whole catalogue. */
export type Titles = TitleSet | undefined;

/** Parses the fields of browse/get: values joined by '|', each percent-encoded. A broken escape is taken literally. */
export function selectionOf(payload: Partial<Record<FilterLetter, string | undefined>>): Selection {
  const selection: Selection = {};
  for (const letter of filterLetters) {
    const values = (payload[letter] ?? '').split('|').filter(Boolean).map(decode);
    if (values.length > 0) selection[letter] = [...new Set(values)];
  }
  return selection;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The titles of a view, and for each filter group the titles without that group's choice, which its counts are taken
 * from. For many titles both use a scratch buffer: `shown` is valid until the next await, `without` until it is called
 * again.
 */
export interface View {
  shown: Titles;
  without: (letter: FilterLetter) => Titles;
}

/** Checking one title against every group costs about as much as intersecting the bits of 256. */
const titlesPerCheck = 256;

/**
 * Filters the titles found (undefined: all) by every group with a choice. In an 'every' group each value narrows the
 * view; in a 'single' group any of the values matches; `n` excludes subjects.
 */
export function viewOf(index: CatalogueIndex, found: Titles, selection: Selection): View {
  const groups = filterLetters.flatMap((letter) => groupOf(index, letter, selection[letter] ?? []));
  if (groups.length === 0) return { shown: found, without: () => found };
  return found && found.count * titlesPerCheck < index.size
    ? viewOfFew(found, groups)
    : viewOfMany(index, found, groups);
}

/** Names are cache keys (cached-counts.ts), and a path may choose anything: a view with a longer name is not cached. */
const longestName = 500;

/** The cache key of the titles that match these groups. */
function nameOf(found: Titles, groups: readonly Pick<Group, 'letter' | 'values'>[]): string | undefined {
  if (groups.length === 0 || (found && found.name === undefined)) return found?.name;
  const name = JSON.stringify([found?.name ?? '', ...groups.map(({ letter, values }) => [letter, ...values])]);
  return name.length <= longestName ? name : undefined;
}

const failsSeveral = 255;
/** Checks each title against every group and records the group that it fails, if it fails only one. */
function viewOfFew(found: TitleSet, groups: readonly Group[]): View {
  const failed = failuresOf(found.positions, groups);
  const without = (letter?: FilterLetter) => {
    const positions = selectPositions(
      found.positions,
      failed,
      1 + groups.findIndex((group) => group.letter === letter),
    );
    return new TitleSet({ positions }, found.size, nameOf(found, allBut(groups, letter)));
  };
  return { shown: without(), without };
}

const allBut = <One extends { letter: FilterLetter }>(
  groups: readonly One[],
  letter: FilterLetter | undefined,
): One[] => groups.filter((group) => group.letter !== letter);

/** For each position: 0 if it matches all groups, the number (from 1) of the only group that it fails, or `several`. */
function failuresOf(positions: Uint32Array, groups: readonly Group[]): Uint8Array {
  const failed = new Uint8Array(positions.length);
  for (let i = 0; i < positions.length; i++) {
    const at = positions[i] ?? 0;
    for (let group = 0; group < groups.length; group++) {
      if (groups[group]?.has(at)) continue;
      if (failed[i] === 0) failed[i] = group + 1;
      else {
        failed[i] = failsSeveral;
        break;
      }
    }
  }
  return failed;
}

/** The positions that match every group (0), or that fail only this group. */
function selectPositions(positions: Uint32Array, failed: Uint8Array, group = 0): Uint32Array {
  const taken = new Uint32Array(positions.length);
  let count = 0;
  for (let i = 0; i < positions.length; i++)
    if (failed[i] === 0 || failed[i] === group) taken[count++] = positions[i] ?? 0;
  return taken.subarray(0, count);
}

const scratch = { shown: new ScratchBuffer(), without: new ScratchBuffer() };
/** Intersects bit sets, a word of 32 titles at a time. */
function viewOfMany({ size }: CatalogueIndex, found: Titles, groups: readonly Group[]): View {
  const sets = groups.map(({ letter, values, bits }) => ({ letter, values, bits: bits() }));
  const intersect = (room: ScratchBuffer, on: typeof sets) => {
    if (on.length === 0) return found;
    const buffer = room.take(wordCount(size));
    if (found) buffer.set(found.bits);
    else fillBits(buffer, size);
    for (const { bits } of on) intersectWith(buffer, bits);
    return new TitleSet({ bits: buffer }, size, nameOf(found, on));
  };
  return {
    shown: intersect(scratch.shown, sets),
    without: (letter) => intersect(scratch.without, allBut(sets, letter)),
  };
}
