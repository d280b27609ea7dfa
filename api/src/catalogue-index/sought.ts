import type { Term } from '../text-search/query';
import { maskOf, positionOf, type TextIndex, wordRange } from './text-index';

/** Positions from `from` (inclusive) to `to` (exclusive). */
export interface Stretch {
  from: number;
  to: number;
}

/** The words that a term stands for, how many postings they have, and for each where those begin that are not read yet. Stretches are read in ascending order. */
export interface Sought {
  from: number;
  to: number;
  size: number;
  next: Uint32Array;
}

export function soughtOf(index: TextIndex, { word, open }: Term): Sought {
  const [from, to] = wordRange(index, word, open);
  return { from, to, size: (index.offsets[to] ?? 0) - (index.offsets[from] ?? 0), next: index.offsets.slice(from, to) };
}

/**
 * For each position of the stretch, counted from its beginning, the fields in which one of the words stands. One sheet is used again and again:
 * nothing is kept in it between searches.
 */
export function marked({ offsets, postings }: TextIndex, { from, next }: Sought, stretch: Stretch): Uint8Array {
  const sheet = sheetOf(stretch.to - stretch.from);
  for (let word = 0; word < next.length; word++) {
    const end = offsets[from + word + 1] ?? 0;
    let i = seek(postings, next[word] ?? 0, end, stretch.from);
    for (; i < end; i++) {
      const posting = postings[i] ?? 0;
      const at = positionOf(posting) - stretch.from;
      if (at >= sheet.length) break;
      sheet[at] = (sheet[at] ?? 0) | maskOf(posting);
    }
    next[word] = i;
  }
  return sheet;
}

let paper = new Uint8Array();
/** Of whole words of 32 bits, so that `quadsOf` can read four places at once. */
function sheetOf(size: number): Uint8Array {
  if (paper.length < size) paper = new Uint8Array((size + 3) & ~3);
  else paper.fill(0, 0, (size + 3) & ~3);
  return paper.subarray(0, size);
}
export const quadsOf = (sheet: Uint8Array): Uint32Array => new Uint32Array(sheet.buffer, 0, (sheet.length + 3) >>> 2);

/** Of a term of one word: the fields in which it stands at a position; asked in ascending order, each look-up begins where the last ended. */
export function lookUp({ offsets, postings }: TextIndex, { from, next }: Sought): (at: number) => number {
  const end = offsets[from + 1] ?? 0;
  let i = next[0] ?? 0;
  return (at) => {
    i = seek(postings, i, end, at);
    next[0] = i;
    const posting = i < end ? (postings[i] ?? 0) : 0;
    return i < end && positionOf(posting) === at ? maskOf(posting) : 0;
  };
}

/** The first posting, from `low` on, that is not before a position. */
export function seek(postings: Uint32Array, low: number, end: number, at: number): number {
  if (low >= end || positionOf(postings[low] ?? 0) >= at) return low;
  let step = 1;
  while (low + step < end && positionOf(postings[low + step] ?? 0) < at) step <<= 1;
  let from = low + (step >>> 1);
  let to = Math.min(low + step, end);
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (positionOf(postings[middle] ?? 0) < at) from = middle + 1;
    else to = middle;
  }
  return from;
}
