import { type Bits, bitsOfPositions, countBits, positionsOfBits } from './bits';

/** A set of titles, by the positions (ascending) or by the bits that it was found as; the other is made once, when it is asked for. */
export class TitleSet {
  private listed: Uint32Array | undefined;
  private marked: Bits | undefined;
  readonly count: number;

  /** `size`: of the whole catalogue. */
  constructor(
    from: { positions: Uint32Array } | { bits: Bits },
    readonly size: number,
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
}

export const noTitles = (size: number): TitleSet => new TitleSet({ positions: new Uint32Array() }, size);
