import { soundsLike } from '../words/sound-index';
import type { TextIndex } from '../words/text-index';
import { editsAllowed, editsBetween, neighbours } from './neighbours';

/** A word of the catalogue that may have been meant. Lower costs are likelier. */
export interface Candidate {
  word: string;
  cost: number;
}

const maxCandidates = 16;

/**
 * Words of the catalogue that are spelled or sound like this one: one edit away for words of four to seven letters, two
 * for longer ones, or with the same sounds. Numbers, and words with digits, are never corrected.
 */
export function candidatesOf(index: TextIndex, word: string): Candidate[] {
  const edits = editsAllowed(word.length);
  if (edits === 0 || !/^\p{L}+$/u.test(word)) return [];
  const costs = new Map<number, number>();
  for (const { rank, edits: count } of neighbours(index.words, word, edits))
    costs.set(rank, costOfEdits(word, index.words[rank] ?? '', count));
  for (const rank of soundsLike(index.sounds, word)) {
    const apart = editsBetween(word, index.words[rank] ?? '', maxEditsOfSound(word));
    if (apart) costs.set(rank, Math.min(costs.get(rank) ?? Number.POSITIVE_INFINITY, costOfSound(apart)));
  }
  const frequency = (rank: number) => (index.offsets[rank + 1] ?? 0) - (index.offsets[rank] ?? 0);
  return [...costs]
    .filter(([rank]) => /^\p{L}+$/u.test(index.words[rank] ?? ''))
    .sort(([one, cost], [other, otherCost]) => cost - otherCost || frequency(other) - frequency(one))
    .slice(0, maxCandidates)
    .map(([rank, cost]) => ({ word: index.words[rank] ?? '', cost }));
}

const maxEditsOfSound = (word: string): number => Math.min(4, Math.ceil(word.length / 2));
const costOfSound = (edits: number): number => 0.8 + 0.1 * edits;

/** Swapped and doubled letters are slips of the fingers; a wrong first letter is rare. */
function costOfEdits(typed: string, word: string, edits: number): number {
  const isSlip = edits === 1 && (lettersOf(typed) === lettersOf(word) || undoubled(typed) === undoubled(word));
  return edits - (isSlip ? 0.2 : 0) + (typed[0] === word[0] ? 0 : 0.3);
}

const lettersOf = (word: string): string => [...word].sort().join('');
const undoubled = (word: string): string => word.replace(/(.)\1/gu, '$1');
