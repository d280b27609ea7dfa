import { type FilterLetter, filterLetters } from '@bookfront/shared/routes';
import { filterGroups } from '@bookfront/shared/schemas/vocabulary';
import { type Bits, bitsOfPositions, countBits, keepBoth, noBits, positionsOfBits } from '../catalogue-index/bits';
import { bitsOfFlag, type CatalogueIndex } from '../catalogue-index/catalogue-index';
import { facetOf, facetTester } from '../catalogue-index/facet-index';
import { flagValues } from '../catalogue-index/flags';

export type Selection = Partial<Record<FilterLetter, string[]>>;

/** Titles by position, ascending; undefined: all of the catalogue. */
export type Titles = Uint32Array | undefined;

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

/**
 * The titles of a view without the choice of `except` (a group whose values replace each other). Within one group: values of an
 * 'every' group narrow each other; of a 'single' group that a path gives two, either will do. `n` takes subjects away.
 */
export function narrow(index: CatalogueIndex, from: Titles, selection: Selection, except?: FilterLetter): Titles {
  const tests = filterLetters.flatMap((letter) => (letter === except ? [] : testsOf(index, letter, selection[letter] ?? [])));
  const [smallest, ...rest] = tests.toSorted((a, b) => a.most - b.most);
  if (!smallest) return from;
  if (from && from.length * 24 < index.size) return filter(from, tests);
  if (!from && smallest.listed) return filter(smallest.listed, rest);
  return throughBits(from ? bitsOfPositions(from, index.size) : noBits(index.size).fill(0xffffffff), tests);
}

/** Many titles: sets are laid over each other, a word of 32 titles at a time. */
function throughBits(bits: Bits, tests: readonly Test[]): Uint32Array {
  for (const test of tests) keepBoth(bits, test.bits());
  return positionsOfBits(bits, countBits(bits));
}

/** `most`: no more titles than so many pass; `listed`: just these, where they are few; `bits`: those of the whole catalogue that do. */
interface Test {
  most: number;
  listed?: Uint32Array;
  bits: () => Bits;
  has: (at: number) => boolean;
}

function testsOf(index: CatalogueIndex, letter: FilterLetter, values: readonly string[]): Test[] {
  if (values.length === 0) return [];
  if (letter === 'n') return values.map((value) => inverse(valueTest(index, 's', value), index.size));
  const tests = values.map((value) => valueTest(index, letter, value));
  return isSingle(letter) && tests.length > 1 ? [either(tests)] : tests;
}

function valueTest(index: CatalogueIndex, letter: FilterLetter, value: string): Test {
  const flag = flagValues.find((one) => one.letter === letter && one.value === value);
  if (flag) return flagTest(index, flag.bit);
  const facet = facetOf(index.facets, letter, value);
  if (!facet) return { most: 0, listed: new Uint32Array(), bits: () => noBits(index.size), has: () => false };
  const { has, count: most } = facet;
  if ('bits' in has) return { most, bits: () => has.bits, has: facetTester(facet) };
  return { most, listed: has.positions, bits: () => bitsOfPositions(has.positions, index.size), has: facetTester(facet) };
}

const flagTest = (index: CatalogueIndex, bit: number): Test => ({
  most: index.size,
  bits: () => bitsOfFlag(index, bit),
  has: (at) => ((index.flags[at] ?? 0) & bit) !== 0,
});

/** Without the bits behind the last title: every other set has none there. */
const inverse = ({ bits, has }: Test, size: number): Test => ({
  most: size,
  bits: () => {
    const others = bits().map((word) => ~word);
    if (size % 32 !== 0 && others.length > 0) others[others.length - 1] = (others[others.length - 1] ?? 0) & (2 ** (size % 32) - 1);
    return others;
  },
  has: (at) => !has(at),
});

/** The values of one group: whichever a title has. */
const either = (tests: readonly Test[]): Test => ({
  most: tests.reduce((sum, { most }) => sum + most, 0),
  bits: () => tests.map((test) => test.bits()).reduce((all, more) => all.map((word, i) => word | (more[i] ?? 0))),
  has: (at) => tests.some((test) => test.has(at)),
});

function filter(from: Uint32Array, tests: readonly Test[]): Uint32Array {
  let kept = from;
  for (const { has } of tests) kept = kept.filter(has);
  return kept;
}

export const isSingle = (letter: FilterLetter): boolean => filterGroups.some((group) => group.letter === letter && group.choice === 'single');
