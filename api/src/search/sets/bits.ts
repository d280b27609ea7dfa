/** A set of titles as a bit set: one bit per position in the catalogue index. */
export type Bits = Uint32Array;

export const wordCount = (size: number): number => (size + 31) >>> 5;

export const emptyBits = (size: number): Bits => new Uint32Array(wordCount(size));

export function setBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
}

export const hasBit = (bits: Bits, at: number): boolean => ((bits[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0;

/** `positions`: ascending. */
export function hasPosition(positions: Uint32Array, at: number): boolean {
  let [from, to] = [0, positions.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((positions[middle] ?? 0) < at) from = middle + 1;
    else to = middle;
  }
  return positions[from] === at;
}

/** Lists the `count` titles of a set, ascending. */
export const positionsOfBits = (bits: Bits, count: number): Uint32Array => listBits(bits, new Uint32Array(count));

/** Fills `positions` with the first titles of a set, ascending. */
export function listBits(bits: Bits, positions: Uint32Array): Uint32Array {
  let filled = 0;
  for (let i = 0; i < bits.length && filled < positions.length; i++) {
    // a signed word: an unsigned one above 2^31 would make the whole loop use floating point
    for (let word = (bits[i] ?? 0) | 0; word !== 0; word &= word - 1)
      positions[filled++] = (i << 5) | lowestSetBit(word);
  }
  return positions;
}

/** The index, from 0, of the lowest bit that is set. */
export const lowestSetBit = (word: number): number => 31 - Math.clz32(word & -word);

export function bitsOfPositions(positions: Uint32Array, size: number): Bits {
  const bits = emptyBits(size);
  for (let i = 0; i < positions.length; i++) setBit(bits, positions[i] ?? 0);
  return bits;
}

export const allBits = (size: number): Bits => fillBits(emptyBits(size), size);

export function fillBits(bits: Bits, size: number): Bits {
  bits.fill(0xffffffff);
  if (size % 32 !== 0) bits[bits.length - 1] = 2 ** (size % 32) - 1;
  return bits;
}

/** Intersects `bits` with `other`, in place. */
export function intersectWith(bits: Bits, other: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) & (other[i] ?? 0);
}

/** Adds the bits of `other`, in place. */
export function unionWith(bits: Bits, other: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) | (other[i] ?? 0);
}

/** Removes the bits of `other`, in place. */
export function subtract(bits: Bits, other: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) & ~(other[i] ?? 0);
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) count += popCount(bits[i] ?? 0);
  return count;
}

/**
 * The size of the intersection, without building it. A million titles may have dozens of sets to count per filter
 * group, so a carry-save adder adds up eight words at a time and counts only the carried eights (Harley and Seal, in
 * Warren's Hacker's Delight, 5-1).
 */
export function countIntersection(a: Bits, b: Bits): number {
  const end = a.length & ~7;
  let count = 0;
  let ones = 0;
  let twos = 0;
  let fours = 0;
  for (let i = 0; i < end; i += 8) {
    const k = both(a, b, i);
    const l = both(a, b, i + 1);
    const m = both(a, b, i + 2);
    const n = both(a, b, i + 3);
    const p = both(a, b, i + 4);
    const q = both(a, b, i + 5);
    const r = both(a, b, i + 6);
    const s = both(a, b, i + 7);
    const afterTwo = ones ^ k ^ l;
    const afterFour = afterTwo ^ m ^ n;
    const afterSix = afterFour ^ p ^ q;
    const firstTwos = carry(ones, k, l);
    const secondTwos = carry(afterTwo, m, n);
    const thirdTwos = carry(afterFour, p, q);
    const fourthTwos = carry(afterSix, r, s);
    const halfway = twos ^ firstTwos ^ secondTwos;
    const firstFours = carry(twos, firstTwos, secondTwos);
    const secondFours = carry(halfway, thirdTwos, fourthTwos);
    count += popCount(carry(fours, firstFours, secondFours));
    ones = afterSix ^ r ^ s;
    twos = halfway ^ thirdTwos ^ fourthTwos;
    fours ^= firstFours ^ secondFours;
  }
  count = count * 8 + popCount(fours) * 4 + popCount(twos) * 2 + popCount(ones);
  for (let i = end; i < a.length; i++) count += popCount(both(a, b, i));
  return count;
}

const both = (a: Bits, b: Bits, i: number): number => (a[i] ?? 0) & (b[i] ?? 0);

/** The carry of three words: bits that are set in at least two of them. */
const carry = (a: number, b: number, c: number): number => (a & b) | ((a ^ b) & c);

function popCount(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
