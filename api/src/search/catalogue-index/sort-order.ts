import type { Texts } from './texts';

/** One order of the titles: the position at each rank, and the rank of each position. */
export interface SortOrder {
  positions: Uint32Array;
  ranks: Uint32Array;
}

/**
 * Ascending by number, then best sellers first. `keyAt`: an integer above -2^31. Plain loops: `from` with a function
 * makes an object of each number, fifty megabytes for a million titles.
 */
export function orderByNumber(size: number, keyAt: (at: number) => number): SortOrder {
  const shift = 2 ** Math.ceil(Math.log2(Math.max(2, size)));
  const joined = new Float64Array(size);
  for (let at = 0; at < size; at++) joined[at] = keyAt(at) * shift + at;
  joined.sort();
  const positions = new Uint32Array(size);
  for (let rank = 0; rank < size; rank++) positions[rank] = (((joined[rank] ?? 0) % shift) + shift) % shift;
  return { positions, ranks: invert(positions) };
}

/**
 * Ascending by text, then by `second` (ranks), then best sellers first. The first eight letters, packed into one
 * number, decide most comparisons; the full texts are compared otherwise.
 */
export function orderByText(keys: Texts, second?: Uint32Array): SortOrder {
  const size = keys.length;
  const buffer = new BigUint64Array(size);
  const halves = new Uint32Array(buffer.buffer);
  for (let at = 0; at < size; at++) {
    const first = packLetters(keys, at, 0);
    const next = packLetters(keys, at, 4);
    // 22 bits of the first four letters, 18 of the next four, 24 of the position
    halves[at * 2 + 1] = ((first << 10) | (next >>> 12)) >>> 0;
    halves[at * 2] = (((next & 0xff0) << 20) | at) >>> 0;
  }
  buffer.sort();
  const positions = Uint32Array.from({ length: size }, (_one, i) => (halves[i * 2] ?? 0) & 0xffffff);
  sortTies(positions, buffer, keys, second);
  return { positions, ranks: invert(positions) };
}

/**
 * Packs four characters, starting at `from`, into a number below 2^22 that sorts as they do. Packing stops after a
 * character that shares its code with others: those texts are compared in full.
 */
function packLetters(keys: Texts, at: number, from: number): number {
  let [joined, isOpen] = [0, true];
  for (let i = 0; i < from + 4; i++) {
    const letter = isOpen ? letterCode(keys.byte(at, i)) : 0;
    if (letter === before || letter === between || letter === behind) isOpen = false;
    if (i >= from) joined = joined * 41 + letter;
  }
  return joined;
}

/** Codes for characters that sort before digits, between digits and letters, and after letters. */
const [before, between, behind] = [2, 13, 40];

function letterCode(code: number): number {
  if (code === 32) return 1;
  if (code < 48) return code < 32 ? 0 : before;
  if (code <= 57) return code - 45;
  if (code < 97) return between;
  return code <= 122 ? code - 83 : behind;
}

function sortTies(positions: Uint32Array, joined: BigUint64Array, keys: Texts, second: Uint32Array | undefined): void {
  const compare = (a: number, b: number) =>
    keys.compare(a, b) || (second ? (second[a] ?? 0) - (second[b] ?? 0) : 0) || a - b;
  const halves = new Uint32Array(joined.buffer);
  const same = (i: number, j: number) =>
    halves[i * 2 + 1] === halves[j * 2 + 1] && (halves[i * 2] ?? 0) >>> 24 === (halves[j * 2] ?? 0) >>> 24;
  for (let from = 0; from < positions.length; ) {
    let to = from + 1;
    while (to < positions.length && same(from, to)) to++;
    if (to - from > 1) positions.subarray(from, to).sort(compare);
    from = to;
  }
}

function invert(positions: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(positions.length);
  for (let rank = 0; rank < positions.length; rank++) ranks[positions[rank] ?? 0] = rank;
  return ranks;
}
