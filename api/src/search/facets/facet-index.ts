import type { FilterLetter } from '@bookfront/shared/routes';
import { splitFacets } from '../lines/line';
import { allBits, type Bits, noBits, setBit } from '../sets/bits';
import { newRows, rowLength, type TitleRows, tally } from '../sets/title-rows';
import { Uint32List } from '../sets/uint32-list';
import { type Combinations, CombinationsBuilder, endOf, firstCombination, spread } from './combinations';

/** A value of a filter and the titles that have it: where they are many as bits; else their positions, ascending. */
export interface Facet {
  letter: FilterLetter;
  value: string;
  has: { bits: Bits } | { positions: Uint32Array };
}

/**
 * Filter values that stay while a title does, by number; and of each title its flags and its combinations of values.
 */
export interface FacetIndex {
  facets: Facet[];
  numbers: Map<string, number>;
  byLetter: Map<FilterLetter, number[]>;
  combinations: Combinations;
  rows: TitleRows;
}

export class FacetIndexBuilder {
  private readonly numbers = new Map<string, number>();
  private readonly combinations = new CombinationsBuilder();
  /** Row after row, as TitleRows have them. */
  private readonly cells = new Uint32List();

  /**
   * A title has several subjects, and a value or two of each other group: all together would have many combinations.
   */
  add(facets: string, flags: number): void {
    const [subjects, others]: [number[], number[]] = [[], []];
    for (const facet of splitFacets(facets)) (facet.startsWith('s') ? subjects : others).push(this.numberOf(facet));
    for (const number of [flags, this.combinations.numberOf(subjects), this.combinations.numberOf(others)])
      this.cells.push(number);
  }

  private numberOf(facet: string): number {
    const known = this.numbers.get(facet);
    if (known !== undefined) return known;
    this.numbers.set(facet, this.numbers.size);
    return this.numbers.size - 1;
  }

  finish(): FacetIndex {
    const size = this.cells.length / rowLength;
    const combinations = this.combinations.finish();
    const rows = newRows(size, endOf(combinations));
    for (let i = 0; i < rows.length; i++) rows[i] = this.cells.at(i);
    this.cells.clear();
    const counts = countAll(rows, combinations, this.numbers.size);
    const facets = [...this.numbers.keys()].map((facet, number) => emptyFacet(facet, counts[number] ?? 0, size));
    fill(facets, rows, combinations);
    return { facets, numbers: this.numbers, byLetter: byLetter(facets), combinations, rows };
  }
}

function countAll(rows: TitleRows, combinations: Combinations, number: number): Uint32Array {
  const tallied = new Uint32Array(endOf(combinations));
  tally(rows, { bits: allBits(rows.length / rowLength) }, tallied);
  const counts = new Uint32Array(number);
  spread(combinations, tallied, counts);
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

function emptyFacet(facet: string, count: number, size: number): Facet {
  const has = count * 128 > size ? { bits: noBits(size) } : { positions: new Uint32Array(count) };
  return { letter: facet[0] as FilterLetter, value: facet.slice(1), has };
}

/** Puts each title into the facets that its combinations stand for. */
function fill(all: readonly Facet[], rows: TitleRows, { starts, facets }: Combinations): void {
  const filled = new Uint32Array(all.length);
  for (let cell = 0; cell < rows.length; cell++) {
    const n = (rows[cell] ?? 0) - firstCombination;
    if (n < 0) continue;
    for (let i = starts[n] ?? 0; i < (starts[n + 1] ?? 0); i++)
      put(all[facets[i] ?? 0], Math.floor(cell / rowLength), filled, facets[i] ?? 0);
  }
}

function put(facet: Facet | undefined, at: number, filled: Uint32Array, number: number): void {
  if (!facet) return;
  if ('bits' in facet.has) setBit(facet.has.bits, at);
  else facet.has.positions[filled[number] ?? 0] = at;
  filled[number] = (filled[number] ?? 0) + 1;
}
