import { fieldBits, type TextIndex } from './text-index';

/**
 * Positions of the titles that match all words, ascending (best sellers first), and for each the mean of its field
 * weights, in tenths.
 */
export interface Matches {
  positions: Uint32Array;
  weights: Uint8Array;
  /** Of the search (letter-count.ts). */
  letters: number;
}

const { title, subtitle, author, series, subjects, first } = fieldBits;

const titleWeight = 10;
/** Tenths, so that means of different numbers of words compare. */
export const meanWeight = (sum: number, terms: number): number => Math.min(198, Math.round((sum * 10) / terms));

/**
 * The weight of the best field that a word occurs in: first word of the title, title, author, series, subtitle,
 * subjects, publisher.
 */
export const weights = Uint8Array.from({ length: 256 }, (_one, mask) => {
  if ((mask & first) !== 0) return 13;
  if ((mask & title) !== 0) return titleWeight;
  if ((mask & author) !== 0) return 9;
  if ((mask & series) !== 0) return 6;
  if ((mask & subtitle) !== 0) return 4;
  return (mask & subjects) !== 0 ? 2 : 1;
});

/** A title that is longer by no more letters may be the one whose last word is being typed. */
const maxLettersToCome = 4;

/**
 * Relevance from 0 to 255: the mean weight of the terms; a title that consists of exactly these words comes first. With
 * equal means, matches of the last word as a whole word come before prefix matches.
 */
function scoreOf({ titleLengths }: TextIndex, at: number, { mean, letters, whole }: Fit): number {
  const lettersToCome = (titleLengths[at] ?? 0) - letters;
  const isInTitle = mean >= titleWeight * 10;
  if (whole === 0) return mean + (isInTitle && lettersToCome >= 0 && lettersToCome <= maxLettersToCome ? 1 : 0);
  return mean + 2 + (isInTitle && lettersToCome === 0 && whole >= titleWeight ? 55 : 0);
}

interface Fit {
  mean: number;
  letters: number;
  /** The weight of the best field that contains the last word as a whole word. */
  whole: number;
}

interface RankingOptions {
  /** The matches to rank, ascending. Default: all. */
  shown?: Uint32Array | undefined;
  /** How many of the best matches the caller needs; the result may contain more, also sorted. */
  limit?: number | undefined;
  /**
   * The weight of the best field that contains the last word as a whole word; called with ascending positions. Default:
   * every title counts as a whole-word match in its title.
   */
  wholeAt?: ((at: number) => number) | undefined;
}

/** Sorts matches by relevance, then best sellers first. */
export function byRelevance(
  index: TextIndex,
  { positions, weights: means, letters }: Matches,
  { shown = positions, limit = shown.length, wholeAt }: RankingOptions = {},
): Uint32Array {
  const scores = new Uint8Array(shown.length);
  // one object for all: there may be a million matches
  const fit: Fit = { mean: 0, letters, whole: titleWeight };
  for (let i = 0, j = 0; i < shown.length; i++, j++) {
    const at = shown[i] ?? 0;
    j = findPosition(positions, j, at);
    fit.mean = means[j] ?? 0;
    if (wholeAt) fit.whole = wholeAt(at);
    scores[i] = scoreOf(index, at, fit);
  }
  return inBuckets(shown, scores, limit);
}

/** Finds a position, starting at `low`: galloping, then binary search. */
function findPosition(positions: Uint32Array, low: number, at: number): number {
  if ((positions[low] ?? at) >= at) return low;
  let step = 1;
  while ((positions[low + step] ?? at) < at) step <<= 1;
  let from = low + (step >>> 1);
  let to = low + step;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((positions[middle] ?? at) < at) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Bucket sort by score, best first. Buckets after the last one needed stay empty. */
function inBuckets(positions: Uint32Array, scores: Uint8Array, limit: number): Uint32Array {
  const starts = new Uint32Array(257);
  for (let i = 0; i < scores.length; i++) {
    const next = 256 - (scores[i] ?? 0);
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let i = 0; i < 256; i++) starts[i + 1] = (starts[i + 1] ?? 0) + (starts[i] ?? 0);
  let last = 0;
  while (last < 255 && (starts[last + 1] ?? 0) < limit) last++;
  const order = new Uint32Array(starts[last + 1] ?? 0);
  for (let i = 0; i < positions.length; i++) {
    const bucket = 255 - (scores[i] ?? 0);
    if (bucket > last) continue;
    const place = starts[bucket] ?? 0;
    order[place] = positions[i] ?? 0;
    starts[bucket] = place + 1;
  }
  return order;
}
