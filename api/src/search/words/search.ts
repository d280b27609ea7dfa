import type { SearchType } from '@bookfront/shared/schemas/vocabulary';
import type { Term } from '../text/query';
import { type Matches, weights } from './relevance';
import { markFields, type PositionRange, postingsOf, quadsOf, seek, type TermPostings } from './term-postings';
import { fieldBits, maskOf, positionOf, type TextIndex } from './text-index';

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
 * `enough`: so many, the best sellers among them, will do (suggestions): titles are looked through from the best seller
 * on until they are found.
 */
export function search(
  index: TextIndex,
  terms: readonly Term[],
  type: SearchType | 'suggest',
  enough = Number.POSITIVE_INFINITY,
): Matches {
  const byRarity = terms.map((term) => postingsOf(index, term)).toSorted((a, b) => a.size - b.size);
  const found: Found[] = [];
  if (byRarity[0] && byRarity[0].size > 0) {
    let count = 0;
    for (const range of rangesOf(index.titleLengths.length, enough)) {
      const here = within(index, byRarity, fieldMasks[type], range);
      found.push(here);
      count += here.positions.length;
      if (count >= enough) break;
    }
  }
  const { positions, scores } = joined(found);
  return { positions: positions.subarray(0, enough), weights: scores.subarray(0, enough), terms: terms.length };
}

const firstRange = 8192;
/** Each four times what was looked through before. */
function* rangesOf(size: number, enough: number): Generator<PositionRange> {
  let to = enough < size ? firstRange : size;
  for (let from = 0; from < size; [from, to] = [to, to * 4]) yield { from, to: Math.min(to, size) };
}

interface Found {
  positions: Uint32Array;
  /** Sums of the weights of the best field for each term so far. */
  scores: Uint16Array;
}

function joined(found: readonly Found[]): Found {
  if (found.length === 1 && found[0]) return found[0];
  const count = found.reduce((sum, { positions }) => sum + positions.length, 0);
  const whole = { positions: new Uint32Array(count), scores: new Uint16Array(count) };
  let at = 0;
  for (const { positions, scores } of found) {
    whole.positions.set(positions, at);
    whole.scores.set(scores, at);
    at += positions.length;
  }
  return whole;
}

/** The rarest term comes first. */
function within(
  index: TextIndex,
  [rarest, ...others]: readonly TermPostings[],
  allowed: number,
  range: PositionRange,
): Found {
  let found = rarest ? positionsOf(index, rarest, allowed, range) : joined([]);
  for (const other of others) if (found.positions.length > 0) found = keep(index, found, other, { allowed, range });
  return found;
}

const isOneWord = ({ from, to }: TermPostings): boolean => to - from <= 1;

/** Reads the postings of one word as they stand, and merges those of several words. */
function positionsOf(index: TextIndex, term: TermPostings, allowed: number, range: PositionRange): Found {
  const limit = Math.min(term.size, range.to - range.from);
  const found = { positions: new Uint32Array(limit), scores: new Uint16Array(limit) };
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
  { positions, scores }: Found,
  { allowed, range }: SearchScope,
): number {
  const end = offsets[term.from + 1] ?? 0;
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
function takeMarked(buffer: Uint8Array, { positions, scores }: Found, { allowed, range }: SearchScope): number {
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

/** Keeps the titles that hold this term too. */
function keep(
  index: TextIndex,
  { positions, scores }: Found,
  term: TermPostings,
  { allowed, range }: SearchScope,
): Found {
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
