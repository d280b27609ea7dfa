import { searchFields } from '../lines/line';
import { Uint32List } from '../sets/uint32-list';
import { nameMark, variantMark } from '../text/field-text';
import { type TextIndex, TextIndexBuilder } from '../words/text-index';

/** The names of all authors, each once and searchable like a title, so that a search never joins two of them. */
export interface AuthorIndex {
  names: TextIndex;
  /** How many words each name has, without initials. */
  wordCounts: Uint8Array;
  /** Positions of the titles by name n, ascending: from offsets[n] to offsets[n + 1]. */
  offsets: Uint32Array;
  titles: Uint32Array;
}

const authorField = searchFields.indexOf('author');

/** Collects lines in order of position. */
export class AuthorIndexBuilder {
  private readonly numbers = new Map<string, number>();
  /** The name's number, then the title's position. */
  private readonly log = new Uint32List();
  private size = 0;

  /** Adds the title at the next position. */
  add(words: string): void {
    for (const name of new Set((words.split('\n', authorField + 1)[authorField] ?? '').split(nameMark))) {
      if (name === '') continue;
      this.log.push(this.numberOf(name));
      this.log.push(this.size);
    }
    this.size++;
  }

  private numberOf(name: string): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    this.numbers.set(Buffer.from(name).toString(), this.numbers.size);
    return this.numbers.size - 1;
  }

  finish(): AuthorIndex {
    const builder = new TextIndexBuilder();
    const wordCounts = new Uint8Array(this.numbers.size);
    for (const [name, number] of this.numbers) {
      builder.add(`${name}\n`);
      wordCounts[number] = Math.min(255, countFullWords(name.split(variantMark, 1)[0] ?? ''));
    }
    const { offsets, titles } = this.sortByName();
    this.numbers.clear();
    this.log.clear();
    return { names: builder.finish(), wordCounts, offsets, titles };
  }

  private sortByName(): Pick<AuthorIndex, 'offsets' | 'titles'> {
    const offsets = new Uint32Array(this.numbers.size + 1);
    for (let i = 0; i < this.log.length; i += 2) {
      const next = this.log.at(i) + 1;
      offsets[next] = (offsets[next] ?? 0) + 1;
    }
    for (let name = 0; name < this.numbers.size; name++)
      offsets[name + 1] = (offsets[name + 1] ?? 0) + (offsets[name] ?? 0);
    const titles = new Uint32Array(this.log.length / 2);
    const filled = offsets.slice();
    for (let i = 0; i < this.log.length; i += 2) {
      const name = this.log.at(i);
      const to = filled[name] ?? 0;
      titles[to] = this.log.at(i + 1);
      filled[name] = to + 1;
    }
    return { offsets, titles };
  }
}

/** `words`: a `nameKey`. */
export const countFullWords = (words: string): number => words.split(' ').filter((word) => word.length > 1).length;
