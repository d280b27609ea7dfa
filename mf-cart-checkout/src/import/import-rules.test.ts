import { describe, expect, test } from '@jest/globals';
import { refusalText, tableOf } from './import-rules';

describe('a file to import', () => {
  test.each(['a.txt', 'a.pdf', 'a.xls', 'a.xlsx', 'a.html', 'a.csv', 'A.CSV'])('may be %s [CRT-46]', (name) => {
    expect(refusalText({ name, size: 10 })).toBeUndefined();
  });

  test('may be no picture [CRT-46]', () => {
    expect(refusalText({ name: 'a.png', size: 10 })).toMatch(/can’t be imported/);
  });

  test('has 50 MB at most [CRT-47]', () => {
    const mb = 1024 * 1024;
    expect([refusalText({ name: 'a.csv', size: 50 * mb }), refusalText({ name: 'a.csv', size: 51 * mb })]).toEqual([
      undefined,
      'File is too large. (Max size is 50MB).',
    ]);
  });

  test('that is empty is not sent', () => {
    expect(refusalText({ name: 'a.csv', size: 0 })).toBe('This file is empty.');
  });
});

describe('a pasted list', () => {
  test.each([
    ['one on each line', '9780306406157\n0804429 57X', 'isbn,qty\n9780306406157,1\n0804429 57X,1'],
    ['with quantities', '9780306406157 3\r\n0-8044-2957-X\t12', 'isbn,qty\n9780306406157,3\n0-8044-2957-X,12'],
    [
      'with quantities as they are pasted',
      '9780306406157 x 2\n080442957X×２\n9780306406157: 12345',
      'isbn,qty\n9780306406157,2\n080442957X,2\n9780306406157,12345',
    ],
    ['an ISBN in groups whose last one looks like a quantity', '978 0 306 40615 7', 'isbn,qty\n978 0 306 40615 7,1'],
    ['what is no ISBN goes along, so that it is told', 'Emma, "the" novel\n\n', 'isbn,qty\nEmma   the  novel,1'],
  ])('%s becomes the table of an import', (_, text, table) => {
    expect(tableOf(text)).toBe(table);
  });
});
