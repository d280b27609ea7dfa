import { oneOfEachWork } from './works';

const edition = (eisbn: string, title: string, series_num = '', binding_code = 'PB') => ({
  eisbn,
  title,
  series_num,
  binding_code,
});

const paperback = edition('1', 'Emma', '2');
it.each([
  ['the one that is viewed', [edition('2', 'Emma', '2'), paperback], ['1']],
  ['the one in its binding', [edition('3', 'Persuasion', '3', 'HC'), edition('4', 'Persuasion', '3')], ['4']],
  ['the first where none is', [edition('3', 'Persuasion', '3', 'HC'), edition('5', 'Persuasion', '3', 'CD')], ['3']],
  ['titles without a number by their name', [edition('6', 'Letters'), edition('7', 'LETTERS', '', 'HC')], ['6']],
  ['works in the order given', [edition('9', 'A', '1'), edition('8', 'B', '2'), edition('7', 'A', '1')], ['9', '8']],
])('of each work stands one edition: %s', (_which, editions, chosen) => {
  expect(oneOfEachWork(editions, paperback).map(({ eisbn }) => eisbn)).toEqual(chosen);
});
