import { drawOf, whole } from '../../random/seeded-random';
import { indexText } from '../text/fold';
import { termsOf } from '../text/query';
import { byRelevance } from './relevance';
import { search } from './search';
import { TextIndexBuilder } from './text-index';
import { wholeWordAt } from './whole-word';

const draw = drawOf(11);
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
  Array.from({ length: whole(draw, least, limit) }, () => words[whole(draw, 0, words.length - 1)] ?? '').join(' ');
const titles = Array.from({ length: 500 }, () => ({ title: pick(1, 4), subtitle: pick(0, 2), author: pick(1, 2) }));
const builder = new TextIndexBuilder();
for (const { title, subtitle, author } of titles) {
  builder.add(
    [indexText(title), indexText(subtitle), indexText(author), '', '', '', indexText(title).split(' ')[0]].join('\n'),
  );
}
const index = builder.finish();

/** Looked for in every title, word by word. */
function plainly(text: string, type: 'keyword' | 'title' | 'author'): number[] {
  return titles.flatMap((record, at) => {
    const fields = {
      keyword: [record.title, record.subtitle, record.author],
      title: [record.title, record.subtitle],
      author: [record.author],
    }[type].map((field) => ` ${indexText(field)} `);
    const holds = termsOf(text).every(({ word, open }) => {
      const tokens = /\p{Script=Han}/u.test(word) ? [...word].join(' ') : word;
      return fields.some((field) => field.includes(open ? ` ${tokens}` : ` ${tokens} `));
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
])('finds for %j just the titles that hold its words', (text) => {
  for (const type of ['keyword', 'title', 'author'] as const) {
    const terms = termsOf(text);
    const expected = terms.length === 0 ? [] : plainly(text, type);
    expect([...search(index, terms, type).positions]).toEqual(expected);
  }
});

it('puts first what consists of just these words, then what begins with them, then the rest by sales', () => {
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
  const order = byRelevance(made, search(made, termsOf('emma'), 'keyword'));
  expect([...order].map((at) => lines[at]?.[0])).toEqual([
    'just that',
    'begins with it',
    'in the title',
    'by an author of that name',
    'subject alone',
  ]);
});

describe('of suggestions for what is being typed', () => {
  const small = new TextIndexBuilder();
  const made = ['search', 'dear search', 'dear sea', 'searching far', 'sea glass', 'sea', 'other sea story'];
  for (const title of made) small.add(`${title}\n\n\n\n\n\n${title.split(' ')[0]}`);
  small.add('seals\n\njane sea\n\n\n\nseals');
  small.add('seas\n\n\n\n\nsea\nseas');
  const titlesOf = [...made, 'seals by sea', 'seas about the sea'];
  const built = small.finish();
  const suggested = (text: string) => {
    const terms = termsOf(text);
    const order = byRelevance(built, search(built, terms, 'suggest'), { wholeAt: wholeWordAt(built, terms) });
    return [...order].map((at) => titlesOf[at]);
  };

  it('those with the whole word go before those with a longer one that begins so, each kind for itself', () =>
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

  it('without a title that has it whole the shortest goes first, and a word that was finished has no beginnings', () => {
    expect(suggested('searc')).toEqual(['search', 'searching far', 'dear search']);
    expect(suggested('!sea')).toEqual(['sea', 'sea glass', 'dear sea', 'other sea story', 'seals by sea']);
  });
});

describe('when some will do', () => {
  const many = new TextIndexBuilder();
  const lines = Array.from({ length: 60_000 }, () => {
    const title = pick(1, 3);
    return [indexText(title), '', indexText(pick(1, 1)), '', '', '', indexText(title).split(' ')[0]].join('\n');
  });
  for (const line of lines) many.add(line);
  for (const line of ['zebra\n\n\n\n\n\nzebra', 'sea zebra\n\n\n\n\n\nsea']) many.add(line);
  const made = many.finish();

  it.each(['se', 'the sea', 'sea ho', 'winter', 'ze', 'sea ze', 'zebra', 'nothing', 'the the win'])(
    'the best sellers that hold %j are found, with their weights',
    (text) => {
      const all = search(made, termsOf(text), 'suggest');
      const some = search(made, termsOf(text), 'suggest', 300);
      expect([...some.positions]).toEqual([...all.positions.subarray(0, 300)]);
      expect([...some.weights]).toEqual([...all.weights.subarray(0, 300)]);
    },
  );

  it('the first of them are in the order of all', () => {
    const matches = search(made, termsOf('sea'), 'keyword');
    const all = byRelevance(made, matches);
    for (const limit of [1, 26, 5000])
      expect([...byRelevance(made, matches, { limit }).subarray(0, limit)]).toEqual([...all.subarray(0, limit)]);
  });
});
