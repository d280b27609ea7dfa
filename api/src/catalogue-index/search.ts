import type { SearchType } from '@bookfront/shared/schemas/vocabulary';
import type { Term } from '../text-search/query';
import { countBits, noBits, positionsOfBits, setBit } from './bits';
import { fieldBits, maskOf, positionOf, type TextIndex, wordRange } from './text-index';

/** Positions that hold all words, ascending (what sells best first), and for each the sum of the weights of the fields that hold them. */
export interface Matches {
  positions: Uint32Array;
  weights: Uint16Array;
  terms: number;
}

const { title, subtitle, author, series, publisher, subjects, first } = fieldBits;
const everywhere = title | subtitle | author | series | publisher | subjects;
/** Where each type of search looks (P1§2). */
const places: Record<SearchType | 'suggest', number> = {
  keyword: everywhere,
  title: title | subtitle,
  author,
  publisher,
  whole_series: series,
  suggest: title | author | series,
};

/** `enough`: so many, the best sellers among them, will do (suggestions). */
export function search(index: TextIndex, terms: readonly Term[], type: SearchType | 'suggest', enough = Number.POSITIVE_INFINITY): Matches {
  const sought = terms.map((term) => soughtOf(index, term)).toSorted((a, b) => a.size - b.size);
  const [rarest, ...others] = sought;
  if (!rarest || rarest.size === 0) return { positions: new Uint32Array(), weights: new Uint16Array(), terms: terms.length };
  let found = positionsOf(index, rarest, places[type]);
  for (const other of others) found = keep(index, found, other, places[type]);
  return { positions: found.positions.subarray(0, enough), weights: found.scores.subarray(0, enough), terms: terms.length };
}

/** The words that a term stands for, and how many postings they have. */
interface Sought {
  from: number;
  to: number;
  size: number;
}
interface Found {
  positions: Uint32Array;
  /** Sums of the weights of the best field for each term so far. */
  scores: Uint16Array;
}

function soughtOf(index: TextIndex, { word, open }: Term): Sought {
  const [from, to] = wordRange(index, word, open);
  return { from, to, size: (index.offsets[to] ?? 0) - (index.offsets[from] ?? 0) };
}

/** Of one word: its postings as they stand. Of several: which positions they have between them. */
function positionsOf(index: TextIndex, sought: Sought, allowed: number): Found {
  const start = index.offsets[sought.from] ?? 0;
  if (sought.to - sought.from > 1) return united(index, sought, allowed);
  const positions = new Uint32Array(sought.size);
  const scores = new Uint16Array(sought.size);
  let count = 0;
  for (let i = start; i < start + sought.size; i++) {
    const posting = index.postings[i] ?? 0;
    if ((posting & allowed) === 0) continue;
    positions[count] = positionOf(posting);
    scores[count++] = weights[maskOf(posting)] ?? 0;
  }
  return { positions: positions.subarray(0, count), scores: scores.subarray(0, count) };
}

/** For each position the fields in which one of the words stands. One sheet is used again and again: nothing is kept in it between searches. */
function marked({ offsets, postings, titleLengths }: TextIndex, { from, to }: Sought): Uint8Array {
  const sheet = sheetOf(titleLengths.length);
  const end = offsets[to] ?? 0;
  for (let i = offsets[from] ?? 0; i < end; i++) {
    const posting = postings[i] ?? 0;
    const at = posting >>> 8;
    sheet[at] = (sheet[at] ?? 0) | (posting & 0xff);
  }
  return sheet;
}

let sheet = new Uint8Array();
function sheetOf(size: number): Uint8Array {
  if (sheet.length < size) sheet = new Uint8Array(size);
  else sheet.fill(0, 0, size);
  return sheet;
}

/** Read out of the sheet at the places that were marked. */
function united(index: TextIndex, sought: Sought, allowed: number): Found {
  const size = index.titleLengths.length;
  const marks = marked(index, sought);
  const places = noBits(size);
  for (let i = index.offsets[sought.from] ?? 0; i < (index.offsets[sought.to] ?? 0); i++) {
    const posting = index.postings[i] ?? 0;
    if ((posting & allowed) !== 0) setBit(places, positionOf(posting));
  }
  const positions = positionsOfBits(places, countBits(places));
  return { positions, scores: Uint16Array.from(positions, (at) => weights[marks[at] ?? 0] ?? 0) };
}

/** Those that hold this term too: looked up one by one where they are few, else told from all its postings. */
function keep(index: TextIndex, found: Found, sought: Sought, allowed: number): Found {
  const { positions, scores } = found;
  const isOneWord = sought.to - sought.from <= 1;
  const maskAt = isOneWord && positions.length * 16 < sought.size ? lookUp(index, sought) : told(index, sought);
  let count = 0;
  for (let i = 0; i < positions.length; i++) {
    const at = positions[i] ?? 0;
    const mask = maskAt(at);
    if ((mask & allowed) === 0) continue;
    positions[count] = at;
    scores[count++] = (scores[i] ?? 0) + (weights[mask] ?? 0);
  }
  return { positions: positions.subarray(0, count), scores: scores.subarray(0, count) };
}

function told(index: TextIndex, sought: Sought): (at: number) => number {
  const marks = marked(index, sought);
  return (at) => marks[at] ?? 0;
}

/** Asked in ascending order, each look-up begins where the last ended. */
function lookUp({ offsets, postings }: TextIndex, { from, to }: Sought): (at: number) => number {
  let low = offsets[from] ?? 0;
  const end = offsets[to] ?? 0;
  return (at) => {
    let step = 1;
    while (low + step < end && positionOf(postings[low + step] ?? 0) < at) step <<= 1;
    let high = Math.min(low + step, end);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (positionOf(postings[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    const posting = low < end ? (postings[low] ?? 0) : 0;
    return low < end && positionOf(posting) === at ? maskOf(posting) : 0;
  };
}

/** By the best field that a word stands in: the title's first word, the title, author, series, subtitle, subjects, publisher. */
const weights = Uint8Array.from({ length: 256 }, (_one, mask) => {
  if ((mask & first) !== 0) return 13;
  if ((mask & title) !== 0) return 10;
  if ((mask & author) !== 0) return 9;
  if ((mask & series) !== 0) return 6;
  if ((mask & subtitle) !== 0) return 4;
  return (mask & subjects) !== 0 ? 2 : 1;
});

/** How well a title fits, 0 to 255: the mean over the terms; a title that consists of just these words is put before all others. */
function scoreOf({ titleLengths }: TextIndex, at: number, sum: number, terms: number): number {
  const isWholeTitle = sum >= 10 * terms && titleLengths[at] === terms;
  return Math.min(200, Math.round((sum * 10) / terms)) + (isWholeTitle ? 55 : 0);
}

/** Best fit first; of equal fit what sells best first. `shown`: those of the matches that are wanted, ascending. */
export function byRelevance(index: TextIndex, { positions, weights: sums, terms }: Matches, shown: Uint32Array = positions): Uint32Array {
  const scores = new Uint8Array(shown.length);
  for (let i = 0, j = 0; i < shown.length; i++, j++) {
    const at = shown[i] ?? 0;
    while ((positions[j] ?? at) < at) j++;
    scores[i] = scoreOf(index, at, sums[j] ?? 0, terms);
  }
  return inBuckets(shown, scores);
}

function inBuckets(positions: Uint32Array, scores: Uint8Array): Uint32Array {
  const starts = new Uint32Array(257);
  for (const score of scores) starts[255 - score + 1] = (starts[255 - score + 1] ?? 0) + 1;
  for (let i = 0; i < 256; i++) starts[i + 1] = (starts[i + 1] ?? 0) + (starts[i] ?? 0);
  const order = new Uint32Array(positions.length);
  for (let i = 0; i < positions.length; i++) {
    const bucket = 255 - (scores[i] ?? 0);
    const place = starts[bucket] ?? 0;
    order[place] = positions[i] ?? 0;
    starts[bucket] = place + 1;
  }
  return order;
}
