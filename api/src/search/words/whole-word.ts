import type { Query, Term } from '../text/query';
import { weights } from './relevance';
import { fieldMasks } from './search';
import { postingsOf, seek, type TermPostings } from './term-postings';
import { maskOf, positionOf, type TextIndex } from './text-index';

/**
 * Tells whole-word matches of the last word from prefix matches: the weight of the best field that contains it in one
 * of the ways to write it, 0 if only a longer word matched. Call it with ascending positions. Undefined if the word was
 * not searched as a prefix.
 */
export function wholeWordAt(index: TextIndex, { variants }: Query): ((at: number) => number) | undefined {
  const lookUps = variants.map((terms) => wholeWordOf(index, terms.at(-1)));
  if (lookUps.includes(undefined)) return undefined;
  return (at) => Math.max(...lookUps.map((weightAt) => weightAt?.(at) ?? 0));
}

function wholeWordOf(index: TextIndex, last: Term | undefined): ((at: number) => number) | undefined {
  if (!last?.isPrefix) return undefined;
  const term = postingsOf(index, { word: last.word, isPrefix: false });
  if (term.size === 0) return () => 0;
  const maskAt = lookUp(index, term);
  return (at) => {
    const mask = maskAt(at);
    return (mask & fieldMasks.suggest) === 0 ? 0 : (weights[mask] ?? 0);
  };
}

/**
 * The fields that contain a single word at a position. Each lookup starts where the last one ended, so positions must
 * ascend.
 */
function lookUp({ offsets, postings }: TextIndex, { words, next }: TermPostings): (at: number) => number {
  const end = offsets[(words[0] ?? 0) + 1] ?? 0;
  let i = next[0] ?? 0;
  return (at) => {
    i = seek(postings, i, end, at);
    next[0] = i;
    const posting = i < end ? (postings[i] ?? 0) : 0;
    return i < end && positionOf(posting) === at ? maskOf(posting) : 0;
  };
}
