import type { Work } from '../demo/editions/works';
import { integerBetween, type RandomSource } from '../src/random/seeded-random';
import { piecesOf } from '../src/search';
import { skewed, Weighted } from './draw';

const syllables = [
  'ba',
  'bel',
  'bo',
  'car',
  'co',
  'da',
  'del',
  'do',
  'el',
  'en',
  'fa',
  'fin',
  'ga',
  'gor',
  'ha',
  'hol',
  'in',
  'ja',
  'ka',
  'kel',
  'la',
  'len',
  'lo',
  'ma',
  'mar',
  'mi',
  'mon',
  'na',
  'nor',
  'o',
  'or',
  'pa',
  'pen',
  'qui',
  'ra',
  'ren',
  'ri',
  'ro',
  'sa',
  'sel',
  'shi',
  'sol',
  'ta',
  'ten',
  'tho',
  'ti',
  'tor',
  'u',
  'va',
  'ven',
  'vi',
  'wa',
  'wen',
  'ya',
  'yor',
  'za',
  'zel',
] as const;
const given = [
  'Anna',
  'David',
  'Maria',
  'John',
  'Sarah',
  'Michael',
  'Emma',
  'James',
  'Laura',
  'Robert',
  'Élise',
  'Thomas',
  'Nora',
  'Peter',
  'Grace',
  'Daniel',
  'Ruth',
  'Paul',
  'Mei',
  'Ahmed',
  'Sofia',
  'Lars',
  'Ingrid',
  'José',
  'Priya',
  'Kwame',
  'Yuki',
  'Olga',
  'Liam',
  'Zoë',
  'Hana',
  'Tomás',
] as const;

/** Words with the frequencies of the demo catalogue, and a long tail of invented ones. */
export class WordPools {
  private readonly common: Weighted<string>;
  private readonly subjects: Weighted<string>;
  readonly topics: Weighted<string>;

  constructor(works: readonly Work[]) {
    this.common = new Weighted(
      counted(
        works.flatMap((work) => titleWords(work.title)),
        ['river', 'house', 'winter', 'history', 'the', 'of', 'and', 'love', 'war', 'world'],
      ),
    );
    this.subjects = new Weighted(
      counted(
        works.flatMap((work) => work.subjects),
        ['Fiction / Literary', 'Fiction / Historical', 'History / Canada'],
      ),
    );
    this.topics = new Weighted([
      ['Canadian authors', 6],
      ['In translation', 9],
      ['Classics', 3],
      ['Part of a series', 8],
      ['Written together', 4],
      ['', 40],
    ]);
  }

  title(draw: RandomSource): string {
    const words = Array.from({ length: integerBetween(draw, 1, 4) + integerBetween(draw, 0, 2) }, () =>
      draw() < 0.14 ? tailWord(skewed(draw, tail)) : this.common.pick(draw),
    );
    return words.map((word, at) => (at === 0 || word.length > 3 ? capital(word) : word)).join(' ');
  }

  subject(draw: RandomSource): string {
    return this.subjects.pick(draw);
  }
}

const tail = 60_000;
/** The name of person n: low numbers have common names. */
export const personName = (number: number): string =>
  `${given[number % given.length]} ${capital(tailWord(Math.floor(number / 3)))}`;
export const placeName = (number: number): string => capital(tailWord(number * 7 + 11));

/** Word n of the long tail: two to four syllables, always the same. */
function tailWord(number: number): string {
  let left = number + syllables.length;
  let word = '';
  while (left > 0 && word.length < 14) {
    word += syllables[left % syllables.length];
    left = Math.floor(left / syllables.length);
  }
  return word;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const titleWords = (title: string): string[] =>
  piecesOf(title).flatMap((piece) => (piece.ideographs ? [] : piece.tokens));

function counted(all: readonly string[], fallback: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const one of all.length > 0 ? all : fallback) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts];
}
