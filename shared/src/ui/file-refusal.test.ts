import { fileKinds, fileRefusal } from './file-refusal';

const mb = 1024 * 1024;

it.each([
  ['a.txt', 10, undefined],
  ['A.CSV', 50 * mb, undefined],
  ['a.png', 10, 'kind'],
  ['csv', 10, 'kind'],
  ['a.csv', 50 * mb + 1, 'too-large'],
  ['a.csv', 0, 'empty'],
])('a file %s of %i bytes is refused for: %s', (name, size, refusal) => {
  const texts = { kind: () => 'kind', 'too-large': () => 'too-large', empty: () => 'empty' };
  expect(fileRefusal({ name, size }, texts)).toBe(refusal);
});

it('a sentence can name the kinds of file', () => {
  expect(fileKinds()).toBe('.txt, .pdf, .xls, .xlsx, .html or .csv');
});
