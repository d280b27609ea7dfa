import type { FilterLetter } from '@bookfront/shared/routes';
import { type Counts, cachedCounts, hasCounts } from '../catalogue-index/cached-counts';
import { bitsOfFlag, type CatalogueIndex } from '../catalogue-index/catalogue-index';
import { addFacetCounts, endOf, firstCombination } from '../facets/combinations';
import type { Facet } from '../facets/facet-index';
import { flagValues } from '../lines/flags';
import { allBits, type Bits, countIntersection, hasBit, lowestSetBit, wordCount } from '../sets/bits';
import { ScratchBuffer } from '../sets/scratch-buffer';
import { tally } from '../sets/title-rows';
import { TitleSet } from '../sets/title-set';
import type { Titles } from './view';

/** How many of these titles have each filter value. With `letter`, only the counts of that group are complete. */
export function countTitles(index: CatalogueIndex, titles: Titles, letter?: FilterLetter): Counts {
  if (!titles)
    return cachedCounts(index, '', () => countAll(index, new TitleSet({ bits: allBits(index.size) }, index.size)));
  const { name } = titles;
  const isWhole = !letter || (name !== undefined && hasCounts(index, name)) || isCountingCheaper(index, titles, letter);
  const count = () => (isWhole ? countAll(index, titles) : countGroup(index, titles, letter));
  if (name === undefined) return count();
  return cachedCounts(index, isWhole ? name : `${name}\n${letter}`, count);
}

/** Whether counting each title is cheaper than intersecting the group's sets. */
function isCountingCheaper(index: CatalogueIndex, titles: TitleSet, letter: FilterLetter): boolean {
  const sets =
    (index.facets.byLetter.get(letter) ?? []).length + flagValues.filter((flag) => flag.letter === letter).length;
  return titles.count * wordsToATitle < sets * wordCount(index.size);
}

function countAll({ facets: { facets, combinations, rows } }: CatalogueIndex, titles: TitleSet): Counts {
  const tallied = scratch.take(endOf(combinations)).fill(0);
  tally(rows, titles.from, tallied);
  const counts = new Uint32Array(facets.length);
  addFacetCounts(combinations, tallied, counts);
  return { facets: counts, flags: flagCounts(tallied.subarray(0, firstCombination)) };
}

const scratch = new ScratchBuffer();

/** Intersects these titles with each set of the group. */
function countGroup(index: CatalogueIndex, { bits }: TitleSet, letter: FilterLetter): Counts {
  const counts = new Uint32Array(index.facets.facets.length);
  for (const number of index.facets.byLetter.get(letter) ?? [])
    counts[number] = countFacet(bits, index.facets.facets[number]);
  return {
    facets: counts,
    flags: flagValues.map((flag) =>
      flag.letter === letter ? countIntersection(bits, bitsOfFlag(index, flag.bit)) : 0,
    ),
  };
}

/** Counting one title costs as much as counting 64 words of a bit set. */
const wordsToATitle = 64;

function countFacet(bits: Bits, facet: Facet | undefined): number {
  if (!facet) return 0;
  return 'bits' in facet.has ? countIntersection(bits, facet.has.bits) : countListed(bits, facet.has.positions);
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
        ofBits[lowestSetBit(rest)] = (ofBits[lowestSetBit(rest)] ?? 0) + count;
  }
  return flagValues.map(({ bit }) => ofBits[lowestSetBit(bit)] ?? 0);
}
