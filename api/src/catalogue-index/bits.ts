/** A set of titles, one bit for each position in the catalogue's index. */
export type Bits = Uint32Array;

export const noBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5);

export function setBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
}

export const hasBit = (bits: Bits, at: number): boolean => ((bits[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0;

/** The titles of a set of `count`, ascending. */
export function positionsOfBits(bits: Bits, count: number): Uint32Array {
  const positions = new Uint32Array(count);
  let filled = 0;
  for (let i = 0; i < bits.length; i++) {
    for (let word = bits[i] ?? 0; word !== 0; word &= word - 1) positions[filled++] = (i << 5) + (31 - Math.clz32(word & -word));
  }
  return positions;
}

export function bitsOfPositions(positions: Uint32Array, size: number): Bits {
  const bits = noBits(size);
  for (let i = 0; i < positions.length; i++) setBit(bits, positions[i] ?? 0);
  return bits;
}

/** Leaves in `bits` what `other` has too. */
export function keepBoth(bits: Bits, other: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) & (other[i] ?? 0);
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) count += ones(bits[i] ?? 0);
  return count;
}

/** How many are in both, without making the set. */
export function countBoth(a: Bits, b: Bits): number {
  let count = 0;
  for (let i = 0; i < a.length; i++) count += ones((a[i] ?? 0) & (b[i] ?? 0));
  return count;
}

function ones(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
