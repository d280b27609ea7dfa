import type { SearchType } from '@bookfront/shared/schemas/vocabulary';
import { ScratchBuffer } from '../sets/scratch-buffer';
import type { Query, Term } from '../text/query';
import { type Matches, meanWeight, weights } from './relevance';
import { markFields, type PositionRange, postingsOf, quadsOf, seek, type TermPostings } from './term-postings';
import { fieldBits, maskOf, positionOf, type TextIndex } from './text-index';
import { behindTyped, type Found, union } from './union';

const { title, subtitle, author, series, publisher, subjects } = fieldBits;
const everywhere = title | subtitle | author | series | publisher | subjects;
/** The fields that each type of search looks in, as a mask (P1 §2). */
export const fieldMasks: Record<SearchType | 'suggest', number> = {
  keyword: everywhere,
  title: title | subtitle,
  author,
  publisher,
  whole_series: series,
  suggest: title | author | series,
};

/**
 * Finds the titles that match all terms of one of the query's variants. With `enough`, it searches best sellers first
 * and stops after that many matches (suggestions).
 */
export function search(
  index: TextIndex,
  { variants, letters }: Query,
  type: SearchType | 'suggest',
  enough = Number.POSITIVE_INFINITY,
): Matches {
  const found = variants.map((terms, at) => {
    const matches = searchTerms(index, terms, fieldMasks[type], enough);
    return at === 0 ? matches : { ...matches, weights: matches.weights.map(behindTyped) };
  });
  const { positions, weights: means } = found.reduce(union, {
    positions: new Uint32Array(),
    weights: new Uint8Array(),
  });
  return { positions: positions.subarray(0, enough), weights: means.subarray(0, enough), letters };
}

/** Titles that match all terms in the fields of a mask. */
export function searchTerms(
  index: TextIndex,
  terms: readonly Term[],
  allowed: number,
  enough = Number.POSITIVE_INFINITY,
): Found {
  const byRarity = terms.map((term) => postingsOf(index, term)).toSorted((a, b) => a.size - b.size);
  const found: Found[] = [];
  if (byRarity[0] && byRarity[0].size > 0) {
    let count = 0;
    for (const range of rangesOf(index.titleLengths.length, enough)) {
      const { positions, scores } = matchAll(index, byRarity, allowed, range);
      found.push({ positions: positions.slice(), weights: meansOf(scores, terms.length) });
      count += positions.length;
      if (count >= enough) break;
    }
  }
  return concatenate(found);
}

/** A plain loop: `from` with a function takes ten times as long for a million titles. */
function meansOf(scores: Uint16Array, terms: number): Uint8Array {
  const means = new Uint8Array(scores.length);
  for (let i = 0; i < scores.length; i++) means[i] = meanWeight(scores[i] ?? 0, terms);
  return means;
}

const firstRange = 8192;
/** Each range is four times as long as all before it. */
function* rangesOf(size: number, enough: number): Generator<PositionRange> {
  let to = enough < size ? firstRange : size;
  for (let from = 0; from < size; [from, to] = [to, to * 4]) yield { from, to: Math.min(to, size) };
}

/** In scratch buffers: valid until the next term or range is searched from the beginning. */
interface TermMatches {
  positions: Uint32Array;
  /** For each title, the weights of the best field per term, added up so far. */
  scores: Uint16Array;
}

function concatenate(found: readonly Found[]): Found {
  if (found.length === 1 && found[0]) return found[0];
  const count = found.reduce((sum, { positions }) => sum + positions.length, 0);
  const all = { positions: new Uint32Array(count), weights: new Uint8Array(count) };
  let at = 0;
  for (const { positions, weights: means } of found) {
    all.positions.set(positions, at);
    all.weights.set(means, at);
    at += positions.length;
  }
  return all;
}

/** `terms`: rarest first. */
function matchAll(
  index: TextIndex,
  [rarest, ...others]: readonly TermPostings[],
  allowed: number,
  range: PositionRange,
): TermMatches {
  let found = rarest ? positionsOf(index, rarest, allowed, range) : emptyMatches(0);
  for (const other of others)
    if (found.positions.length > 0) found = intersect(index, found, other, { allowed, range });
  return found;
}

const scratch = { positions: new ScratchBuffer(), scores: new ScratchBuffer() };
/** For a million titles new memory is six megabytes of garbage for each search. */
function emptyMatches(limit: number): TermMatches {
  const scores = scratch.scores.take((limit + 1) >>> 1);
  return { positions: scratch.positions.take(limit), scores: new Uint16Array(scores.buffer, scores.byteOffset, limit) };
}

const isOneWord = ({ words }: TermPostings): boolean => words.length <= 1;

/** Reads the postings of a single word directly, and merges those of several words. */
function positionsOf(index: TextIndex, term: TermPostings, allowed: number, range: PositionRange): TermMatches {
  const limit = Math.min(term.size, range.to - range.from);
  const found = emptyMatches(limit);
  const count = isOneWord(term)
    ? takePostings(index, term, found, { allowed, range })
    : takeMarked(markFields(index, term, range), found, { allowed, range });
  return { positions: found.positions.subarray(0, count), scores: found.scores.subarray(0, count) };
}

interface SearchScope {
  allowed: number;
  range: PositionRange;
}

function takePostings(
  { offsets, postings }: TextIndex,
  term: TermPostings,
  { positions, scores }: TermMatches,
  { allowed, range }: SearchScope,
): number {
  const end = offsets[(term.words[0] ?? 0) + 1] ?? 0;
  let count = 0;
  let i = seek(postings, term.next[0] ?? 0, end, range.from);
  for (; i < end; i++) {
    const posting = postings[i] ?? 0;
    if (positionOf(posting) >= range.to) break;
    if ((posting & allowed) === 0) continue;
    positions[count] = positionOf(posting);
    scores[count++] = weights[maskOf(posting)] ?? 0;
  }
  term.next[0] = i;
  return count;
}

/** Most bytes of the buffer are 0, so four at a time are skipped. */
function takeMarked(buffer: Uint8Array, { positions, scores }: TermMatches, { allowed, range }: SearchScope): number {
  const quads = quadsOf(buffer);
  let count = 0;
  for (let quad = 0; quad < quads.length; quad++) {
    if (quads[quad] === 0) continue;
    for (let at = quad << 2; at < (quad << 2) + 4; at++) {
      const mask = buffer[at] ?? 0;
      if ((mask & allowed) === 0) continue;
      positions[count] = range.from + at;
      scores[count++] = weights[mask] ?? 0;
    }
  }
  return count;
}

/** Keeps the titles that also match this term. */
function intersect(
  index: TextIndex,
  { positions, scores }: TermMatches,
  term: TermPostings,
  { allowed, range }: SearchScope,
): TermMatches {
  const marks = markFields(index, term, range, positions);
  let count = 0;
  for (let i = 0; i < positions.length; i++) {
    const at = positions[i] ?? 0;
    const mask = marks[at - range.from] ?? 0;
    if ((mask & allowed) === 0) continue;
    positions[count] = at;
    scores[count++] = (scores[i] ?? 0) + (weights[mask] ?? 0);
  }
  return { positions: positions.subarray(0, count), scores: scores.subarray(0, count) };
}
