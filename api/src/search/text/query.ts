import { type Piece, piecesOf } from './fold';

/** One word to look for; `open`: it may be the beginning of a longer one. */
export interface Term {
  word: string;
  open: boolean;
}

/**
 * Splits what a shopper typed into words that must all be found (P1 §2, P1 §8). The last word also finds longer words,
 * unless it was typed as `!word` or `whole` is set. A run of Chinese, Japanese or Korean characters is searched in
 * pairs. Nothing typed is syntax.
 */
export function termsOf(text: string, whole = false): Term[] {
  // a byte-order mark within a word is an unseen character, no space
  const words = text
    .trim()
    .split(/[^\S\ufeff]+/)
    .filter(Boolean);
  const terms = words.flatMap((word, index) =>
    termsOfWord(word, !whole && index === words.length - 1 && !word.startsWith('!')),
  );
  return terms.slice(0, maxTerms);
}

const maxTerms = 40;

function termsOfWord(word: string, open: boolean): Term[] {
  const pieces = piecesOf(word);
  return pieces.flatMap((piece, index) => termsOfPiece(piece, open && index === pieces.length - 1));
}

function termsOfPiece({ tokens, ideographs }: Piece, open: boolean): Term[] {
  if (!ideographs || tokens.length < 2)
    return tokens.map((word) => ({ word, open: open && !ideographs && word.length > 1 }));
  return tokens.slice(1).map((character, at) => ({ word: `${tokens[at]}${character}`, open: false }));
}
