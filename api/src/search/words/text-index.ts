import { searchFields } from '../lines/line';
import { Uint32List } from '../sets/uint32-list';

/** A field's bit in a posting's mask. */
export const fieldBits = Object.fromEntries(searchFields.map((name, at) => [name, 1 << at])) as Record<
  (typeof searchFields)[number],
  number
>;
const maskBits = 8;

/**
 * Which titles hold a word, and in which fields: in memory, made from the lines of the catalogue. A posting is position
 * << 8 | mask of fields; positions ascend, and a lower one sells better.
 */
export interface TextIndex {
  /** In order of their letters. */
  words: string[];
  /** Postings of word n: from offsets[n] to offsets[n + 1]. */
  offsets: Uint32Array;
  postings: Uint32Array;
  /** How many words a title has. */
  titleLengths: Uint8Array;
}

export const positionOf = (posting: number): number => posting >>> maskBits;
export const maskOf = (posting: number): number => posting & 0xff;

/** Gathers lines in the order of their positions. */
export class TextIndexBuilder {
  private readonly numbers = new Map<string, number>();
  /** Word << 8 | mask of fields, title after title. A shop has fewer than 2^24 different words. */
  private readonly log = new Uint32List();
  /** How many entries of the log each title has. */
  private readonly wordsOfTitle = new Uint32List();
  private readonly titleLengths = new Uint32List();
  private readonly masks = new Map<number, number>();

  /** The next title in the order of positions. */
  add(words: string): void {
    this.masks.clear();
    for (const [at, field] of words.split('\n').entries()) this.addField(field, 1 << at);
    for (const [word, mask] of this.masks) this.log.push((word << maskBits) | mask);
    this.wordsOfTitle.push(this.masks.size);
    this.titleLengths.push(Math.min(255, countWords(words)));
  }

  /** Indexes Chinese, Japanese and Korean characters singly and in pairs, so that a search respects their order. */
  private addField(field: string, bit: number): void {
    if (field === '') return;
    let before = '';
    for (const word of field.split(' ')) {
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
      this.numbers.set(ownText(word), number);
    }
    this.masks.set(number, (this.masks.get(number) ?? 0) | bit);
  }

  /** Sorts the words by their letters and the postings by their words. */
  finish(): TextIndex {
    const words = [...this.numbers.keys()].sort();
    const wordOrder = new Uint32Array(words.length);
    for (const [rank, word] of words.entries()) wordOrder[this.numbers.get(word) ?? 0] = rank;
    this.numbers.clear();
    const offsets = new Uint32Array(words.length + 1);
    for (let i = 0; i < this.log.length; i++) bump(offsets, (wordOrder[this.log.at(i) >>> maskBits] ?? 0) + 1);
    for (let i = 0; i < words.length; i++) offsets[i + 1] = (offsets[i + 1] ?? 0) + (offsets[i] ?? 0);
    const postings = this.postings(wordOrder, offsets.slice());
    const titleLengths = Uint8Array.from({ length: this.titleLengths.length }, (_one, i) => this.titleLengths.at(i));
    for (const done of [this.log, this.wordsOfTitle, this.titleLengths]) done.clear();
    return { words, offsets, postings, titleLengths };
  }

  /** `next`: where the next posting of each word goes. */
  private postings(wordOrder: Uint32Array, next: Uint32Array): Uint32Array {
    const postings = new Uint32Array(this.log.length);
    let i = 0;
    for (let position = 0; position < this.wordsOfTitle.length; position++) {
      for (const end = i + this.wordsOfTitle.at(position); i < end; i++) {
        const logged = this.log.at(i);
        const place = wordOrder[logged >>> maskBits] ?? 0;
        postings[next[place] ?? 0] = (position << maskBits) | (logged & 0xff);
        bump(next, place);
      }
    }
    return postings;
  }
}

/** A longer piece of a text keeps the whole of it in memory. */
const ownText = (word: string): string => (word.length < 13 ? word : Buffer.from(word).toString());

function bump(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

const countWords = (words: string): number => {
  const title = words.slice(0, words.indexOf('\n'));
  return title === '' ? 0 : title.split(' ').length;
};

const isIdeograph = (word: string): boolean =>
  word.charCodeAt(0) > 0x2e7f &&
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]$/u.test(word);

/** The words that begin so: from (inclusive), to (exclusive). With `open` false, the one word itself. */
export function wordRange({ words }: TextIndex, beginning: string, open: boolean): [from: number, to: number] {
  const from = lowerBound(words, beginning);
  if (!open) return [from, words[from] === beginning ? from + 1 : from];
  return [from, lowerBound(words, `${beginning}\uffff`)];
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
