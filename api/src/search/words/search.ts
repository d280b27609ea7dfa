import type { SearchType } from '@bookfront/shared/schemas/vocabulary';
import type { Term } from '../text/query';
import { type Matches, weights } from './relevance';
import { marked, quadsOf, type Sought, type Stretch, seek, soughtOf } from './sought';
import { fieldBits, maskOf, positionOf, type TextIndex } from './text-index';

const { title, subtitle, author, series, publisher, subjects } = fieldBits;
const everywhere = title | subtitle | author | series | publisher | subjects;
/** Where each type of search looks (P1 §2). */
export const places: Record<SearchType | 'suggest', number> = {
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
  const sought = terms.map((term) => soughtOf(index, term)).toSorted((a, b) => a.size - b.size);
  const found: Found[] = [];
  if (sought[0] && sought[0].size > 0) {
    let count = 0;
    for (const stretch of stretches(index.titleLengths.length, enough)) {
      const here = within(index, sought, places[type], stretch);
      found.push(here);
      count += here.positions.length;
      if (count >= enough) break;
    }
  }
  const { positions, scores } = joined(found);
  return { positions: positions.subarray(0, enough), weights: scores.subarray(0, enough), terms: terms.length };
}

const firstStretch = 8192;
/** Each four times what was looked through before. */
function* stretches(size: number, enough: number): Generator<Stretch> {
  let to = enough < size ? firstStretch : size;
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

/** `sought`: the rarest first. */
function within(index: TextIndex, [rarest, ...others]: readonly Sought[], allowed: number, stretch: Stretch): Found {
  let found = rarest ? positionsOf(index, rarest, allowed, stretch) : joined([]);
  for (const other of others) if (found.positions.length > 0) found = keep(index, found, other, { allowed, stretch });
  return found;
}

const isOneWord = ({ from, to }: Sought): boolean => to - from <= 1;

/** Of one word: its postings as they stand. Of several: which positions they have between them. */
function positionsOf(index: TextIndex, sought: Sought, allowed: number, stretch: Stretch): Found {
  const limit = Math.min(sought.size, stretch.to - stretch.from);
  const found = { positions: new Uint32Array(limit), scores: new Uint16Array(limit) };
  const count = isOneWord(sought)
    ? takePostings(index, sought, found, { allowed, stretch })
    : takeMarked(marked(index, sought, stretch), found, { allowed, stretch });
  return { positions: found.positions.subarray(0, count), scores: found.scores.subarray(0, count) };
}

interface Where {
  allowed: number;
  stretch: Stretch;
}

function takePostings(
  { offsets, postings }: TextIndex,
  sought: Sought,
  { positions, scores }: Found,
  { allowed, stretch }: Where,
): number {
  const end = offsets[sought.from + 1] ?? 0;
  let count = 0;
  let i = seek(postings, sought.next[0] ?? 0, end, stretch.from);
  for (; i < end; i++) {
    const posting = postings[i] ?? 0;
    if (positionOf(posting) >= stretch.to) break;
    if ((posting & allowed) === 0) continue;
    positions[count] = positionOf(posting);
    scores[count++] = weights[maskOf(posting)] ?? 0;
  }
  sought.next[0] = i;
  return count;
}

/** Most places of the buffer are empty: four are passed over at once. */
function takeMarked(buffer: Uint8Array, { positions, scores }: Found, { allowed, stretch }: Where): number {
  const quads = quadsOf(buffer);
  let count = 0;
  for (let quad = 0; quad < quads.length; quad++) {
    if (quads[quad] === 0) continue;
    for (let at = quad << 2; at < (quad << 2) + 4; at++) {
      const mask = buffer[at] ?? 0;
      if ((mask & allowed) === 0) continue;
      positions[count] = stretch.from + at;
      scores[count++] = weights[mask] ?? 0;
    }
  }
  return count;
}

/** Those that hold this term too. */
function keep(index: TextIndex, { positions, scores }: Found, sought: Sought, { allowed, stretch }: Where): Found {
  const marks = marked(index, sought, stretch, positions);
  let count = 0;
  for (let i = 0; i < positions.length; i++) {
    const at = positions[i] ?? 0;
    const mask = marks[at - stretch.from] ?? 0;
    if ((mask & allowed) === 0) continue;
    positions[count] = at;
    scores[count++] = (scores[i] ?? 0) + (weights[mask] ?? 0);
  }
  return { positions: positions.subarray(0, count), scores: scores.subarray(0, count) };
}
