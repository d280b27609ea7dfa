import { createRandom, integerBetween } from '../../random/seeded-random';
import { indexText } from '../text/fold';
import { plainQuery, termsOf } from '../text/query';
import { byRelevance } from './relevance';
import { search } from './search';
import { TextIndexBuilder } from './text-index';
import { wholeWordAt } from './whole-word';

const draw = createRandom(11);
const words = [
  'sea',
  'seal',
  'search',
  'house',
  'houses',
  'of',
  'the',
  'winter',
  'win',
  '紅樓夢',
  '夢樓',
  'מילה',
  'c++',
];
const pick = (least: number, limit: number) =>
  Array.from(
    { length: integerBetween(draw, least, limit) },
    () => words[integerBetween(draw, 0, words.length - 1)] ?? '',
  ).join(' ');
const titles = Array.from({ length: 500 }, () => ({ title: pick(1, 4), subtitle: pick(0, 2), author: pick(1, 2) }));
const builder = new TextIndexBuilder();
for (const { title, subtitle, author } of titles) {
  builder.add(
    [indexText(title), indexText(subtitle), indexText(author), '', '', '', indexText(title).split(' ')[0]].join('\n'),
  );
}
const index = builder.finish();

/** Checks every title, word by word. */
function plainly(text: string, type: 'keyword' | 'title' | 'author'): number[] {
  return titles.flatMap((record, at) => {
    const fields = {
      keyword: [record.title, record.subtitle, record.author],
      title: [record.title, record.subtitle],
      author: [record.author],
    }[type].map((field) => ` ${indexText(field)} `);
    const holds = termsOf(text).every(({ word, isPrefix }) => {
      const tokens = /\p{Script=Han}/u.test(word) ? [...word].join(' ') : word;
      return fields.some((field) => field.includes(isPrefix ? ` ${tokens}` : ` ${tokens} `));
    });
    return holds ? [at] : [];
  });
}

it.each([
  'sea',
  'se',
  'the sea',
  'winter house',
  'house win',
  '!win',
  'win house',
  '紅樓',
  '夢樓',
  '樓夢',
  '夢',
  'c++',
  'מילה',
  'of the',
  'nothing',
  'sea sea sea',
  '',
])('finds exactly the titles that contain the words of %j', (text) => {
  for (const type of ['keyword', 'title', 'author'] as const) {
    const expected = termsOf(text).length === 0 ? [] : plainly(text, type);
    expect([...search(index, plainQuery(text), type).positions]).toEqual(expected);
  }
});

it('ranks titles of exactly these words first, then titles that begin with them, then by sales', () => {
  const small = new TextIndexBuilder();
  const lines = [
    ['subject alone', 'other\n\n\n\n\nemma\nother'],
    ['in the title', 'dear emma\n\n\n\n\n\ndear'],
    ['begins with it', 'emma and others\n\n\n\n\n\nemma'],
    ['by an author of that name', 'other\n\nemma stone\n\n\n\nother'],
    ['just that', 'emma\n\n\n\n\n\nemma'],
  ] as const;
  for (const [, line] of lines) small.add(line);
  const made = small.finish();
  const order = byRelevance(made, search(made, plainQuery('emma'), 'keyword'));
  expect([...order].map((at) => lines[at]?.[0])).toEqual([
    'just that',
    'begins with it',
    'in the title',
    'by an author of that name',
    'subject alone',
  ]);
});

describe('ranking of suggestions', () => {
  const small = new TextIndexBuilder();
  const made = ['search', 'dear search', 'dear sea', 'searching far', 'sea glass', 'sea', 'other sea story'];
  for (const title of made) small.add(`${title}\n\n\n\n\n\n${title.split(' ')[0]}`);
  small.add('seals\n\njane sea\n\n\n\nseals');
  small.add('seas\n\n\n\n\nsea\nseas');
  const titlesOf = [...made, 'seals by sea', 'seas about the sea'];
  const built = small.finish();
  const suggested = (text: string) => {
    const query = plainQuery(text);
    const order = byRelevance(built, search(built, query, 'suggest'), { wholeAt: wholeWordAt(built, query) });
    return [...order].map((at) => titlesOf[at]);
  };

  it('puts whole-word matches before prefix matches, each in its own order', () =>
    expect(suggested('sea')).toEqual([
      'sea',
      'sea glass',
      'seals by sea',
      'search',
      'seas about the sea',
      'searching far',
      'dear sea',
      'other sea story',
      'dear search',
    ]));

  it('puts the shortest title first if none has the whole word, and finds no longer words for a finished one', () => {
    expect(suggested('searc')).toEqual(['search', 'searching far', 'dear search']);
    expect(suggested('!sea')).toEqual(['sea', 'sea glass', 'dear sea', 'other sea story', 'seals by sea']);
  });
});

describe('a limited search', () => {
  const many = new TextIndexBuilder();
  const lines = Array.from({ length: 60_000 }, () => {
    const title = pick(1, 3);
    return [indexText(title), '', indexText(pick(1, 1)), '', '', '', indexText(title).split(' ')[0]].join('\n');
  });
  for (const line of lines) many.add(line);
  for (const line of ['zebra\n\n\n\n\n\nzebra', 'sea zebra\n\n\n\n\n\nsea']) many.add(line);
  const made = many.finish();

  it.each(['se', 'the sea', 'sea ho', 'winter', 'ze', 'sea ze', 'zebra', 'nothing', 'the the win'])(
    'finds the best sellers that match %j, with their weights',
    (text) => {
      const all = search(made, plainQuery(text), 'suggest');
      const some = search(made, plainQuery(text), 'suggest', 300);
      expect([...some.positions]).toEqual([...all.positions.subarray(0, 300)]);
      expect([...some.weights]).toEqual([...all.weights.subarray(0, 300)]);
    },
  );

  it('gives the first titles of the full search', () => {
    const matches = search(made, plainQuery('sea'), 'keyword');
    const all = byRelevance(made, matches);
    for (const limit of [1, 26, 5000])
      expect([...byRelevance(made, matches, { limit }).subarray(0, limit)]).toEqual([...all.subarray(0, limit)]);
  });
});
