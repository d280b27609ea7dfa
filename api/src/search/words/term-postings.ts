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
  /** The words of the index that the term matches. */
  words: Uint32Array;
  /** The number of postings of all these words. */
  size: number;
  /**
   * The next unread posting of each word, since ranges are read in ascending order. It doesn't move for frequent words,
   * whose masks are cached (`markFields`).
   */
  next: Uint32Array;
}

export function postingsOf(index: TextIndex, { word, isPrefix, or = [] }: Term): TermPostings {
  const { offsets } = index;
  const [from, to] = wordRange(index, word, isPrefix);
  const others = or.map((other) => wordRange(index, other, false)).filter(([at, end]) => end > at);
  const further = others.flatMap(([at]) => (at < from || at >= to ? [at] : []));
  const words = new Uint32Array(to - from + further.length);
  for (let at = from; at < to; at++) words[at - from] = at;
  words.set(further, to - from);
  let size = (offsets[to] ?? 0) - (offsets[from] ?? 0);
  for (const at of further) size += (offsets[at + 1] ?? 0) - (offsets[at] ?? 0);
  return { words, size, next: words.map((at) => offsets[at] ?? 0) };
}

/**
 * For each position in the range, the fields that contain one of the words. `among` limits this to some positions,
 * which saves time for frequent words. All searches share one buffer, which they clear first.
 */
export function markFields(
  index: TextIndex,
  { words, next }: TermPostings,
  range: PositionRange,
  among?: Uint32Array,
): Uint8Array {
  const buffer = { marks: emptyMarks(range.to - range.from), range };
  for (let at = 0; at < next.length; at++) {
    const word = words[at] ?? 0;
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

/** Returns the index of the first posting after the range. */
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

const maskCaches = new WeakMap<TextIndex, LRUCache<number, Uint8Array>>();
/**
 * The fields that contain a word, by position, from a cache: words in every sixteenth title or more are few, but
 * frequent in searches.
 */
function masksOf(index: TextIndex, word: number): Uint8Array {
  const cache = maskCaches.get(index) ?? new LRUCache<number, Uint8Array>({ max: maxFrequent });
  maskCaches.set(index, cache);
  const cached = cache.get(word);
  if (cached) return cached;
  const marks = new Uint8Array(index.titleLengths.length);
  markAll(index, word, index.offsets[word] ?? 0, { marks, range: { from: 0, to: marks.length } });
  cache.set(word, marks);
  return marks;
}

/** Each takes one byte per title. */
const maxFrequent = 32;

const scratch = new ScratchBuffer();
/** A multiple of four bytes, so that `quadsOf` can read 32 bits at once. */
const emptyMarks = (size: number): Uint8Array => new Uint8Array(scratch.take((size + 3) >>> 2).fill(0).buffer, 0, size);
export const quadsOf = (buffer: Uint8Array): Uint32Array =>
  new Uint32Array(buffer.buffer, 0, (buffer.length + 3) >>> 2);

/** The first posting, starting at `low`, that is not before a position. */
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
