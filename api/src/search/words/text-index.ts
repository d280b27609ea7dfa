import { searchFields } from '../lines/line';
import { Uint32List } from '../sets/uint32-list';
import { compoundMark, nameMark, variantMark } from '../text/field-text';
import { letterCount } from '../text/letter-count';
import { type SoundIndex, soundIndexOf } from './sound-index';

/** A field's bit in a posting's mask. */
export const fieldBits = Object.fromEntries(searchFields.map((name, at) => [name, 1 << at])) as Record<
  (typeof searchFields)[number],
  number
>;
const maskBits = 8;

/**
 * An inverted index: which titles contain a word, and in which fields. A posting is position << 8 | mask of fields;
 * positions ascend, best sellers first.
 */
export interface TextIndex {
  /** In order of their letters. */
  words: string[];
  /** Postings of word n: from offsets[n] to offsets[n + 1]. */
  offsets: Uint32Array;
  postings: Uint32Array;
  /** How many letters a title has, however its words are joined. */
  titleLengths: Uint16Array;
  /** Parts of the words that some title writes apart: 'ebook' -> 'e book'. */
  compounds: ReadonlyMap<string, string>;
  sounds: SoundIndex;
}

export const positionOf = (posting: number): number => posting >>> maskBits;
export const maskOf = (posting: number): number => posting & 0xff;

/** Collects lines in order of position. */
export class TextIndexBuilder {
  private readonly numbers = new Map<string, number>();
  /** Word << 8 | mask of fields, title after title. A shop has fewer than 2^24 different words. */
  private readonly log = new Uint32List();
  /** How many entries of the log each title has. */
  private readonly wordsOfTitle = new Uint32List();
  private readonly titleLengths = new Uint32List();
  private readonly masks = new Map<number, number>();
  private readonly compounds = new Map<string, string>();

  /** Adds the title at the next position. */
  add(words: string): void {
    this.masks.clear();
    for (const [at, field] of words.split('\n').entries())
      for (const part of field.split(nameMark)) this.addField(part, 1 << at);
    for (const [word, mask] of this.masks) this.log.push((word << maskBits) | mask);
    this.wordsOfTitle.push(this.masks.size);
    this.titleLengths.push(Math.min(0xffff, letterCount(baseOf(words.slice(0, words.indexOf('\n'))))));
  }

  private addField(field: string, bit: number): void {
    const base = baseOf(field);
    this.addWords(base, bit);
    if (base.length === field.length) return;
    for (const variant of field.slice(base.length + 1).split(' ')) this.mark(this.joinCompound(variant), bit);
  }

  private joinCompound(variant: string): string {
    if (!variant.includes(compoundMark)) return variant;
    const joined = detachedCopy(variant.replace(compoundMark, ''));
    if (!this.compounds.has(joined)) this.compounds.set(joined, detachedCopy(variant.replace(compoundMark, ' ')));
    return joined;
  }

  /** Indexes Chinese, Japanese and Korean characters singly and in pairs, so that a search respects their order. */
  private addWords(base: string, bit: number): void {
    if (base === '') return;
    let before = '';
    for (const word of base.split(' ')) {
      this.mark(word, bit);
      const isIdeographic = isIdeograph(word);
      if (isIdeographic && before !== '') this.mark(before + word, bit);
      before = isIdeographic ? word : '';
    }
  }

  private mark(word: string, bit: number): void {
    let number = this.numbers.get(word);
    if (number === undefined) {
      number = this.numbers.size;
      this.numbers.set(detachedCopy(word), number);
    }
    this.masks.set(number, (this.masks.get(number) ?? 0) | bit);
  }

  /** Sorts the words, and the postings by word. */
  finish(): TextIndex {
    const { words, rankOfWord } = sortWords(this.numbers);
    this.numbers.clear();
    const offsets = countPostings(this.log, rankOfWord, words.length);
    const postings = fillPostings(this.log, this.wordsOfTitle, rankOfWord, offsets.slice());
    const titleLengths = Uint16Array.from({ length: this.titleLengths.length }, (_one, i) => this.titleLengths.at(i));
    for (const done of [this.log, this.wordsOfTitle, this.titleLengths]) done.clear();
    return { words, offsets, postings, titleLengths, compounds: this.compounds, sounds: soundIndexOf(words) };
  }
}

/** `rankOfWord`: the rank of each word by its number in the log. */
function sortWords(numbers: ReadonlyMap<string, number>): { words: string[]; rankOfWord: Uint32Array } {
  const words = [...numbers.keys()].sort();
  const rankOfWord = new Uint32Array(words.length);
  for (const [rank, word] of words.entries()) rankOfWord[numbers.get(word) ?? 0] = rank;
  return { words, rankOfWord };
}

/** Returns the offset of each word's postings, and their total as the last entry. */
function countPostings(log: Uint32List, rankOfWord: Uint32Array, wordCount: number): Uint32Array {
  const offsets = new Uint32Array(wordCount + 1);
  for (let i = 0; i < log.length; i++) increment(offsets, (rankOfWord[log.at(i) >>> maskBits] ?? 0) + 1);
  for (let i = 0; i < wordCount; i++) offsets[i + 1] = (offsets[i + 1] ?? 0) + (offsets[i] ?? 0);
  return offsets;
}

/** `next`: where the next posting of each word goes. */
function fillPostings(
  log: Uint32List,
  wordsOfTitle: Uint32List,
  rankOfWord: Uint32Array,
  next: Uint32Array,
): Uint32Array {
  const postings = new Uint32Array(log.length);
  let i = 0;
  for (let position = 0; position < wordsOfTitle.length; position++) {
    for (const end = i + wordsOfTitle.at(position); i < end; i++) {
      const logged = log.at(i);
      const rank = rankOfWord[logged >>> maskBits] ?? 0;
      postings[next[rank] ?? 0] = (position << maskBits) | (logged & 0xff);
      increment(next, rank);
    }
  }
  return postings;
}

/** Copies a word: a longer slice would keep the whole text in memory. */
const detachedCopy = (word: string): string => (word.length < 13 ? word : Buffer.from(word).toString());

function increment(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

/** The words of a field, without the other ways to write them. */
function baseOf(field: string): string {
  const end = field.indexOf(variantMark);
  return end === -1 ? field : field.slice(0, end);
}

const isIdeograph = (word: string): boolean =>
  word.charCodeAt(0) > 0x2e7f &&
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]$/u.test(word);

/** The words with this prefix, or with `isPrefix` false the one word: from (inclusive), to (exclusive). */
export function wordRange({ words }: TextIndex, prefix: string, isPrefix: boolean): [from: number, to: number] {
  const from = lowerBound(words, prefix);
  if (!isPrefix) return [from, words[from] === prefix ? from + 1 : from];
  return [from, lowerBound(words, `${prefix}\uffff`)];
}

function lowerBound(words: readonly string[], text: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
