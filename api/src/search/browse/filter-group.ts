import type { FilterLetter } from '@bookfront/shared/routes';
import { filterGroups } from '@bookfront/shared/schemas/vocabulary';
import { bitsOfFlag, type CatalogueIndex } from '../catalogue-index/catalogue-index';
import { facetNumber } from '../facets/facet-index';
import { flagValues } from '../lines/flags';
import {
  allBits,
  type Bits,
  bitsOfPositions,
  emptyBits,
  hasBit,
  hasPosition,
  intersectWith,
  subtract,
  unionWith,
} from '../sets/bits';
import { flagsAt } from '../sets/title-rows';

/** A predicate on titles; `bits` gives it for the whole catalogue. */
interface TitleTest {
  bits: () => Bits;
  has: (at: number) => boolean;
}

/** The values chosen in one filter group, and which titles match them. */
export interface Group extends TitleTest {
  letter: FilterLetter;
  values: readonly string[];
}

export function groupOf(index: CatalogueIndex, letter: FilterLetter, values: readonly string[]): Group[] {
  if (values.length === 0) return [];
  const tests = values.map((value) => valueTest(index, letter === 'n' ? 's' : letter, value));
  return [{ letter, values, ...testOf(letter, tests, index.size) }];
}

/** A test is undefined if no title has the value. A path may choose many such values at no cost. */
function testOf(letter: FilterLetter, tests: readonly (TitleTest | undefined)[], size: number): TitleTest {
  const known = tests.filter((test) => test !== undefined);
  if (letter === 'n') return negate(anyOf(known, size), size);
  if (isSingle(letter)) return anyOf(known, size);
  return known.length === tests.length ? allOf(known, size) : anyOf([], size);
}

function valueTest(index: CatalogueIndex, letter: FilterLetter, value: string): TitleTest | undefined {
  const flag = flagValues.find((one) => one.letter === letter && one.value === value);
  if (flag) return flagTest(index, flag.bit);
  const has = index.facets.facets[facetNumber(index.facets, letter, value)]?.has;
  if (!has) return undefined;
  if ('bits' in has) return { bits: () => has.bits, has: (at) => hasBit(has.bits, at) };
  return { bits: () => bitsOfPositions(has.positions, index.size), has: (at) => hasPosition(has.positions, at) };
}

const flagTest = (index: CatalogueIndex, bit: number): TitleTest => ({
  bits: () => bitsOfFlag(index, bit),
  has: (at) => (flagsAt(index.facets.rows, at) & bit) !== 0,
});

const negate = ({ bits, has }: TitleTest, size: number): TitleTest => ({
  bits: () => complement(bits(), size),
  has: (at) => !has(at),
});

function complement(bits: Bits, size: number): Bits {
  const others = allBits(size);
  subtract(others, bits);
  return others;
}

/** Titles that have any of the values. */
const anyOf = (tests: readonly TitleTest[], size: number): TitleTest =>
  soleTest(tests) ?? {
    bits: () => combine(tests, emptyBits(size), unionWith),
    has: (at) => tests.some((test) => test.has(at)),
  };
const allOf = (tests: readonly TitleTest[], size: number): TitleTest =>
  soleTest(tests) ?? {
    bits: () => combine(tests, allBits(size), intersectWith),
    has: (at) => tests.every((test) => test.has(at)),
  };

const soleTest = (tests: readonly TitleTest[]): TitleTest | undefined => (tests.length === 1 ? tests[0] : undefined);

function combine(tests: readonly TitleTest[], buffer: Bits, add: (buffer: Bits, other: Bits) => void): Bits {
  for (const test of tests) add(buffer, test.bits());
  return buffer;
}

export const isSingle = (letter: FilterLetter): boolean =>
  filterGroups.some((group) => group.letter === letter && group.choice === 'single');
