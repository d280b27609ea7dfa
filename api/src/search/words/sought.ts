import { LRUCache } from 'lru-cache';
import { ScratchBuffer } from '../sets/scratch-buffer';
import type { Term } from '../text/query';
import { maskOf, positionOf, type TextIndex, wordRange } from './text-index';

/** Positions from `from` (inclusive) to `to` (exclusive). */
export interface Stretch {
  from: number;
  to: number;
}

/**
 * The words that a term stands for, how many postings they have, and for each where those begin that are not read yet:
 * stretches are read in ascending order. Of frequent words that are looked for among others (`marked`) it stays where
 * it is.
 */
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
 * For each position of the stretch, counted from its beginning, the fields in which one of the words stands; `among`:
 * for these alone, one by one where many titles hold a word. One buffer is used again and again: nothing is kept in it
 * between searches.
 */
export function marked(index: TextIndex, { from, next }: Sought, stretch: Stretch, among?: Uint32Array): Uint8Array {
  const buffer = { marks: emptyMarks(stretch.to - stretch.from), stretch };
  for (let at = 0; at < next.length; at++) {
    const word = from + at;
    const count = (index.offsets[word + 1] ?? 0) - (index.offsets[word] ?? 0);
    if (among && count > index.titleLengths.length >>> 4) markKept(masksOf(index, word), among, buffer);
    else next[at] = markAll(index, word, next[at] ?? 0, buffer);
  }
  return buffer.marks;
}

interface Marks {
  marks: Uint8Array;
  stretch: Stretch;
}

/** Gives where the postings behind the stretch begin. */
function markAll({ offsets, postings }: TextIndex, word: number, next: number, { marks, stretch }: Marks): number {
  const end = offsets[word + 1] ?? 0;
  let i = seek(postings, next, end, stretch.from);
  for (; i < end; i++) {
    const posting = postings[i] ?? 0;
    const at = positionOf(posting) - stretch.from;
    if (at >= marks.length) break;
    marks[at] = (marks[at] ?? 0) | maskOf(posting);
  }
  return i;
}

function markKept(masks: Uint8Array, among: Uint32Array, { marks, stretch }: Marks): void {
  for (let i = 0; i < among.length; i++) {
    const at = among[i] ?? 0;
    marks[at - stretch.from] = (marks[at - stretch.from] ?? 0) | (masks[at] ?? 0);
  }
}

const frequent = new WeakMap<TextIndex, LRUCache<number, Uint8Array>>();
/**
 * By position the fields in which a word stands: kept, since the few words that every sixteenth title holds are in many
 * searches.
 */
function masksOf(index: TextIndex, word: number): Uint8Array {
  const kept = frequent.get(index) ?? new LRUCache<number, Uint8Array>({ max: maxFrequent });
  frequent.set(index, kept);
  const known = kept.get(word);
  if (known) return known;
  const marks = new Uint8Array(index.titleLengths.length);
  markAll(index, word, index.offsets[word] ?? 0, { marks, stretch: { from: 0, to: marks.length } });
  kept.set(word, marks);
  return marks;
}

/** Each takes a byte for each title. */
const maxFrequent = 32;

const scratch = new ScratchBuffer();
/** Of whole words of 32 bits, so that `quadsOf` can read four places at once. */
const emptyMarks = (size: number): Uint8Array => new Uint8Array(scratch.take((size + 3) >>> 2).fill(0).buffer, 0, size);
export const quadsOf = (buffer: Uint8Array): Uint32Array =>
  new Uint32Array(buffer.buffer, 0, (buffer.length + 3) >>> 2);

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
