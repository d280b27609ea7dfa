import { drawOf, whole } from '../generate/draw';
import { indexText } from '../text-search/fold';
import { termsOf } from '../text-search/query';
import { byRelevance, search } from './search';
import { TextIndexBuilder } from './text-index';

const draw = drawOf(11);
const words = ['sea', 'seal', 'search', 'house', 'houses', 'of', 'the', 'winter', 'win', '紅樓夢', '夢樓', 'מילה', 'c++'];
const pick = (least: number, most: number) => Array.from({ length: whole(draw, least, most) }, () => words[whole(draw, 0, words.length - 1)] ?? '').join(' ');
const titles = Array.from({ length: 500 }, () => ({ title: pick(1, 4), subtitle: pick(0, 2), author: pick(1, 2) }));
const builder = new TextIndexBuilder();
for (const [at, { title, subtitle, author }] of titles.entries()) {
  builder.add(at, [indexText(title), indexText(subtitle), indexText(author), '', '', '', indexText(title).split(' ')[0]].join('\n'));
}
const index = builder.finish();

/** Looked for in every title, word by word. */
function plainly(text: string, type: 'keyword' | 'title' | 'author'): number[] {
  return titles.flatMap((record, at) => {
    const fields = { keyword: [record.title, record.subtitle, record.author], title: [record.title, record.subtitle], author: [record.author] }[type].map(
      (field) => ` ${indexText(field)} `,
    );
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
  for (const [at, [, line]] of lines.entries()) small.add(at, line);
  const made = small.finish();
  const order = byRelevance(made, search(made, termsOf('emma'), 'keyword'));
  expect([...order].map((at) => lines[at]?.[0])).toEqual(['just that', 'begins with it', 'in the title', 'by an author of that name', 'subject alone']);
});
