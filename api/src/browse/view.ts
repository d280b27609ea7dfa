import { type FilterLetter, filterLetters } from '@bookfront/shared/routes';
import { filterGroups } from '@bookfront/shared/schemas/vocabulary';
import { allBits, type Bits, bitsOfPositions, hasBit, keepBoth, keepOthers, noBits } from '../catalogue-index/bits';
import { bitsOfFlag, type CatalogueIndex } from '../catalogue-index/catalogue-index';
import { flagValues } from '../catalogue-index/flags';
import { flagsAt, hasFacet } from '../catalogue-index/title-rows';
import { noTitles, TitleSet } from '../catalogue-index/title-set';

export type Selection = Partial<Record<FilterLetter, string[]>>;

/** Undefined: all of the catalogue. */
export type Titles = TitleSet | undefined;

/** The fields of browse/get as values: joined by '|', each percent-encoded. A broken escape is taken as it stands. */
export function selectionOf(payload: Partial<Record<FilterLetter, string | undefined>>): Selection {
  const selection: Selection = {};
  for (const letter of filterLetters) {
    const values = (payload[letter] ?? '').split('|').filter(Boolean).map(decode);
    if (values.length > 0) selection[letter] = [...new Set(values)].slice(0, 50);
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

/** What a view shows, and which titles the choice in one group alone takes away: those that a click on another of its values may bring. */
export interface View {
  shown: Titles;
  lost: (letter: FilterLetter) => TitleSet;
}

/** While a title is looked at by each group, so many titles' bits are laid over each other. */
const titlesToALook = 256;

/**
 * Of what was found (or of all titles) those that pass every group that something is chosen in. Within one group: values of an 'every'
 * group narrow each other; of a 'single' group that a path gives two, either will do. `n` takes subjects away.
 */
export function viewOf(index: CatalogueIndex, found: Titles, selection: Selection): View {
  const groups = filterLetters.flatMap((letter) => groupOf(index, letter, selection[letter] ?? []));
  if (groups.length === 0) return { shown: found, lost: () => noTitles(index.size) };
  return found && found.count * titlesToALook < index.size ? viewOfFew(found, groups) : viewOfMany(index, found, groups);
}

interface Group extends Test {
  letter: FilterLetter;
}

const several = 255;
/** Each title is looked at once: which group it fails, if only one. */
function viewOfFew({ positions, size }: TitleSet, groups: readonly Group[]): View {
  const failed = failuresOf(positions, groups);
  const taken = (wanted: number) => new TitleSet({ positions: chosen(positions, failed, wanted) }, size);
  const lost = (letter: FilterLetter) => {
    const number = groups.findIndex((group) => group.letter === letter);
    return number === -1 ? noTitles(size) : taken(number + 1);
  };
  return { shown: taken(0), lost };
}

/** For each position: 0 where it passes, else the number of the one group (from 1) that it fails, or `several`. */
function failuresOf(positions: Uint32Array, groups: readonly Group[]): Uint8Array {
  const failed = new Uint8Array(positions.length);
  for (let i = 0; i < positions.length; i++) {
    const at = positions[i] ?? 0;
    for (let group = 0; group < groups.length; group++) {
      if (groups[group]?.has(at)) continue;
      if (failed[i] === 0) failed[i] = group + 1;
      else {
        failed[i] = several;
        break;
      }
    }
  }
  return failed;
}

function chosen(positions: Uint32Array, failed: Uint8Array, wanted: number): Uint32Array {
  const taken = new Uint32Array(positions.length);
  let count = 0;
  for (let i = 0; i < positions.length; i++) if (failed[i] === wanted) taken[count++] = positions[i] ?? 0;
  return taken.subarray(0, count);
}

/** Sets are laid over each other, a word of 32 titles at a time. */
function viewOfMany({ size }: CatalogueIndex, found: Titles, groups: readonly Group[]): View {
  const sets = groups.map(({ bits }) => bits());
  const all = () => (found ? found.bits.slice() : allBits(size));
  const within = (from: Bits, but?: number) => {
    for (const [number, set] of sets.entries()) if (number !== but) keepBoth(from, set);
    return new TitleSet({ bits: from }, size);
  };
  const lost = (letter: FilterLetter) => {
    const number = groups.findIndex((group) => group.letter === letter);
    const set = sets[number];
    if (!set) return noTitles(size);
    const others = all();
    keepOthers(others, set);
    return within(others, number);
  };
  return { shown: within(all()), lost };
}

/** `bits`: those of the whole catalogue that pass. */
interface Test {
  bits: () => Bits;
  has: (at: number) => boolean;
}

function groupOf(index: CatalogueIndex, letter: FilterLetter, values: readonly string[]): Group[] {
  if (values.length === 0) return [];
  const tests = values.map((value) => (letter === 'n' ? inverse(valueTest(index, 's', value), index.size) : valueTest(index, letter, value)));
  const [only, more] = tests;
  if (only && !more) return [{ letter, ...only }];
  return [{ letter, ...(isSingle(letter) ? either(tests) : every(tests)) }];
}

function valueTest(index: CatalogueIndex, letter: FilterLetter, value: string): Test {
  const flag = flagValues.find((one) => one.letter === letter && one.value === value);
  if (flag) return flagTest(index, flag.bit);
  const { facets, numbers, rows } = index.facets;
  const number = numbers.get(letter + value) ?? -1;
  const has = facets[number]?.has;
  if (!has) return { bits: () => noBits(index.size), has: () => false };
  if ('bits' in has) return { bits: () => has.bits, has: (at) => hasBit(has.bits, at) };
  return { bits: () => bitsOfPositions(has.positions, index.size), has: (at) => hasFacet(rows, at, number) };
}

const flagTest = (index: CatalogueIndex, bit: number): Test => ({
  bits: () => bitsOfFlag(index, bit),
  has: (at) => (flagsAt(index.facets.rows, at) & bit) !== 0,
});

const inverse = ({ bits, has }: Test, size: number): Test => ({ bits: () => allBut(bits(), size), has: (at) => !has(at) });

function allBut(bits: Bits, size: number): Bits {
  const others = allBits(size);
  keepOthers(others, bits);
  return others;
}

/** The values of one group: whichever a title has, or all. */
const either = (tests: readonly Test[]): Test => ({
  bits: () => tests.map((test) => test.bits()).reduce((all, more) => all.map((word, i) => word | (more[i] ?? 0))),
  has: (at) => tests.some((test) => test.has(at)),
});
const every = (tests: readonly Test[]): Test => ({
  bits: () => tests.map((test) => test.bits()).reduce((all, more) => all.map((word, i) => word & (more[i] ?? 0))),
  has: (at) => tests.every((test) => test.has(at)),
});

export const isSingle = (letter: FilterLetter): boolean => filterGroups.some((group) => group.letter === letter && group.choice === 'single');
