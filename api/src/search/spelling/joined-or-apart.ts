import { nameKey } from '../text/fold';
import { searchTerms } from '../words/search';
import { type TextIndex, wordRange } from '../words/text-index';

/** More pairs and places aren't tried. */
const maxTries = 24;

/** The search with two words joined, or one divided, in a way that some title matches: book shop, sciencefiction. */
export function joinedOrApart(index: TextIndex, text: string, allowed: number): string | undefined {
  const words = nameKey(text).split(' ').filter(Boolean);
  const isMatched = (tried: readonly string[]) =>
    searchTerms(
      index,
      tried.map((word) => ({ word, isPrefix: false })),
      allowed,
    ).positions.length > 0;
  return [...joins(index, words), ...divisions(index, words)].slice(0, maxTries).find(isMatched)?.join(' ');
}

const has = (index: TextIndex, word: string): boolean => {
  const [from, to] = wordRange(index, word, false);
  return to > from;
};

const joins = (index: TextIndex, words: readonly string[]): string[][] =>
  words.flatMap((word, at) => {
    const next = words[at + 1];
    return next !== undefined && has(index, word + next) ? [words.toSpliced(at, 2, word + next)] : [];
  });

/** Only words that the catalogue doesn't have are divided, each part of three letters or more. */
const divisions = (index: TextIndex, words: readonly string[]): string[][] =>
  words.flatMap((word, at) => {
    if (has(index, word) || !/^\p{L}{6,}$/u.test(word)) return [];
    return Array.from({ length: word.length - 5 }, (_one, i) => [word.slice(0, i + 3), word.slice(i + 3)]).flatMap(
      ([first = '', second = '']) =>
        has(index, first) && has(index, second) ? [words.toSpliced(at, 1, first, second)] : [],
    );
  });
