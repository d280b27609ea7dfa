import type { FilterLetter } from '@bookfront/shared/routes';
import { type Bits, countBoth, countColumns, hasBit } from '../catalogue-index/bits';
import { bitsOfFlag, type CatalogueIndex, type Counts, countsOnce } from '../catalogue-index/catalogue-index';
import type { Facet } from '../catalogue-index/facet-index';
import { flagValues } from '../catalogue-index/flags';
import { flagsAt, rowLength } from '../catalogue-index/title-rows';
import type { TitleSet } from '../catalogue-index/title-set';
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
  return letter ? countAnew(index, titles, letter) : countsOnce(index, titles, () => countAnew(index, titles));
}

/** While a title is looked at, or its marks alone, so many words of sets are counted: they are read in a row. */
const wordsToATitle = 256;
const wordsToMarks = 32;

function countAnew(index: CatalogueIndex, titles: TitleSet, letter?: FilterLetter): Counts {
  const { bits, positions } = wordsOfSets(index, letter);
  if (titles.count * wordsToATitle < bits + positions) return countOneByOne(index, titles.positions);
  return !letter && titles.count * wordsToMarks < bits ? countMarks(index, titles) : countSets(index, titles.bits, letter);
}

/** What laying sets over each other reads; a title of a short list counts as a word. */
function wordsOfSets({ size, facets: { facets } }: CatalogueIndex, letter?: FilterLetter): { bits: number; positions: number } {
  const words = { bits: flagValues.filter(isOf(letter)).length * (size >>> 5), positions: 0 };
  for (const { has } of facets.filter(isOf(letter))) {
    if ('bits' in has) words.bits += has.bits.length;
    else words.positions += has.positions.length;
  }
  return words;
}

/** Of one group, or of any. */
const isOf =
  (letter: FilterLetter | undefined) =>
  (one: { letter: FilterLetter }): boolean =>
    letter === undefined || one.letter === letter;

/** Of two sets that have no title in common. */
export const addCounts = (a: Counts, b: Counts): Counts => ({
  facets: Uint32Array.from(a.facets, (count, at) => count + (b.facets[at] ?? 0)),
  flags: Array.from(a.flags, (count, at) => count + (b.flags[at] ?? 0)),
});

function countOneByOne(index: CatalogueIndex, titles: Uint32Array): Counts {
  const { rows, facets } = index.facets;
  const { cells } = rows;
  // the place of a facet plus one, as rows have it; 0 is what ends a row
  const counts = new Uint32Array(facets.length + 1);
  const combinations = new Uint32Array(1 << 13);
  for (let i = 0; i < titles.length; i++) {
    const at = titles[i] ?? 0;
    const flags = flagsAt(rows, at);
    combinations[flags] = (combinations[flags] ?? 0) + 1;
    for (let cell = at * rowLength; cell < (at + 1) * rowLength; cell++) {
      const place = cells[cell] ?? 0;
      if (place === 0) break;
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  if (rows.more.size > 0) countMore(rows.more, titles, counts);
  return { facets: counts.subarray(1), flags: flagCounts(combinations) };
}

function countMore(more: ReadonlyMap<number, number[]>, titles: Uint32Array, counts: Uint32Array): void {
  for (const at of titles) for (const number of more.get(at) ?? []) counts[number + 1] = (counts[number + 1] ?? 0) + 1;
}

/** Flags and facets of many titles by the titles' marks, the others by their lists. */
function countMarks({ facets: { facets, rows } }: CatalogueIndex, titles: TitleSet): Counts {
  const columns = countColumns(rows.marks, rows.width, titles.positions);
  return {
    facets: facets.map(({ has }) => ('bits' in has ? (columns[32 + has.column] ?? 0) : countListed(titles.bits, has.positions))),
    flags: flagValues.map(({ bit }) => columns[31 - Math.clz32(bit)] ?? 0),
  };
}

function countSets(index: CatalogueIndex, bits: Bits, letter?: FilterLetter): Counts {
  const isWanted = isOf(letter);
  return {
    facets: index.facets.facets.map((facet) => (isWanted(facet) ? countFacet(bits, facet) : 0)),
    flags: flagValues.map((flag) => (isWanted(flag) ? countBoth(bits, bitsOfFlag(index, flag.bit)) : 0)),
  };
}

const countFacet = (bits: Bits, { has }: Facet): number => ('bits' in has ? countBoth(bits, has.bits) : countListed(bits, has.positions));

function countListed(bits: Bits, positions: Uint32Array): number {
  let count = 0;
  for (let i = 0; i < positions.length; i++) if (hasBit(bits, positions[i] ?? 0)) count++;
  return count;
}

/** Of the whole catalogue facets are counted already. */
function countAll(index: CatalogueIndex): Counts {
  const combinations = new Uint32Array(1 << 13);
  for (let at = 0; at < index.size; at++) {
    const flags = flagsAt(index.facets.rows, at);
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
