import { createRandom, integerBetween } from '../../random/seeded-random';
import { orderByNumber, orderByText } from './sort-order';
import { Texts } from './texts';

const draw = createRandom(3);
const characters = ['a', 'b', 'z', 'y', '0', '9', ' ', '!', '-', ':', 'é', 'ö', '本', '\uffff', '~', '{', 'A'];
const texts = Array.from({ length: 4000 }, (_one, at) =>
  at % 9 === 0
    ? ''
    : Array.from(
        { length: integerBetween(draw, 1, 11) },
        () => characters[integerBetween(draw, 0, at % 2 ? 4 : characters.length - 1)],
      ).join(''),
);
const textsOf = (all: readonly string[]): Texts => {
  const made = new Texts();
  for (const text of all) made.push(text);
  return made;
};
const compare = (a: string, b: string) => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

it('titles sort by their letters, equal ones by sales', () => {
  const expected = texts.map((_text, at) => at).sort((a, b) => compare(texts[a] ?? '', texts[b] ?? '') || a - b);
  expect([...orderByText(textsOf(texts)).positions]).toEqual(expected);
});

it('titles by one author sort by title', () => {
  const titles = orderByText(textsOf(texts));
  const authors = texts.map((_text, at) => `author ${at % 7}`);
  const expected = texts
    .map((_text, at) => at)
    .sort((a, b) => compare(authors[a] ?? '', authors[b] ?? '') || (titles.ranks[a] ?? 0) - (titles.ranks[b] ?? 0));
  expect([...orderByText(textsOf(authors), titles.ranks).positions]).toEqual(expected);
});

it('dates and prices sort, including dates before 1970, and each title has its rank', () => {
  const keys = Float64Array.from(texts, () => integerBetween(draw, -2_000_000_000, 2_000_000_000));
  const { positions, ranks } = orderByNumber(keys.length, (at) => keys[at] ?? 0);
  expect([...positions]).toEqual([...keys.keys()].sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b));
  expect([...positions].every((at, rank) => ranks[at] === rank)).toBe(true);
});

it('texts of any length keep their order across chunks', () => {
  const long = Array.from({ length: 3000 }, (_one, at) => `${'long '.repeat(at % 700)}${at}`);
  const expected = long.map((_text, at) => at).sort((a, b) => compare(long[a] ?? '', long[b] ?? '') || a - b);
  expect([...orderByText(textsOf(long)).positions]).toEqual(expected);
});
