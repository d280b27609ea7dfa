import type { FilterLetter } from '@bookfront/shared/routes';
import { filterGroups } from '@bookfront/shared/schemas/vocabulary';
import { bitsOfFlag, type CatalogueIndex } from '../catalogue-index/catalogue-index';
import { flagValues } from '../lines/flags';
import {
  addOthers,
  allBits,
  type Bits,
  bitsOfPositions,
  hasBit,
  hasPosition,
  keepBoth,
  keepOthers,
  noBits,
} from '../sets/bits';
import { flagsAt } from '../sets/title-rows';

/** Which titles pass: `bits` those of the whole catalogue. */
interface Test {
  bits: () => Bits;
  has: (at: number) => boolean;
}

/** The values that a path chooses in one group of filters, and the titles that pass it. */
export interface Group extends Test {
  letter: FilterLetter;
  values: readonly string[];
}

export function groupOf(index: CatalogueIndex, letter: FilterLetter, values: readonly string[]): Group[] {
  if (values.length === 0) return [];
  const tests = values.map((value) => valueTest(index, letter === 'n' ? 's' : letter, value));
  return [{ letter, values, ...testOf(letter, tests, index.size) }];
}

/** `tests`: undefined of a value that no title has. A path may choose many of them, and they cost nothing. */
function testOf(letter: FilterLetter, tests: readonly (Test | undefined)[], size: number): Test {
  const known = tests.filter((test) => test !== undefined);
  if (letter === 'n') return inverse(anyOf(known, size), size);
  if (isSingle(letter)) return anyOf(known, size);
  return known.length === tests.length ? allOf(known, size) : anyOf([], size);
}

function valueTest(index: CatalogueIndex, letter: FilterLetter, value: string): Test | undefined {
  const flag = flagValues.find((one) => one.letter === letter && one.value === value);
  if (flag) return flagTest(index, flag.bit);
  const { facets, numbers } = index.facets;
  const has = facets[numbers.get(letter + value) ?? -1]?.has;
  if (!has) return undefined;
  if ('bits' in has) return { bits: () => has.bits, has: (at) => hasBit(has.bits, at) };
  return { bits: () => bitsOfPositions(has.positions, index.size), has: (at) => hasPosition(has.positions, at) };
}

const flagTest = (index: CatalogueIndex, bit: number): Test => ({
  bits: () => bitsOfFlag(index, bit),
  has: (at) => (flagsAt(index.facets.rows, at) & bit) !== 0,
});

const inverse = ({ bits, has }: Test, size: number): Test => ({
  bits: () => othersOf(bits(), size),
  has: (at) => !has(at),
});

function othersOf(bits: Bits, size: number): Bits {
  const others = allBits(size);
  keepOthers(others, bits);
  return others;
}

/** The values of one group: whichever a title has, or all. */
const anyOf = (tests: readonly Test[], size: number): Test =>
  single(tests) ?? {
    bits: () => combine(tests, noBits(size), addOthers),
    has: (at) => tests.some((test) => test.has(at)),
  };
const allOf = (tests: readonly Test[], size: number): Test =>
  single(tests) ?? {
    bits: () => combine(tests, allBits(size), keepBoth),
    has: (at) => tests.every((test) => test.has(at)),
  };

const single = (tests: readonly Test[]): Test | undefined => (tests.length === 1 ? tests[0] : undefined);

function combine(tests: readonly Test[], buffer: Bits, add: (buffer: Bits, other: Bits) => void): Bits {
  for (const test of tests) add(buffer, test.bits());
  return buffer;
}

export const isSingle = (letter: FilterLetter): boolean =>
  filterGroups.some((group) => group.letter === letter && group.choice === 'single');
