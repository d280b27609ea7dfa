import { nameKey } from '../text/fold';
import { letterCount } from '../text/letter-count';
import { chunksOf, maxTerms, type Term, termsOfWord } from '../text/query';
import { andToken, andWords } from '../text/units';
import type { Spellings } from '../words/query-of';
import { byRelevance } from '../words/relevance';
import { searchTerms } from '../words/search';
import { markFields, postingsOf } from '../words/term-postings';
import { type TextIndex, wordRange } from '../words/text-index';
import { type Candidate, candidatesOf } from './candidates';
import { joinedOrApart } from './joined-or-apart';

/** A word of the search, what it may be, and the text that it stands in. */
interface Part {
  chunk: number;
  term: Term;
  /** The words that may have been meant, with their costs; the word as typed costs nothing. */
  candidates: Candidate[];
}

/** Signs of code and addresses: what has one is no word that was misspelt. */
const noWord = /[_=%<>{}\\|~^@$*]/;

/** In a longer search no known word is taken for a wrong one. */
const maxWords = 12;

/**
 * What was probably meant by a search that finds nothing: words that the catalogue doesn't have are replaced by those
 * that are spelled or sound nearly so, in a way that some title matches; if all words are known, any may be wrong.
 * Undefined if nothing comes close. `allowed`: the fields to look in.
 */
export function correctSearch(
  index: TextIndex,
  text: string,
  allowed: number,
  spellings: Spellings,
): string | undefined {
  const parts = partsOf(text, spellings);
  const unknown = parts.filter(({ term }) => !isKnown(index, term));
  const corrected = unknown.length > 0 ? correctParts(index, text, { parts, wrong: unknown, allowed }) : undefined;
  if (corrected && corrected.cost <= costOfJoining) return corrected.text;
  const isAnyWrong = corrected === undefined && unknown.length < parts.length && parts.length <= maxWords;
  return (
    (noWord.test(text) ? undefined : joinedOrApart(index, text, allowed)) ??
    corrected?.text ??
    (isAnyWrong ? correctParts(index, text, { parts, wrong: parts, allowed })?.text : undefined)
  );
}

/** The best sellers among so many decide what was meant. */
const maxTitles = 4000;

/** Two wrong letters are less likely than a space too few or too many. */
const costOfJoining = 1.2;

function partsOf(text: string, spellings: Spellings): Part[] {
  const parts: Part[] = [];
  for (const [chunk, { chunk: written, isOpen }] of chunksOf(text).entries())
    for (const term of termsOfWord(written, isOpen).slice(0, maxTerms)) {
      const or = andWords.has(term.word) ? [andToken] : spellings.get(term.word);
      parts.push({ chunk, term: or ? { ...term, or } : term, candidates: [] });
    }
  return parts;
}

function isKnown(index: TextIndex, { word, isPrefix, or = [] }: Term): boolean {
  const [from, to] = wordRange(index, word, isPrefix);
  return to > from || or.some((other) => isKnown(index, { word: other, isPrefix: false }));
}

interface Correction {
  parts: readonly Part[];
  /** The parts to correct. */
  wrong: readonly Part[];
  allowed: number;
}

function correctParts(
  index: TextIndex,
  text: string,
  { parts, wrong, allowed }: Correction,
): { text: string; cost: number } | undefined {
  const exact = chunksOf(text).map(({ chunk }) => chunk.startsWith('!') || noWord.test(chunk));
  const tried = parts.map((part) =>
    wrong.includes(part) && !exact[part.chunk] ? { ...part, candidates: candidatesOf(index, part.term.word) } : part,
  );
  const terms = tried.map(({ term, candidates }) =>
    candidates.length === 0 ? term : { ...term, or: [...(term.or ?? []), ...candidates.map(({ word }) => word)] },
  );
  if (tried[0] && tried.length === 1) return correctWord(index, text, tried[0], allowed);
  const found = searchTerms(index, terms, allowed, maxTitles);
  const positions = found.positions.subarray(0, maxTitles);
  if (positions.length === 0) return undefined;
  const costs = new Float32Array(positions.length);
  for (const part of tried) if (part.candidates.length > 0) addCosts(index, part, { positions, allowed }, costs);
  const cost = costs.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY);
  const cheapest = positions.filter((_at, i) => (costs[i] ?? 0) <= cost + 0.001);
  const letters = letterCount(nameKey(text));
  const [best = 0] = byRelevance(index, { ...found, letters }, { shown: cheapest, limit: 1 });
  return { text: rewrite(text, tried, (part) => meantAt(index, part, best, allowed)), cost };
}

/** Of a single word the likeliest candidate is meant, of equally likely ones the most frequent. */
function correctWord(
  index: TextIndex,
  text: string,
  part: Part,
  allowed: number,
): { text: string; cost: number } | undefined {
  const meant = part.candidates.find(
    ({ word }) => searchTerms(index, [exactly(word)], allowed, 1).positions.length > 0,
  );
  return meant && { text: rewrite(text, [part], () => meant.word), cost: meant.cost };
}

interface Among {
  positions: Uint32Array;
  allowed: number;
}

/** Adds to each title's cost that of the likeliest word it has for this part. */
function addCosts(
  index: TextIndex,
  { term, candidates }: Part,
  { positions, allowed }: Among,
  costs: Float32Array,
): void {
  const best = new Float32Array(positions.length).fill(Number.POSITIVE_INFINITY);
  const options = [{ term, cost: 0 }, ...candidates.map(({ word, cost }) => ({ term: exactly(word), cost }))];
  const range = { from: 0, to: (positions.at(-1) ?? 0) + 1 };
  for (const option of options) {
    const marks = markFields(index, postingsOf(index, option.term), range, positions);
    for (let i = 0; i < positions.length; i++)
      if (((marks[positions[i] ?? 0] ?? 0) & allowed) !== 0) best[i] = Math.min(best[i] ?? 0, option.cost);
  }
  for (let i = 0; i < positions.length; i++) costs[i] = (costs[i] ?? 0) + (best[i] ?? 0);
}

const exactly = (word: string): Term => ({ word, isPrefix: false });

/** The word that this title has for a part; undefined if it has the word as typed. */
function meantAt(index: TextIndex, { term, candidates }: Part, at: number, allowed: number): string | undefined {
  const has = (one: Term) => {
    const marks = markFields(index, postingsOf(index, one), { from: at, to: at + 1 });
    return ((marks[0] ?? 0) & allowed) !== 0;
  };
  return has(term) ? undefined : candidates.find(({ word }) => has(exactly(word)))?.word;
}

/** The search with other words in place of the wrong ones; what is right stays as it was typed. */
function rewrite(text: string, parts: readonly Part[], meant: (part: Part) => string | undefined): string {
  const chunks = chunksOf(text).map(({ chunk }) => chunk);
  const words = chunks.map((chunk, at) => {
    const own = parts.filter((part) => part.chunk === at);
    const replaced = own.map((part) => meant(part));
    if (replaced.every((word) => word === undefined)) return chunk;
    return own.map((part, i) => replaced[i] ?? part.term.word).join(' ');
  });
  return words.join(' ');
}
