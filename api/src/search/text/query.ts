import { nameKey, type Piece, piecesOf } from './fold';
import { letterCount } from './letter-count';

/** A word to search for. `isPrefix`: also matches longer words that begin with it. `or`: words that match as well. */
export interface Term {
  word: string;
  isPrefix: boolean;
  or?: readonly string[];
}

/** A search: the terms of one of the variants must all match. */
export interface Query {
  variants: readonly (readonly Term[])[];
  /** How many letters its words have (letter-count.ts). */
  letters: number;
}

/** A search for the words just as they are typed. */
export const plainQuery = (text: string, wholeWords = false): Query => ({
  variants: [termsOf(text, wholeWords)],
  letters: letterCount(nameKey(text)),
});

/** The words of a search; the last also matches longer words, unless it was typed as `!word`. */
export function chunksOf(text: string): { chunk: string; isOpen: boolean }[] {
  // a byte-order mark inside a word is an invisible character, not a space
  const chunks = text
    .trim()
    .split(/[^\S\ufeff]+/)
    .filter(Boolean);
  return chunks.map((chunk, index) => ({ chunk, isOpen: index === chunks.length - 1 && !chunk.startsWith('!') }));
}

/**
 * Splits a search into words that must all match (P1 §2, P1 §8). The last word also matches longer words, unless it was
 * typed as `!word` or `wholeWords` is set. Chinese, Japanese and Korean characters are searched in pairs. The search
 * has no syntax.
 */
export function termsOf(text: string, wholeWords = false): Term[] {
  const terms = chunksOf(text).flatMap(({ chunk, isOpen }) => termsOfWord(chunk, !wholeWords && isOpen));
  return terms.slice(0, maxTerms);
}

export const maxTerms = 40;

export function termsOfWord(word: string, isPrefix: boolean): Term[] {
  const pieces = piecesOf(word);
  return pieces.flatMap((piece, index) => termsOfPiece(piece, isPrefix && index === pieces.length - 1));
}

function termsOfPiece({ tokens, ideographs }: Piece, isPrefix: boolean): Term[] {
  if (!ideographs || tokens.length < 2)
    return tokens.map((word) => ({ word, isPrefix: isPrefix && !ideographs && word.length > 1 }));
  return tokens.slice(1).map((character, at) => ({ word: `${tokens[at]}${character}`, isPrefix: false }));
}
