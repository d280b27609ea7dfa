import { emptyTitle, titleExtrasSchema } from '../../title/title-record';
import { lineOf } from './line';

const sortOf = (name: string, inverted = '') =>
  lineOf({
    ...emptyTitle,
    eisbn: '9780306406157',
    title: 'Emma',
    authors: [{ name, canadian: false }],
    extras: titleExtrasSchema.parse({ contributors: [{ name, inverted }] }),
  }).sort_author;

it.each([
  ['Margaret Atwood', '', 'atwood margaret'],
  ['Martin Quill Jr.', '', 'quill martin jr'],
  ['Ursula K. Le Guin', '', 'le guin ursula k'],
  ['Ana García Méndez', 'García Méndez, Ana', 'garcia mendez ana'],
  ['Ludwig van Beethoven', 'Beethoven, Ludwig van', 'beethoven ludwig van'],
  ['Jan van der Berg', '', 'van der berg jan'],
  ['Colette', '', 'colette'],
  ['Van Morrison', '', 'morrison van'],
  ['', '', ''],
])('%s is sorted by the family name (inverted: %j)', (name, inverted, sorted) =>
  expect(sortOf(name, inverted)).toBe(sorted),
);
