import type { FilterLetter } from '@bookfront/shared/routes';
import { type Bits, hasBit, noBits, setBit } from './bits';
import { Growing } from './growing';
import { splitFacets } from './line';

/** A value of a filter and the titles that have it: as bits where they are many, else their positions, ascending. */
export interface Facet {
  letter: FilterLetter;
  value: string;
  count: number;
  has: { bits: Bits } | { positions: Uint32Array };
}

/** Filter values that stay while a title does. Of position p the values are `ofTitle` from `starts[p]` to `starts[p + 1]`. */
export interface FacetIndex {
  facets: Facet[];
  numbers: Map<string, number>;
  byLetter: Map<FilterLetter, number[]>;
  starts: Uint32Array;
  ofTitle: Uint16Array | Uint32Array;
}

export const facetOf = ({ facets, numbers }: FacetIndex, letter: FilterLetter, value: string): Facet | undefined => facets[numbers.get(letter + value) ?? -1];

/** Whether a title has the value. */
export function facetTester({ has }: Facet): (at: number) => boolean {
  if ('bits' in has) {
    const { bits } = has;
    return (at) => hasBit(bits, at);
  }
  const { positions } = has;
  return (at) => {
    let [low, high] = [0, positions.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((positions[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return positions[low] === at;
  };
}

export class FacetIndexBuilder {
  private readonly numbers = new Map<string, number>();
  private readonly values = new Growing();
  private readonly starts = new Growing();

  add(facets: string): void {
    this.starts.push(this.values.length);
    for (const facet of splitFacets(facets)) this.values.push(this.numberOf(facet));
  }

  private numberOf(facet: string): number {
    const known = this.numbers.get(facet);
    if (known !== undefined) return known;
    this.numbers.set(facet, this.numbers.size);
    return this.numbers.size - 1;
  }

  finish(): FacetIndex {
    const size = this.starts.length;
    this.starts.push(this.values.length);
    const starts = Uint32Array.from({ length: size + 1 }, (_one, i) => this.starts.at(i));
    const ofTitle = this.numbers.size > 0xffff ? new Uint32Array(this.values.length) : new Uint16Array(this.values.length);
    const counts = new Uint32Array(this.numbers.size);
    for (let i = 0; i < ofTitle.length; i++) {
      const number = this.values.at(i);
      ofTitle[i] = number;
      counts[number] = (counts[number] ?? 0) + 1;
    }
    const facets = [...this.numbers.keys()].map((facet, number) => emptyFacet(facet, counts[number] ?? 0, size));
    for (const done of [this.values, this.starts]) done.clear();
    fill(facets, starts, ofTitle);
    return { facets, numbers: this.numbers, byLetter: byLetter(facets), starts, ofTitle };
  }
}

function byLetter(facets: readonly Facet[]): FacetIndex['byLetter'] {
  const numbers: FacetIndex['byLetter'] = new Map();
  for (const [number, { letter }] of facets.entries()) numbers.set(letter, [...(numbers.get(letter) ?? []), number]);
  return numbers;
}

function emptyFacet(facet: string, count: number, size: number): Facet {
  const has = count * 32 > size ? { bits: noBits(size) } : { positions: new Uint32Array(count) };
  return { letter: facet[0] as FilterLetter, value: facet.slice(1), count, has };
}

function fill(facets: Facet[], starts: Uint32Array, ofTitle: Uint16Array | Uint32Array): void {
  const filled = new Uint32Array(facets.length);
  for (let at = 0; at + 1 < starts.length; at++) {
    for (let i = starts[at] ?? 0; i < (starts[at + 1] ?? 0); i++) {
      const number = ofTitle[i] ?? 0;
      const has = facets[number]?.has;
      if (!has) continue;
      if ('bits' in has) setBit(has.bits, at);
      else has.positions[filled[number] ?? 0] = at;
      filled[number] = (filled[number] ?? 0) + 1;
    }
  }
}
