import { type Bits, bitsOfPositions, countBits, listBits, positionsOfBits } from './bits';

/** A set of titles, stored as ascending positions or as bits; the other form is computed once, on demand. */
export class TitleSet {
  private positionsCache: Uint32Array | undefined;
  private bitsCache: Bits | undefined;
  readonly count: number;

  /**
   * `size`: the number of titles in the catalogue. `name`: a cache key, without which nothing is cached: until flags
   * change, sets of the same name are equal.
   */
  constructor(
    readonly from: { positions: Uint32Array } | { bits: Bits },
    readonly size: number,
    readonly name?: string,
  ) {
    if ('positions' in from) this.positionsCache = from.positions;
    else this.bitsCache = from.bits;
    this.count = 'positions' in from ? from.positions.length : countBits(from.bits);
  }

  get positions(): Uint32Array {
    this.positionsCache ??= positionsOfBits(this.bits, this.count);
    return this.positionsCache;
  }

  get bits(): Bits {
    this.bitsCache ??= bitsOfPositions(this.positions, this.size);
    return this.bitsCache;
  }

  /** The first positions, without listing all of them for a large set. */
  first(limit: number): Uint32Array {
    const count = Math.min(limit, this.count);
    return this.positionsCache ? this.positionsCache.subarray(0, count) : listBits(this.bits, new Uint32Array(count));
  }
}
