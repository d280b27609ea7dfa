import { flagBits } from '../lines/flags';
import { Uint32List } from '../sets/uint32-list';

/** Smaller numbers stand for combinations of flags. */
export const firstCombination = 1 << Object.keys(flagBits).length;

/**
 * Distinct combinations of filter values. There are many titles but few combinations, so a set of titles is counted by
 * combination (title-rows.ts), and each combination then counts for its values. Combinations are numbered from
 * `firstCombination`.
 */
export interface Combinations {
  /** Facet numbers of combination n: from starts[n] to starts[n + 1]. */
  starts: Uint32Array;
  facets: Uint32Array;
}

export class CombinationsBuilder {
  private readonly numbers = new Map<string, number>();
  private readonly starts = new Uint32List();
  private readonly facets = new Uint32List();

  /** Returns the number of this combination of facets, in any order. */
  numberOf(facets: readonly number[]): number {
    const sorted = facets.toSorted((a, b) => a - b);
    const key = sorted.join(' ');
    const existing = this.numbers.get(key);
    if (existing !== undefined) return existing;
    const number = firstCombination + this.numbers.size;
    this.numbers.set(key, number);
    this.starts.push(this.facets.length);
    for (const facet of sorted) this.facets.push(facet);
    return number;
  }

  finish(): Combinations {
    this.starts.push(this.facets.length);
    const combinations = {
      starts: Uint32Array.from({ length: this.starts.length }, (_one, at) => this.starts.at(at)),
      facets: Uint32Array.from({ length: this.facets.length }, (_one, at) => this.facets.at(at)),
    };
    for (const done of [this.numbers, this.starts, this.facets]) done.clear();
    return combinations;
  }
}

/** One more than the largest combination number. */
export const endOf = ({ starts }: Combinations): number => firstCombination + starts.length - 1;

/** `tallied`: how many titles have each combination. Adds the number of titles with each facet to `counts`. */
export function addFacetCounts({ starts, facets }: Combinations, tallied: Uint32Array, counts: Uint32Array): void {
  for (let n = 0; n < starts.length - 1; n++) {
    const count = tallied[firstCombination + n] ?? 0;
    if (count === 0) continue;
    const end = starts[n + 1] ?? 0;
    for (let i = starts[n] ?? 0; i < end; i++) counts[facets[i] ?? 0] = (counts[facets[i] ?? 0] ?? 0) + count;
  }
}
