import { type FilterLetter, filterLetters } from '@bookfront/shared/routes';
import { filterGroups } from '@bookfront/shared/schemas/vocabulary';
import { allBits, type Bits, both, noBits, setBit, without } from './bits';
import type { CatalogueIndex } from './catalogue-index';

export type Selection = Partial<Record<FilterLetter, string[]>>;

/** The fields of browse/get as values: joined by '|', each percent-encoded. A broken escape is taken as it stands. */
export function selectionOf(payload: Partial<Record<FilterLetter, string | undefined>>): Selection {
  const selection: Selection = {};
  for (const letter of filterLetters) {
    const values = (payload[letter] ?? '').split('|').filter(Boolean).map(decode);
    if (values.length > 0) selection[letter] = [...new Set(values)].slice(0, 50);
  }
  return selection;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `found`: positions that a search or a list gave, undefined for the whole catalogue. */
export const toBits = (index: CatalogueIndex, found: readonly number[] | undefined): Bits => {
  if (!found) return allBits(index.size);
  const bits = noBits(index.size);
  for (const at of found) setBit(bits, at);
  return bits;
};

/**
 * The titles of a view without the choice of `except` (a group whose values replace each other). Within one group: values of an
 * 'every' group narrow each other; of a 'single' group that a path gives two, either will do. `n` takes subjects away.
 */
export function narrow(index: CatalogueIndex, from: Bits, selection: Selection, except?: FilterLetter): Bits {
  let bits = from;
  for (const letter of filterLetters) {
    const values = selection[letter];
    if (!values || letter === except) continue;
    if (letter === 'n') for (const value of values) bits = without(bits, valueBits(index, 's', value));
    else bits = both(bits, choiceBits(index, letter, values));
  }
  return bits;
}

function choiceBits(index: CatalogueIndex, letter: FilterLetter, values: readonly string[]): Bits {
  const sets = values.map((value) => valueBits(index, letter, value));
  return sets.reduce((a, b) => (isSingle(letter) ? a.map((word, i) => word | (b[i] ?? 0)) : both(a, b)));
}

const valueBits = (index: CatalogueIndex, letter: FilterLetter, value: string): Bits => index.facets.get(letter)?.get(value) ?? noBits(index.size);
export const isSingle = (letter: FilterLetter): boolean => filterGroups.some((group) => group.letter === letter && group.choice === 'single');
