/** A set of titles, one bit for each position in the catalogue's index. */
export type Bits = Uint32Array;

export const wordCount = (size: number): number => (size + 31) >>> 5;

export const noBits = (size: number): Bits => new Uint32Array(wordCount(size));

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

/** The titles of a set of `count`, ascending. */
export const positionsOfBits = (bits: Bits, count: number): Uint32Array => listBits(bits, new Uint32Array(count));

/** The first titles of a set, ascending: as many as there is room for. */
export function listBits(bits: Bits, positions: Uint32Array): Uint32Array {
  let filled = 0;
  for (let i = 0; i < bits.length && filled < positions.length; i++) {
    // as a signed word: one above 2^31 would have all of the loop count in floating point
    for (let word = (bits[i] ?? 0) | 0; word !== 0; word &= word - 1) positions[filled++] = (i << 5) | lowestOf(word);
  }
  return positions;
}

/** The place, from 0, of the lowest bit that is set. */
export const lowestOf = (word: number): number => 31 - Math.clz32(word & -word);

export function bitsOfPositions(positions: Uint32Array, size: number): Bits {
  const bits = noBits(size);
  for (let i = 0; i < positions.length; i++) setBit(bits, positions[i] ?? 0);
  return bits;
}

export const allBits = (size: number): Bits => fillBits(noBits(size), size);

export function fillBits(bits: Bits, size: number): Bits {
  bits.fill(0xffffffff);
  if (size % 32 !== 0) bits[bits.length - 1] = 2 ** (size % 32) - 1;
  return bits;
}

/** Leaves in `bits` what `other` has too. */
export function keepBoth(bits: Bits, other: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) & (other[i] ?? 0);
}

/** Puts into `bits` what `other` has. */
export function addOthers(bits: Bits, other: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) | (other[i] ?? 0);
}

/** Leaves in `bits` what `other` does not have. */
export function keepOthers(bits: Bits, other: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) & ~(other[i] ?? 0);
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) count += onesOf(bits[i] ?? 0);
  return count;
}

/**
 * How many are in both, without making the set. Eight words at a time are added up bit by bit, as 32 sums side by side,
 * and only what is carried to the eights is counted (Harley and Seal, in Warren's Hacker's Delight, 5-1): at a million
 * titles a group may have dozens of sets to count.
 */
export function countBoth(a: Bits, b: Bits): number {
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
    count += onesOf(carry(fours, firstFours, secondFours));
    ones = afterSix ^ r ^ s;
    twos = halfway ^ thirdTwos ^ fourthTwos;
    fours ^= firstFours ^ secondFours;
  }
  count = count * 8 + onesOf(fours) * 4 + onesOf(twos) * 2 + onesOf(ones);
  for (let i = end; i < a.length; i++) count += onesOf(both(a, b, i));
  return count;
}

const both = (a: Bits, b: Bits, i: number): number => (a[i] ?? 0) & (b[i] ?? 0);

/** What three words carry to the next place: the bits that two of them have. */
const carry = (a: number, b: number, c: number): number => (a & b) | ((a ^ b) & c);

function onesOf(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
