import type { FilterLetter } from '@bookfront/shared/routes';
import { type Bits, noBits, setBit } from './bits';
import { Growing } from './growing';
import { splitFacets } from './line';
import { newRows, setColumn, setFacets, setFlags, type TitleRows } from './title-rows';

/** A value of a filter and the titles that have it: where they are many as bits, and as a column of the titles' rows; else their positions, ascending. */
export interface Facet {
  letter: FilterLetter;
  value: string;
  count: number;
  has: { bits: Bits; column: number } | { positions: Uint32Array };
}

/** Filter values that stay while a title does, by number; and of each title its values and flags. */
export interface FacetIndex {
  facets: Facet[];
  numbers: Map<string, number>;
  byLetter: Map<FilterLetter, number[]>;
  rows: TitleRows;
}

export class FacetIndexBuilder {
  private readonly numbers = new Map<string, number>();
  private readonly values = new Growing();
  private readonly starts = new Growing();
  private readonly flags = new Growing();

  add(facets: string, flags: number): void {
    this.starts.push(this.values.length);
    this.flags.push(flags);
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
    const counts = new Uint32Array(this.numbers.size);
    for (let i = 0; i < this.values.length; i++) counts[this.values.at(i)] = (counts[this.values.at(i)] ?? 0) + 1;
    const facets = [...this.numbers.keys()].map((facet, number) => emptyFacet(facet, counts[number] ?? 0, size));
    const rows = newRows(size, facets.length, nameColumns(facets));
    const filled = new Uint32Array(facets.length);
    for (let at = 0; at < size; at++) {
      const numbers = this.facetsAt(at);
      setFlags(rows, at, this.flags.at(at));
      setFacets(rows, at, numbers);
      for (const number of numbers) put(facets[number], rows, filled, number, at);
    }
    for (const done of [this.values, this.starts, this.flags]) done.clear();
    return { facets, numbers: this.numbers, byLetter: byLetter(facets), rows };
  }

  private facetsAt(at: number): number[] {
    const start = this.starts.at(at);
    return Array.from({ length: this.starts.at(at + 1) - start }, (_one, i) => this.values.at(start + i));
  }
}

function byLetter(facets: readonly Facet[]): FacetIndex['byLetter'] {
  const numbers: FacetIndex['byLetter'] = new Map();
  for (const [number, { letter }] of facets.entries()) numbers.set(letter, [...(numbers.get(letter) ?? []), number]);
  return numbers;
}

function emptyFacet(facet: string, count: number, size: number): Facet {
  const has = count * 128 > size ? { bits: noBits(size), column: 0 } : { positions: new Uint32Array(count) };
  return { letter: facet[0] as FilterLetter, value: facet.slice(1), count, has };
}

/** Gives each facet that has bits a column, and their number. */
function nameColumns(facets: readonly Facet[]): number {
  let columns = 0;
  for (const { has } of facets) if ('bits' in has) has.column = columns++;
  return columns;
}

function put(facet: Facet | undefined, rows: TitleRows, filled: Uint32Array, number: number, at: number): void {
  if (!facet) return;
  if ('bits' in facet.has) {
    setBit(facet.has.bits, at);
    setColumn(rows, at, facet.has.column);
  } else facet.has.positions[filled[number] ?? 0] = at;
  filled[number] = (filled[number] ?? 0) + 1;
}
