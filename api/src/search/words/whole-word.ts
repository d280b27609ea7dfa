import type { Term } from '../text/query';
import { weights } from './relevance';
import { fieldMasks } from './search';
import { postingsOf, seek, type TermPostings } from './term-postings';
import { maskOf, positionOf, type TextIndex } from './text-index';

/**
 * Of titles that were found as suggestions, by position and in ascending order: the weight of the best field that holds
 * the last word as it was typed, 0 where there is but a longer one that begins so. Undefined where it was looked for as
 * a whole.
 */
export function wholeWordAt(index: TextIndex, terms: readonly Term[]): ((at: number) => number) | undefined {
  const last = terms.at(-1);
  if (!last?.open) return undefined;
  const term = postingsOf(index, { word: last.word, open: false });
  if (term.size === 0) return () => 0;
  const maskAt = lookUp(index, term);
  return (at) => {
    const mask = maskAt(at);
    return (mask & fieldMasks.suggest) === 0 ? 0 : (weights[mask] ?? 0);
  };
}

/**
 * Of a term of one word: the fields in which it stands at a position; asked in ascending order, each look-up begins
 * where the last ended.
 */
function lookUp({ offsets, postings }: TextIndex, { from, next }: TermPostings): (at: number) => number {
  const end = offsets[from + 1] ?? 0;
  let i = next[0] ?? 0;
  return (at) => {
    i = seek(postings, i, end, at);
    next[0] = i;
    const posting = i < end ? (postings[i] ?? 0) : 0;
    return i < end && positionOf(posting) === at ? maskOf(posting) : 0;
  };
}
