import type { FilterLetter } from '@bookfront/shared/routes';
import { allBits, type Bits, countBoth, hasBit } from '../catalogue-index/bits';
import { bitsOfFlag, type CatalogueIndex, type Counts, keptCounts, knownCounts } from '../catalogue-index/catalogue-index';
import { endOf, firstCombination, spread } from '../catalogue-index/combinations';
import type { Facet } from '../catalogue-index/facet-index';
import { flagValues } from '../catalogue-index/flags';
import { tally } from '../catalogue-index/title-rows';
import { TitleSet } from '../catalogue-index/title-set';
import type { Titles } from './view';

/** How many of these titles have each filter value, or at least each of one group (`letter`). */
export function countTitles(index: CatalogueIndex, titles: Titles, letter?: FilterLetter): Counts {
  if (!titles) return keptCounts(index, '', () => countAnew(index, new TitleSet({ bits: allBits(index.size) }, index.size)));
  const { name } = titles;
  const count = () => (letter ? countGroup(index, titles, letter) : countAnew(index, titles));
  return name === undefined ? count() : (knownCounts(index, name) ?? keptCounts(index, letter ? `${name}\n${letter}` : name, count));
}

function countAnew({ facets: { facets, combinations, rows } }: CatalogueIndex, titles: TitleSet): Counts {
  const tallied = emptySheet(endOf(combinations));
  tally(rows, titles.from, tallied);
  const counts = new Uint32Array(facets.length);
  spread(combinations, tallied, counts);
  return { facets: counts, flags: flagCounts(tallied.subarray(0, firstCombination)) };
}

let paper = new Uint32Array();
/** One sheet for all counts: each is done with it before the next begins. */
function emptySheet(length: number): Uint32Array {
  if (paper.length < length) paper = new Uint32Array(length);
  return paper.subarray(0, length).fill(0);
}

/** Of many titles the sets of the group are laid over each other; few are counted sooner. */
function countGroup(index: CatalogueIndex, titles: TitleSet, letter: FilterLetter): Counts {
  const numbers = index.facets.byLetter.get(letter) ?? [];
  const flags = flagValues.filter((flag) => flag.letter === letter);
  if (titles.count * wordsToATitle < (numbers.length + flags.length) * (index.size >>> 5)) return countAnew(index, titles);
  const { bits } = titles;
  const counts = new Uint32Array(index.facets.facets.length);
  for (const number of numbers) counts[number] = countFacet(bits, index.facets.facets[number]);
  return { facets: counts, flags: flagValues.map((flag) => (flags.includes(flag) ? countBoth(bits, bitsOfFlag(index, flag.bit)) : 0)) };
}

/** While a title is counted so many words of a set are. */
const wordsToATitle = 64;

function countFacet(bits: Bits, facet: Facet | undefined): number {
  if (!facet) return 0;
  return 'bits' in facet.has ? countBoth(bits, facet.has.bits) : countListed(bits, facet.has.positions);
}

function countListed(bits: Bits, positions: Uint32Array): number {
  let count = 0;
  for (let i = 0; i < positions.length; i++) if (hasBit(bits, positions[i] ?? 0)) count++;
  return count;
}

/** `tallied`: how many titles have each combination of flags. */
function flagCounts(tallied: Uint32Array): number[] {
  const ofBits = new Uint32Array(firstBitOf(tallied.length));
  for (let flags = 0; flags < tallied.length; flags++) {
    const count = tallied[flags] ?? 0;
    if (count > 0) for (let rest = flags; rest !== 0; rest &= rest - 1) ofBits[firstBitOf(rest)] = (ofBits[firstBitOf(rest)] ?? 0) + count;
  }
  return flagValues.map(({ bit }) => ofBits[firstBitOf(bit)] ?? 0);
}

const firstBitOf = (bits: number): number => 31 - Math.clz32(bits & -bits);
