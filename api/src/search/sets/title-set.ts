import { type Bits, bitsOfPositions, countBits, listBits, positionsOfBits } from './bits';

/**
 * A set of titles, by the positions (ascending) or by the bits that it was found as; the other is made once, when it is
 * asked for.
 */
export class TitleSet {
  private positionsCache: Uint32Array | undefined;
  private bitsCache: Bits | undefined;
  readonly count: number;

  /**
   * `size`: of the whole catalogue. `name`: what was asked for; while flags stay, sets of one name are the same.
   * Without it the set is not asked for again.
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

  /** The first positions; of a large set sooner than all of them. */
  first(limit: number): Uint32Array {
    const count = Math.min(limit, this.count);
    return this.positionsCache ? this.positionsCache.subarray(0, count) : listBits(this.bits, new Uint32Array(count));
  }
}
