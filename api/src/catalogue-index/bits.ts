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

export function allBits(size: number): Bits {
  const bits = noBits(size).fill(0xffffffff);
  if (size % 32 !== 0) bits[bits.length - 1] = 2 ** (size % 32) - 1;
  return bits;
}

/** Leaves in `bits` what `other` has too. */
export function keepBoth(bits: Bits, other: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) & (other[i] ?? 0);
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
 * How many are in both, without making the set. Eight words at a time are added up bit by bit, as 32 sums side by side, and only what is carried
 * to the eights is counted (Harley and Seal, in Warren's Hacker's Delight, 5-1): at a million titles these counts are most of what a filter panel costs.
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

/** So many rows that the sum of a bit stays within a byte. */
const atOnce = 255;
const lowest = 0x01010101;

/** Of some rows of `width` words: how many have each bit, word after word. A row costs little more than its way from memory. */
export function countColumns(rows: Uint32Array, width: number, positions: Uint32Array): Uint32Array {
  const counts = new Uint32Array(width * 32);
  for (let from = 0; from < positions.length; from += atOnce) {
    const some = positions.subarray(from, from + atOnce);
    for (let word = 0; word < width; word++) addColumn({ rows, width, word }, some, counts);
  }
  return counts;
}

/** Each sum holds four bits of the word, a byte for each. */
function addColumn({ rows, width, word }: { rows: Uint32Array; width: number; word: number }, positions: Uint32Array, counts: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < positions.length; i++) {
    const bits = rows[(positions[i] ?? 0) * width + word] ?? 0;
    a = (a + (bits & lowest)) | 0;
    b = (b + ((bits >>> 1) & lowest)) | 0;
    c = (c + ((bits >>> 2) & lowest)) | 0;
    d = (d + ((bits >>> 3) & lowest)) | 0;
    e = (e + ((bits >>> 4) & lowest)) | 0;
    f = (f + ((bits >>> 5) & lowest)) | 0;
    g = (g + ((bits >>> 6) & lowest)) | 0;
    h = (h + ((bits >>> 7) & lowest)) | 0;
  }
  for (const [bit, sum] of [a, b, c, d, e, f, g, h].entries()) {
    for (let byte = 0; byte < 4; byte++) {
      const column = word * 32 + byte * 8 + bit;
      counts[column] = (counts[column] ?? 0) + ((sum >>> (byte * 8)) & 0xff);
    }
  }
}

function onesOf(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
