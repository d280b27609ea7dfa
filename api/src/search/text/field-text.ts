import { foldMarked, indexText } from './fold';
import { andToken, hasVariants, partsAtApostrophe, type Unit, unitsOf, withoutApostrophes } from './units';

/** Separates the words of a field from the other ways to write them, and the names of an author field. */
export const variantMark = '\t';
export const nameMark = '\u001f';
/** Joins the parts of a compound among the variants: 'e-book' is indexed as 'ebook'. */
export const compoundMark = '-';

interface FieldOptions {
  language?: string;
  /** Names have initials, but no compounds. */
  isName?: boolean;
}

/**
 * What the index stores for a field: its words, and behind a tab the other ways to write them, so that JRR finds
 * J. R. R., amant L'Amant, ebook e-book, and & any 'and'.
 */
export function fieldText(text: string, { language = '', isName = false }: FieldOptions = {}): string {
  const base = indexText(text);
  if (base === '' || !hasVariants(foldMarked(text))) return base;
  const present = new Set(base.split(' '));
  const variants = new Set(variantsOf(unitsOf(text, language), isName).filter((variant) => !present.has(variant)));
  return variants.size === 0 ? base : `${base}${variantMark}${[...variants].join(' ')}`;
}

function variantsOf(units: readonly Unit[], isName: boolean): string[] {
  return units.flatMap((unit, at) => {
    if (unit.kind === 'and') return [andToken];
    if (unit.kind === 'initials') return runsOf(unit.words);
    if (unit.kind === 'compound') return compoundsOf(unit, isName);
    return [...unit.words.flatMap(partsAtApostrophe), ...(isName ? [] : letterCompound(unit, units[at + 1]))];
  });
}

/** A run that is longer is no name. */
const maxInitials = 6;
/** All runs of neighbours: j. r. r. is found as jrr and jr. */
function runsOf(letters: readonly string[]): string[] {
  if (letters.length > maxInitials) return [letters.join('')];
  return letters.flatMap((_letter, from) =>
    Array.from({ length: letters.length - from - 1 }, (_one, more) => letters.slice(from, from + more + 2).join('')),
  );
}

const maxParts = 6;
function compoundsOf({ words }: Unit, isName: boolean): string[] {
  const plain = words.map(withoutApostrophes);
  const parts = words.flatMap(partsAtApostrophe);
  if (words.length > maxParts || plain.every((word) => /^\d+$/.test(word))) return parts;
  const [first = '', second = ''] = plain;
  if (!isName && plain.length === 2 && isCompound(first, second)) return [...parts, `${first}${compoundMark}${second}`];
  return [...parts, plain.join('')];
}

/** Whether two words are searched as one and apart: not 'to-day', whose parts are in every other title. */
const isCompound = (first: string, second: string): boolean =>
  (first.length === 1 || first.length >= 3) && second.length >= 3 && !/\d/.test(first + second);

/** 'e book', printed with a space. Letters that are words of their own make no compound. */
function letterCompound({ words: [letter = ''], isDotted }: Unit, next: Unit | undefined): string[] {
  const [second = ''] = next?.kind === 'word' ? next.words : [];
  const isHead = /^[b-z]$/.test(letter) && !'ioy'.includes(letter) && !isDotted;
  return isHead && isCompound(letter, second) && !second.includes("'") ? [`${letter}${compoundMark}${second}`] : [];
}
