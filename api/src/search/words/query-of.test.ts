import { fieldText } from '../text/field-text';
import { queryOf } from './query-of';
import { byRelevance } from './relevance';
import { search } from './search';
import { TextIndexBuilder } from './text-index';

const titles = [
  'Sciencefiction',
  'A Fiction of Science',
  'Science-Fiction Stories',
  'Anna by Tolstoi',
  'Anna by Tolstoy',
  'A Day to Remember',
  'To-day',
  'Today',
];
const builder = new TextIndexBuilder();
for (const title of titles) builder.add(`${fieldText(title)}\n\n\n\n\n\n`);
const index = builder.finish();
const spellings = new Map([
  ['tolstoy', ['tolstoi', 'tolstoj']],
  ['tolstoi', ['tolstoy', 'tolstoj']],
]);

function found(text: string): (string | undefined)[] {
  const order = byRelevance(index, search(index, queryOf(index, text, { spellings }), 'keyword'));
  return [...order].map((at) => titles[at]);
}
const variants = (text: string) =>
  queryOf(index, text, { spellings }).variants.map((terms) =>
    terms.map(({ word, isPrefix, or = [] }) => [word + (isPrefix ? '*' : ''), ...or].join('|')).join(' '),
  );

it('titles with the words as typed come before those with another way to write them', () => {
  expect(found('science fiction')).toEqual(['A Fiction of Science', 'Science-Fiction Stories', 'Sciencefiction']);
  expect(found('sciencefiction')).toEqual(['Sciencefiction', 'Science-Fiction Stories', 'A Fiction of Science']);
  expect(found('anna tolstoy')).toEqual(['Anna by Tolstoy', 'Anna by Tolstoi']);
  expect(found('anna tolstoi')).toEqual(['Anna by Tolstoi', 'Anna by Tolstoy']);
});

it('a compound of short words is not read apart', () => expect(found('today')).toEqual(['To-day', 'Today']));

it.each([
  ['science-fiction', ['science fiction*', 'sciencefiction*']],
  ['sciencefiction', ['sciencefiction*', 'science fiction*']],
  ['science fiction now', ['science fiction now*', 'sciencefiction now*']],
  ['!sciencefiction', ['sciencefiction', 'science fiction']],
  ['anna tolstoy', ['anna tolstoy*', 'anna tolstoi']],
  ['anna and remember', ['anna & remember*']],
  ['anna and', ['anna and*|&']],
  ['and', ['and*']],
  ['&', []],
  ['J. R. Hartley', ['j r hartley*']],
])('%s is read as %j', (text, expected) => expect(variants(text)).toEqual(expected));

it('a search of many compounds has few variants', () =>
  expect(variants(Array(12).fill('science-fiction').join(' ')).length).toBeLessThanOrEqual(8));
