import { markedParts } from './marked-parts';

/** Matches in brackets. */
const shown = (text: string, typed: string) =>
  markedParts(text, typed)
    .map(({ words, isMatch }) => (isMatch ? `[${words}]` : words))
    .join('');

it.each([
  ['The Left Hand of Darkness', 'left ha', 'The [Left] [Ha]nd of Darkness'],
  ['Émile', 'emi', '[Émi]le'],
  ['Sea-Glass & Sea', 'SEA', '[Sea]-Glass & [Sea]'],
  ['Emma', 'zzz', 'Emma'],
  ['Emma', '', 'Emma'],
  ['C++', '+', 'C++'],
  ['坊っちゃん', '坊っ', '[坊っ]ちゃん'],
])('of %s the beginnings of %j are marked', (text, typed, expected) => {
  expect(shown(text, typed)).toBe(expected);
});
