import type { FilterLetter } from '@bookfront/shared/routes';
import { splitFacets } from '../lines/line';
import { allBits, type Bits, emptyBits, setBit } from '../sets/bits';
import { newRows, rowLength, type TitleRows, tally } from '../sets/title-rows';
import { Uint32List } from '../sets/uint32-list';
import { facetKey, withSpacedSlashes } from '../text/facet-key';
import { addFacetCounts, type Combinations, CombinationsBuilder, endOf, firstCombination } from './combinations';

/** A filter value, as most titles spell it, and its titles: as bits if they are many, else as ascending positions. */
export interface Facet {
  letter: FilterLetter;
  value: string;
  has: { bits: Bits } | { positions: Uint32Array };
  /** Of a subject: the number of the one that it is nested under, -1 if no title has that; and its last part. */
  above: number;
  lastPart: string;
}

/** Numbered filter values that change only with the title, and each title's flags and combinations of values. */
export interface FacetIndex {
  facets: Facet[];
  /** By `facetKey`. */
  numbers: Map<string, number>;
  byLetter: Map<FilterLetter, number[]>;
  combinations: Combinations;
  rows: TitleRows;
}

/** The number of a filter value in any spelling; -1 if no title has it. */
export const facetNumber = ({ numbers }: FacetIndex, letter: FilterLetter, value: string): number =>
  numbers.get(facetKey(letter + value)) ?? -1;

export class FacetIndexBuilder {
  private readonly numbers = new Map<string, number>();
  private readonly spellings = new Map<string, { number: number; count: number }>();
  private readonly combinations = new CombinationsBuilder();
  /** Consecutive rows in the format of TitleRows. */
  private readonly cells = new Uint32List();

  /** Subjects and other values form separate combinations: together there would be too many. */
  add(facets: string, flags: number): void {
    const [subjects, others]: [number[], number[]] = [[], []];
    for (const facet of splitFacets(facets)) {
      const among = facet.startsWith('s') ? subjects : others;
      const number = this.numberOf(facet);
      if (!among.includes(number)) among.push(number);
    }
    for (const number of [flags, this.combinations.numberOf(subjects), this.combinations.numberOf(others)])
      this.cells.push(number);
  }

  private numberOf(facet: string): number {
    const spelling = this.spellings.get(facet);
    if (spelling) {
      spelling.count++;
      return spelling.number;
    }
    const key = facetKey(facet);
    const number = this.numbers.get(key) ?? this.numbers.size;
    this.numbers.set(key, number);
    this.spellings.set(facet, { number, count: 1 });
    return number;
  }

  /** The most frequent spelling of each value; of equally frequent ones the best seller's. */
  private usualSpellings(): string[] {
    const usual: { facet: string; count: number }[] = [];
    for (const [facet, { number, count }] of this.spellings)
      if (count > (usual[number]?.count ?? 0)) usual[number] = { facet, count };
    this.spellings.clear();
    return usual.map(({ facet }) => facet);
  }

  finish(): FacetIndex {
    const size = this.cells.length / rowLength;
    const combinations = this.combinations.finish();
    const rows = newRows(size, endOf(combinations));
    for (let i = 0; i < rows.length; i++) rows[i] = this.cells.at(i);
    this.cells.clear();
    const counts = countAll(rows, combinations, this.numbers.size);
    const facets = this.usualSpellings().map((facet, number) => ({
      ...emptyFacet(facet, counts[number] ?? 0, size),
      ...placeOf(facet, this.numbers),
    }));
    fillFacets(facets, rows, combinations);
    return { facets, numbers: this.numbers, byLetter: byLetter(facets), combinations, rows };
  }
}

function countAll(rows: TitleRows, combinations: Combinations, number: number): Uint32Array {
  const tallied = new Uint32Array(endOf(combinations));
  tally(rows, { bits: allBits(rows.length / rowLength) }, tallied);
  const counts = new Uint32Array(number);
  addFacetCounts(combinations, tallied, counts);
  return counts;
}

function byLetter(facets: readonly Facet[]): FacetIndex['byLetter'] {
  const numbers: FacetIndex['byLetter'] = new Map();
  for (const [number, { letter }] of facets.entries()) {
    const ofLetter = numbers.get(letter) ?? [];
    ofLetter.push(number);
    numbers.set(letter, ofLetter);
  }
  return numbers;
}

const separator = ' / ';
/** 'Fiction / Classics' is nested under 'Fiction' as 'Classics'. */
function placeOf(facet: string, numbers: ReadonlyMap<string, number>): Pick<Facet, 'above' | 'lastPart'> {
  const value = withSpacedSlashes(facet.slice(1));
  const end = value.lastIndexOf(separator);
  return {
    above: end === -1 ? -1 : (numbers.get(facetKey(facet.slice(0, 1) + value.slice(0, end))) ?? -1),
    lastPart: end === -1 ? facet.slice(1) : value.slice(end + separator.length),
  };
}

function emptyFacet(facet: string, count: number, size: number): Omit<Facet, 'above' | 'lastPart'> {
  const has = count * 128 > size ? { bits: emptyBits(size) } : { positions: new Uint32Array(count) };
  return { letter: facet[0] as FilterLetter, value: facet.slice(1), has };
}

/** Adds each title to the facets of its combinations. */
function fillFacets(all: readonly Facet[], rows: TitleRows, { starts, facets }: Combinations): void {
  const filled = new Uint32Array(all.length);
  for (let cell = 0; cell < rows.length; cell++) {
    const n = (rows[cell] ?? 0) - firstCombination;
    if (n < 0) continue;
    for (let i = starts[n] ?? 0; i < (starts[n + 1] ?? 0); i++)
      addPosition(all[facets[i] ?? 0], Math.floor(cell / rowLength), filled, facets[i] ?? 0);
  }
}

function addPosition(facet: Facet | undefined, at: number, filled: Uint32Array, number: number): void {
  if (!facet) return;
  if ('bits' in facet.has) setBit(facet.has.bits, at);
  else facet.has.positions[filled[number] ?? 0] = at;
  filled[number] = (filled[number] ?? 0) + 1;
}
