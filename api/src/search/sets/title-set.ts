import { type Bits, bitsOfPositions, countBits, listBits, positionsOfBits } from './bits';

/**
 * A set of titles, by the positions (ascending) or by the bits that it was found as; the other is made once, when it is
 * asked for.
 */
export class TitleSet {
  private listed: Uint32Array | undefined;
  private marked: Bits | undefined;
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
    if ('positions' in from) this.listed = from.positions;
    else this.marked = from.bits;
    this.count = 'positions' in from ? from.positions.length : countBits(from.bits);
  }

  get positions(): Uint32Array {
    this.listed ??= positionsOfBits(this.bits, this.count);
    return this.listed;
  }

  get bits(): Bits {
    this.marked ??= bitsOfPositions(this.positions, this.size);
    return this.marked;
  }

  /** The first positions; of a large set sooner than all of them. */
  first(limit: number): Uint32Array {
    const count = Math.min(limit, this.count);
    return this.listed ? this.listed.subarray(0, count) : listBits(this.bits, new Uint32Array(count));
  }
}
