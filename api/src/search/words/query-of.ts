import { nameKey } from '../text/fold';
import { letterCount } from '../text/letter-count';
import { chunksOf, maxTerms, type Query, type Term, termsOfWord } from '../text/query';
import { andToken, isElision, partsAtApostrophe, type Unit, unitsOf, withoutApostrophes } from '../text/units';
import { type TextIndex, wordRange } from './text-index';

/** Other spellings of a folded word. */
export type Spellings = ReadonlyMap<string, readonly string[]>;

export interface QueryOptions {
  /** The last word doesn't match longer words. */
  wholeWords?: boolean;
  spellings?: Spellings;
}

/** One way to write a part of the search: these words, all of them. */
type Alternative = readonly Term[];

const maxVariants = 8;

/**
 * Reads a search in all the ways that its parts may be written in titles: initials with and without dots, compounds as
 * one word, with a hyphen or a space, elisions with and without an apostrophe, any word for 'and', other spellings of
 * names. The first variant is closest to what was typed.
 */
export function queryOf(index: TextIndex, text: string, { wholeWords = false, spellings }: QueryOptions = {}): Query {
  const chunks = chunksOf(text);
  const isOpen = !wholeWords && (chunks.at(-1)?.isOpen ?? false);
  const units = joinElisions(unitsOf(chunks.map(({ chunk }) => chunk).join(' ')));
  const reader = new UnitReader(index, spellings ?? new Map());
  const parts: Alternative[][] = [];
  for (let at = 0; at < units.length; at++) {
    const [unit, next] = [units[at] as Unit, units[at + 1]];
    const pair = next && reader.readPair(unit, next, isOpen && at + 2 === units.length);
    parts.push(pair ?? reader.read(unit, isOpen && at + 1 === units.length, units.length === 1));
    if (pair) at++;
  }
  return {
    variants: combine(parts.filter((alternatives) => alternatives.length > 0)),
    letters: letterCount(nameKey(text)),
  };
}

function combine(parts: readonly (readonly Alternative[])[]): Term[][] {
  let variants: Term[][] = [[]];
  for (const alternatives of parts)
    variants = alternatives.flatMap((terms) => variants.map((before) => [...before, ...terms])).slice(0, maxVariants);
  return variants.map((terms) => terms.slice(0, maxTerms)).filter((terms) => terms.length > 0);
}

/** 'l amant' and 'o brian' are read like l'amant and o'brian. */
function joinElisions(units: readonly Unit[]): Unit[] {
  const joined: Unit[] = [];
  for (const unit of units) {
    const last = joined.at(-1);
    if (last?.kind === 'word' && unit.kind === 'word' && isElision(last.words[0] ?? '') && !last.isDotted)
      last.words = [`${last.words[0]}'${unit.words[0]}`];
    else joined.push(unit);
  }
  return joined;
}

class UnitReader {
  constructor(
    private readonly index: TextIndex,
    private readonly spellings: Spellings,
  ) {}

  /** The alternatives of a unit. `isOpen`: longer words match too. `isAlone`: the search has nothing else. */
  read(unit: Unit, isOpen: boolean, isAlone: boolean): Alternative[] {
    switch (unit.kind) {
      case 'other':
        return [termsOfWord(unit.text, isOpen)];
      case 'and':
        return this.readAnd(unit, isOpen, isAlone);
      case 'initials':
        return this.readInitials(unit, isOpen);
      case 'compound':
        return this.readCompound(unit, isOpen);
      case 'word':
        return this.readWord(unit.words[0] ?? '', isOpen);
    }
  }

  /** Two words that some title writes as one: e book, science fiction. */
  readPair(unit: Unit, next: Unit, isOpen: boolean): Alternative[] | undefined {
    const [first = '', second = ''] = [unit.words[0], next.words[0]];
    if (unit.kind !== 'word' || next.kind !== 'word' || (first + second).includes("'")) return undefined;
    const isOneWord = this.index.compounds.has(first + second) || (isHead(first) && this.has(first + second, false));
    return isOneWord ? [termsOf([first, second], isOpen), termsOf([first + second], isOpen)] : undefined;
  }

  private readAnd({ words: [word] }: Unit, isOpen: boolean, isAlone: boolean): Alternative[] {
    if (isAlone) return word === undefined ? [] : [termsOf([word], isOpen)];
    if (word === undefined || (word === 'and' && !isOpen)) return [termsOf([andToken], false)];
    return [[{ word, isPrefix: isOpen && word.length > 1, or: [andToken] }]];
  }

  private readInitials({ words }: Unit, isOpen: boolean): Alternative[] {
    const joined = words.join('');
    return [termsOf(this.has(joined, isOpen) ? [joined] : words, isOpen)];
  }

  private readCompound({ words, isDotted }: Unit, isOpen: boolean): Alternative[] {
    const plain = words.map(withoutApostrophes);
    const joined = plain.join('');
    const parts = termsOf(plain, isOpen);
    if (!this.has(joined, isOpen)) return [parts];
    const isAbbreviation = isDotted && plain.every((word) => word.length <= 2);
    return isAbbreviation ? [termsOf([joined], isOpen)] : [parts, termsOf([joined], isOpen)];
  }

  private readWord(word: string, isOpen: boolean): Alternative[] {
    const plain = withoutApostrophes(word);
    const or = this.spellings.get(plain)?.filter((spelling) => this.has(spelling, false)) ?? [];
    const [first, ...others] = or;
    const respelled = first === undefined ? [] : [[{ word: first, isPrefix: false, or: others }]];
    const apart = word === plain ? (this.index.compounds.get(plain)?.split(' ') ?? []) : partsAtApostrophe(word);
    const parts = apart.length > 0 ? [termsOf(apart, isOpen)] : [];
    const isOnlyApart = parts.length > 0 && !this.has(plain, isOpen);
    return [...(isOnlyApart ? [] : [termsOf([plain], isOpen)]), ...parts, ...respelled];
  }

  private has(word: string, isOpen: boolean): boolean {
    const [from, to] = wordRange(this.index, word, isOpen);
    return to > from;
  }
}

const termsOf = (words: readonly string[], isOpen: boolean): Term[] =>
  words.map((word, at) => ({ word, isPrefix: isOpen && at === words.length - 1 && word.length > 1 }));

/** A letter that begins a compound: e book, x ray. */
const isHead = (word: string): boolean => /^[b-z]$/.test(word) && !'ioy'.includes(word);
