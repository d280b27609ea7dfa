import { foldMarked, ideograph } from './fold';

/**
 * A part of a text that readers write in several ways. `words` are folded and keep apostrophes.
 * - `word`: amant, l'amant
 * - `compound`: words joined by a hyphen, dot or slash: e-book, ph.d, ac/dc
 * - `initials`: two or more single letters, with dots and spaces or without: j. r. r.
 * - `and`: &, + or a word for it
 * - `other`: another script without spaces, or names such as C++
 */
export interface Unit {
  kind: 'word' | 'compound' | 'initials' | 'and' | 'other';
  words: string[];
  /** As written, for `other`. */
  text: string;
  /** Has a dot behind or between its letters. */
  isDotted: boolean;
}

/** The token of the index that stands for all words for 'and'. */
export const andToken = '&';

/** Words for 'and' in a search, whatever its language. */
export const andWords: ReadonlySet<string> = new Set(['and', 'und', 'et', 'y']);
/** Words for 'and' that mean something else in other languages. */
const andByLanguage: Readonly<Record<string, string>> = {
  ita: 'e',
  por: 'e',
  cat: 'i',
  dut: 'en',
  dan: 'og',
  nor: 'og',
  swe: 'och',
};

/** What an apostrophe cuts off the front of a word: L'Amant, dell'Arte, O'Brian. */
const elisions = new Set(
  'l d j m n s t c o qu jusqu lorsqu puisqu quelqu dell all nell sull dall coll quell un gl'.split(' '),
);
export const isElision = (word: string): boolean => elisions.has(word);

const words = /[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu;
const joint = /^(?:[-‐‑–/.·_]|\.-)$/u;
/** Joints between letters, signs and words for 'and', single letters: most texts have none of them. */
const special =
  /(?<=[\p{L}\p{N}])(?:['\-‐‑–/·_]|\.-?)(?=[\p{L}\p{N}])|[&+]|(?<![\p{L}\p{N}'])(?:\p{L}|and|und|et|en|og|och)(?![\p{L}\p{N}'])/u;
/** A quick test, before a text is read unit by unit. */
export const hasVariants = (folded: string): boolean => special.test(folded);

/** `language`: of a title, if known, for words such as the Italian 'e'. */
export function unitsOf(text: string, language = ''): Unit[] {
  const isAnd = (word: string) => andWords.has(word) || andByLanguage[language] === word;
  const units = foldMarked(text)
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((chunk) => unitsOfChunk(chunk, isAnd));
  return joinInitials(units);
}

function unitsOfChunk(chunk: string, isAnd: (word: string) => boolean): Unit[] {
  if (ideograph.test(chunk) || /(?<![\p{L}\p{N}])[a-z](?:\+\+|#)/u.test(chunk))
    return [{ kind: 'other', words: [], text: chunk, isDotted: false }];
  if (isAndSign(chunk)) return [andUnit(chunk)];
  const units: Unit[] = [];
  let end = 0;
  for (const { 0: word, index } of chunk.matchAll(words)) {
    const between = chunk.slice(end, index);
    end = index + word.length;
    addWord(units, between, { kind: 'word', words: [word], text: word, isDotted: chunk[end] === '.' });
  }
  return units.map((unit) => ({ ...unit, kind: kindOf(unit, isAnd) }));
}

/** `between`: what stands before the word, behind the last one. */
function addWord(units: Unit[], between: string, unit: Unit): void {
  const last = units.at(-1);
  if (last && joint.test(between)) {
    last.kind = 'compound';
    last.words.push(...unit.words);
    last.isDotted ||= between.includes('.');
    return;
  }
  if (last && isAndSign(between)) units.push(andUnit(between));
  units.push(unit);
}

function kindOf({ kind, words, isDotted }: Unit, isAnd: (word: string) => boolean): Unit['kind'] {
  if (kind === 'word' && !isDotted && isAnd(words[0] ?? '')) return 'and';
  return kind === 'compound' && words.every(isLetter) ? 'initials' : kind;
}

const isAndSign = (text: string): boolean => text === '&' || text === '+';
const andUnit = (text: string): Unit => ({ kind: 'and', words: [], text, isDotted: false });

const isLetter = (word: string): boolean => /^\p{L}$/u.test(word);
const isInitial = ({ kind, words: [word = ''], text }: Unit): boolean =>
  kind === 'initials' || ((kind === 'word' || (kind === 'and' && text === word)) && isLetter(word));

/** 'J. R. R.', 'J.R. R.' and 'J R R' are one unit. */
function joinInitials(units: readonly Unit[]): Unit[] {
  const joined: Unit[] = [];
  for (const unit of units) {
    const last = joined.at(-1);
    if (last && isInitial(last) && isInitial(unit)) {
      last.kind = 'initials';
      last.words.push(...unit.words);
      last.isDotted ||= unit.isDotted;
    } else joined.push(unit);
  }
  return joined;
}

export const withoutApostrophes = (word: string): string => word.replaceAll("'", '');

/** The parts of a word with an apostrophe that are searched on their own: l + amant, d + urbervilles; not don + t. */
export function partsAtApostrophe(word: string): string[] {
  const parts = word.split("'");
  const [first = '', second = ''] = parts;
  if (parts.length < 2) return [];
  return parts.length > 2 || isElision(first) || second.length >= 3 ? parts : [];
}
