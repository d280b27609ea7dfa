import { countBits, emptyBits, positionsOfBits, setBit } from '../sets/bits';
import { nameKey } from '../text/fold';
import { queryOf, type Spellings } from '../words/query-of';
import type { Matches } from '../words/relevance';
import { search } from '../words/search';
import { type AuthorIndex, countFullWords } from './author-index';

/** Numbers of names, best first. */
interface Names {
  /** Names with just these words; initials may be missing in either. */
  same: Uint32Array;
  /** Names that have all the words, whole. */
  whole: Uint32Array;
}

function namesOf({ names, wordCounts }: AuthorIndex, text: string, spellings: Spellings): Names {
  const query = queryOf(names, text, { wholeWords: true, spellings });
  const whole = search(names, query, 'title').positions;
  const words = nameKey(text);
  const isOneWord = !words.includes(' ');
  const count = countFullWords(words);
  const same = whole.filter(
    (name) => names.titleLengths[name] === query.letters || (!isOneWord && wordCounts[name] === count),
  );
  return { same, whole };
}

/** Titles by an author of this name (title/getAuthorItems), ascending positions. */
export const titlesByName = (authors: AuthorIndex, name: string, size: number, spellings: Spellings): Uint32Array =>
  titlesOf(authors, namesOf(authors, name, spellings).same, size);

const authorWeight = 90;
const sameNameWeight = 95;

/**
 * Titles by author, for browse. All words belong to one name. Several words that are somebody's whole name find that
 * author alone, as the author's dialog does; else the words may be a part of the name; the last is open to longer words
 * only if no name has it whole.
 */
export function searchAuthors(authors: AuthorIndex, text: string, size: number, spellings: Spellings): Matches {
  const { same, whole } = namesOf(authors, text, spellings);
  const open = () => search(authors.names, queryOf(authors.names, text, { spellings }), 'title').positions;
  const isName = same.length > 0 && nameKey(text).includes(' ');
  const names = isName ? same : whole;
  const positions = titlesOf(authors, names.length > 0 ? names : open(), size);
  const first = new Set(titlesOf(authors, same, size));
  const weights = Uint8Array.from(positions, (at) => (first.has(at) ? sameNameWeight : authorWeight));
  return { positions, weights, letters: 0 };
}

function titlesOf({ offsets, titles }: AuthorIndex, names: Uint32Array, size: number): Uint32Array {
  const bits = emptyBits(size);
  for (const name of names)
    for (let i = offsets[name] ?? 0; i < (offsets[name + 1] ?? 0); i++) setBit(bits, titles[i] ?? 0);
  return positionsOfBits(bits, countBits(bits));
}
