import { LRUCache } from 'lru-cache';
import { ScratchBuffer } from '../sets/scratch-buffer';
import type { Term } from '../text/query';
import { maskOf, positionOf, type TextIndex, wordRange } from './text-index';

/** Positions from `from` (inclusive) to `to` (exclusive). */
export interface PositionRange {
  from: number;
  to: number;
}

export interface TermPostings {
  /** The first word that the term stands for. */
  from: number;
  /** Behind the last such word. */
  to: number;
  /** How many postings the words have together. */
  size: number;
  /**
   * The next unread posting of each word: ranges are read in ascending order. It doesn't move for frequent words that
   * are looked up among found titles (`markFields`).
   */
  next: Uint32Array;
}

export function postingsOf(index: TextIndex, { word, open }: Term): TermPostings {
  const [from, to] = wordRange(index, word, open);
  return { from, to, size: (index.offsets[to] ?? 0) - (index.offsets[from] ?? 0), next: index.offsets.slice(from, to) };
}

/**
 * Gives for each position of the range the fields that hold one of the words. `among` limits this to some positions,
 * which saves time where many titles hold a word. All searches share one buffer, which keeps nothing between them.
 */
export function markFields(
  index: TextIndex,
  { from, next }: TermPostings,
  range: PositionRange,
  among?: Uint32Array,
): Uint8Array {
  const buffer = { marks: emptyMarks(range.to - range.from), range };
  for (let at = 0; at < next.length; at++) {
    const word = from + at;
    const count = (index.offsets[word + 1] ?? 0) - (index.offsets[word] ?? 0);
    if (among && count > index.titleLengths.length >>> 4) markAmong(masksOf(index, word), among, buffer);
    else next[at] = markAll(index, word, next[at] ?? 0, buffer);
  }
  return buffer.marks;
}

interface Marks {
  marks: Uint8Array;
  range: PositionRange;
}

/** Gives the index of the first posting behind the range. */
function markAll({ offsets, postings }: TextIndex, word: number, next: number, { marks, range }: Marks): number {
  const end = offsets[word + 1] ?? 0;
  let i = seek(postings, next, end, range.from);
  for (; i < end; i++) {
    const posting = postings[i] ?? 0;
    const at = positionOf(posting) - range.from;
    if (at >= marks.length) break;
    marks[at] = (marks[at] ?? 0) | maskOf(posting);
  }
  return i;
}

function markAmong(masks: Uint8Array, among: Uint32Array, { marks, range }: Marks): void {
  for (let i = 0; i < among.length; i++) {
    const at = among[i] ?? 0;
    marks[at - range.from] = (marks[at - range.from] ?? 0) | (masks[at] ?? 0);
  }
}

const frequent = new WeakMap<TextIndex, LRUCache<number, Uint8Array>>();
/**
 * Gives by position the fields that hold a word, from a cache: the words that every sixteenth title holds are few, and
 * in many searches.
 */
function masksOf(index: TextIndex, word: number): Uint8Array {
  const cache = frequent.get(index) ?? new LRUCache<number, Uint8Array>({ max: maxFrequent });
  frequent.set(index, cache);
  const cached = cache.get(word);
  if (cached) return cached;
  const marks = new Uint8Array(index.titleLengths.length);
  markAll(index, word, index.offsets[word] ?? 0, { marks, range: { from: 0, to: marks.length } });
  cache.set(word, marks);
  return marks;
}

/** Each takes a byte for each title. */
const maxFrequent = 32;

const scratch = new ScratchBuffer();
/** Of whole words of 32 bits, so that `quadsOf` can read four bytes at once. */
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
