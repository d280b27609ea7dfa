import { type Bits, lowestSetBit } from './bits';
import type { TitleSet } from './title-set';

/**
 * A row per title: its flags (flags.ts) and the numbers of `rowLength - 1` combinations of filter values
 * (combinations.ts). They are adjacent because at a million titles each lookup is a cache miss.
 */
export type TitleRows = Uint16Array | Uint32Array;

export const rowLength = 3;

/** `end`: one more than the largest number. */
export const newRows = (titles: number, end: number): TitleRows =>
  end > 0x1_0000 ? new Uint32Array(titles * rowLength) : new Uint16Array(titles * rowLength);

export const flagsAt = (rows: TitleRows, at: number): number => rows[at * rowLength] ?? 0;

export function setFlags(rows: TitleRows, at: number, flags: number): void {
  rows[at * rowLength] = flags;
}

/** Adds to `counts` how many of these titles have each number. */
export function tally(rows: TitleRows, titles: TitleSet['from'], counts: Uint32Array): void {
  if ('positions' in titles)
    for (let i = 0; i < titles.positions.length; i++) tallyAt(rows, titles.positions[i] ?? 0, counts);
  else tallyBits(rows, titles.bits, counts);
}

/** Reads the bits directly, without listing positions first: the CPU finds the next row while one is loading. */
function tallyBits(rows: TitleRows, bits: Bits, counts: Uint32Array): void {
  for (let i = 0; i < bits.length; i++) {
    for (let word = (bits[i] ?? 0) | 0; word !== 0; word &= word - 1)
      tallyAt(rows, (i << 5) | lowestSetBit(word), counts);
  }
}

function tallyAt(rows: TitleRows, position: number, counts: Uint32Array): void {
  const at = position * rowLength;
  const flags = rows[at] ?? 0;
  const subjects = rows[at + 1] ?? 0;
  const others = rows[at + 2] ?? 0;
  counts[flags] = (counts[flags] ?? 0) + 1;
  counts[subjects] = (counts[subjects] ?? 0) + 1;
  counts[others] = (counts[others] ?? 0) + 1;
}
