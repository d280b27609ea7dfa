import type { FilterLetter } from '@bookfront/shared/routes';
import { bitsOfFlag, type CatalogueIndex } from '../catalogue-index/catalogue-index';
import { type Counts, hasCounts, keptCounts } from '../catalogue-index/kept-counts';
import { endOf, firstCombination, spread } from '../facets/combinations';
import type { Facet } from '../facets/facet-index';
import { flagValues } from '../lines/flags';
import { allBits, type Bits, countBoth, hasBit, lowestOf, wordsOf } from '../sets/bits';
import { ScratchBuffer } from '../sets/scratch-buffer';
import { tally } from '../sets/title-rows';
import { TitleSet } from '../sets/title-set';
import type { Titles } from './view';

/** How many of these titles have each filter value, or at least each of one group (`letter`). */
export function countTitles(index: CatalogueIndex, titles: Titles, letter?: FilterLetter): Counts {
  if (!titles)
    return keptCounts(index, '', () => countAnew(index, new TitleSet({ bits: allBits(index.size) }, index.size)));
  const { name } = titles;
  const isWhole = !letter || (name !== undefined && hasCounts(index, name)) || isCountedSooner(index, titles, letter);
  const count = () => (isWhole ? countAnew(index, titles) : countGroup(index, titles, letter));
  if (name === undefined) return count();
  return keptCounts(index, isWhole ? name : `${name}\n${letter}`, count);
}

/** Than the sets of the group are laid over them. */
function isCountedSooner(index: CatalogueIndex, titles: TitleSet, letter: FilterLetter): boolean {
  const sets =
    (index.facets.byLetter.get(letter) ?? []).length + flagValues.filter((flag) => flag.letter === letter).length;
  return titles.count * wordsToATitle < sets * wordsOf(index.size);
}

function countAnew({ facets: { facets, combinations, rows } }: CatalogueIndex, titles: TitleSet): Counts {
  const tallied = scratch.take(endOf(combinations)).fill(0);
  tally(rows, titles.from, tallied);
  const counts = new Uint32Array(facets.length);
  spread(combinations, tallied, counts);
  return { facets: counts, flags: flagCounts(tallied.subarray(0, firstCombination)) };
}

const scratch = new ScratchBuffer();

/** The sets of the group are laid over these titles. */
function countGroup(index: CatalogueIndex, { bits }: TitleSet, letter: FilterLetter): Counts {
  const counts = new Uint32Array(index.facets.facets.length);
  for (const number of index.facets.byLetter.get(letter) ?? [])
    counts[number] = countFacet(bits, index.facets.facets[number]);
  return {
    facets: counts,
    flags: flagValues.map((flag) => (flag.letter === letter ? countBoth(bits, bitsOfFlag(index, flag.bit)) : 0)),
  };
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
  const ofBits = new Uint32Array(32);
  for (let flags = 0; flags < tallied.length; flags++) {
    const count = tallied[flags] ?? 0;
    if (count > 0)
      for (let rest = flags; rest !== 0; rest &= rest - 1)
        ofBits[lowestOf(rest)] = (ofBits[lowestOf(rest)] ?? 0) + count;
  }
  return flagValues.map(({ bit }) => ofBits[lowestOf(bit)] ?? 0);
}
