import { fieldBits, type TextIndex } from './text-index';

/**
 * Positions that hold all words, ascending (what sells best first), and for each the sum of the weights of the fields
 * that hold them.
 */
export interface Matches {
  positions: Uint32Array;
  weights: Uint16Array;
  terms: number;
}

const { title, subtitle, author, series, subjects, first } = fieldBits;

const inTitle = 10;
/**
 * By the best field that a word stands in: the title's first word, the title, author, series, subtitle, subjects,
 * publisher.
 */
export const weights = Uint8Array.from({ length: 256 }, (_one, mask) => {
  if ((mask & first) !== 0) return 13;
  if ((mask & title) !== 0) return inTitle;
  if ((mask & author) !== 0) return 9;
  if ((mask & series) !== 0) return 6;
  if ((mask & subtitle) !== 0) return 4;
  return (mask & subjects) !== 0 ? 2 : 1;
});

/**
 * How well a title fits, 0 to 255: the mean over the terms; a title that consists of just these words is put before all
 * others. Of equal mean those that hold the last word whole go before those where it only begins a longer one, also
 * before such a title.
 */
function scoreOf({ titleLengths }: TextIndex, at: number, { sum, terms, whole }: Fit): number {
  const mean = Math.min(198, Math.round((sum * 10) / terms));
  const isWholeTitle = sum >= inTitle * terms && titleLengths[at] === terms;
  if (whole === 0) return mean + (isWholeTitle ? 1 : 0);
  return mean + 2 + (isWholeTitle && whole >= inTitle ? 55 : 0);
}

interface Fit {
  sum: number;
  terms: number;
  /** The weight of the best field that holds the last word whole. */
  whole: number;
}

interface RankingOptions {
  /** The matches to rank, ascending. Default: all. */
  shown?: Uint32Array | undefined;
  /** The caller needs the best `limit` only; the reply may hold more, in order too. */
  limit?: number | undefined;
  /**
   * Gives the weight of the best field that holds the last word whole; called in ascending order of positions. Without
   * it every title counts as holding the word in its title.
   */
  wholeAt?: ((at: number) => number) | undefined;
}

/** Best fit first; of equal fit what sells best first. */
export function byRelevance(
  index: TextIndex,
  { positions, weights: sums, terms }: Matches,
  { shown = positions, limit = shown.length, wholeAt }: RankingOptions = {},
): Uint32Array {
  const scores = new Uint8Array(shown.length);
  // one for all: there may be a million of them
  const fit: Fit = { sum: 0, terms, whole: inTitle };
  for (let i = 0, j = 0; i < shown.length; i++, j++) {
    const at = shown[i] ?? 0;
    j = placeOf(positions, j, at);
    fit.sum = sums[j] ?? 0;
    if (wholeAt) fit.whole = wholeAt(at);
    scores[i] = scoreOf(index, at, fit);
  }
  return inBuckets(shown, scores, limit);
}

/** Where a position stands, from `low` on: by strides that double, then by halves. */
function placeOf(positions: Uint32Array, low: number, at: number): number {
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

/** A bucket for each score, the best first; those behind the last that is wanted stay empty. */
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
