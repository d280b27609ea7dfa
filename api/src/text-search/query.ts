import type { SearchType } from '@bookfront/shared/schemas/vocabulary';
import { type Piece, piecesOf } from './fold';

const columns: Record<SearchType, string> = {
  keyword: '',
  title: '{title subtitle} : ',
  author: 'author : ',
  publisher: 'publisher : ',
  whole_series: 'series : ',
};

/**
 * The full-text expression for what a shopper typed, or undefined where nothing can be looked for (P1§2, P1§8). Every word must be
 * found; the last one may be a beginning, unless it was typed as `!word`. Each token is quoted, so nothing typed is syntax.
 */
export function matchExpression(text: string, type: SearchType = 'keyword'): string | undefined {
  const words = text.trim().split(/\s+/).filter(Boolean);
  const terms = words.flatMap((word, index) => termsOf(word, type !== 'whole_series' && index === words.length - 1 && !word.startsWith('!')));
  return terms.length === 0 ? undefined : `${columns[type]}(${terms.join(' AND ')})`;
}

function termsOf(word: string, open: boolean): string[] {
  const pieces = piecesOf(word);
  return pieces.map((piece, index) => term(piece, open && index === pieces.length - 1 && isLong(piece)));
}

const isLong = (piece: Piece): boolean => !piece.ideographs && (piece.tokens[0]?.length ?? 0) > 1;
const term = (piece: Piece, open: boolean): string => `"${piece.tokens.join(' ')}"${open ? '*' : ''}`;
