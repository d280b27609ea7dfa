import type { FilterLetter } from '@bookfront/shared/routes';
import { type Bits, countBoth, hasBit } from '../catalogue-index/bits';
import { bitsOfFlag, type CatalogueIndex, type Counts, countsOnce } from '../catalogue-index/catalogue-index';
import type { Facet } from '../catalogue-index/facet-index';
import { flagValues } from '../catalogue-index/flags';
import type { Titles } from './view';

/**
 * How many of these titles have each filter value, or each of one group (`letter`). Few titles are looked at one by one, each once; of many
 * the sets are laid over each other.
 */
export function countTitles(index: CatalogueIndex, titles: Titles, letter?: FilterLetter): Counts {
  if (!titles) {
    index.totals ??= countAll(index);
    return index.totals;
  }
  if (letter) return titles.count * 64 < index.size ? countOneByOne(index, titles.positions) : countSets(index, titles.bits, letter);
  return countsOnce(index, titles, () => (titles.count * 40 < index.size ? countOneByOne(index, titles.positions) : countSets(index, titles.bits)));
}

/** Of two sets that have no title in common. */
export const addCounts = (a: Counts, b: Counts): Counts => ({
  facets: Uint32Array.from(a.facets, (count, at) => count + (b.facets[at] ?? 0)),
  flags: Array.from(a.flags, (count, at) => count + (b.flags[at] ?? 0)),
});

function countOneByOne(index: CatalogueIndex, titles: Uint32Array): Counts {
  const { starts, ofTitle, facets } = index.facets;
  const counts = new Uint32Array(facets.length);
  const combinations = new Uint32Array(1 << 13);
  for (let i = 0; i < titles.length; i++) {
    const at = titles[i] ?? 0;
    const end = starts[at + 1] ?? 0;
    for (let j = starts[at] ?? 0; j < end; j++) {
      const number = ofTitle[j] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
    const flags = index.flags[at] ?? 0;
    combinations[flags] = (combinations[flags] ?? 0) + 1;
  }
  return { facets: counts, flags: flagCounts(combinations) };
}

function countSets(index: CatalogueIndex, bits: Bits, letter?: FilterLetter): Counts {
  const isWanted = (one: { letter: FilterLetter }) => letter === undefined || one.letter === letter;
  return {
    facets: index.facets.facets.map((facet) => (isWanted(facet) ? countFacet(bits, facet) : 0)),
    flags: flagValues.map((flag) => (isWanted(flag) ? countBoth(bits, bitsOfFlag(index, flag.bit)) : 0)),
  };
}

function countFacet(bits: Bits, { has }: Facet): number {
  if ('bits' in has) return countBoth(bits, has.bits);
  let count = 0;
  for (let i = 0; i < has.positions.length; i++) if (hasBit(bits, has.positions[i] ?? 0)) count++;
  return count;
}

/** Of the whole catalogue facets are counted already. */
function countAll(index: CatalogueIndex): Counts {
  const combinations = new Uint32Array(1 << 13);
  for (let at = 0; at < index.size; at++) {
    const flags = index.flags[at] ?? 0;
    combinations[flags] = (combinations[flags] ?? 0) + 1;
  }
  return { facets: index.facets.facets.map((facet) => facet.count), flags: flagCounts(combinations) };
}

function flagCounts(combinations: Uint32Array): number[] {
  const counts = flagValues.map(() => 0);
  for (let flags = 0; flags < combinations.length; flags++) {
    const count = combinations[flags] ?? 0;
    if (count > 0) for (const [at, { bit }] of flagValues.entries()) if ((flags & bit) !== 0) counts[at] = (counts[at] ?? 0) + count;
  }
  return counts;
}
