import { createRandom, integerBetween } from '../../random/seeded-random';
import { editsAllowed, editsBetween, neighbours } from './neighbours';

/** Optimal string alignment, cell by cell. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_one, i) =>
    Array.from({ length: b.length + 1 }, (_cell, j) => (i === 0 ? j : i)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    const row = rows[i] as number[];
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      row[j] = Math.min(at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1), at(i - 1, j) + 1, at(i, j - 1) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j] ?? 0, at(i - 2, j - 2) + 1);
    }
  }
  return at(a.length, b.length);
}

const draw = createRandom(21);
const letters = 'abcé';
const randomWord = (most: number) =>
  Array.from({ length: integerBetween(draw, 1, most) }, () => letters[integerBetween(draw, 0, 3)]).join('');
const words = [...new Set(Array.from({ length: 3000 }, () => randomWord(9)))].sort();

it('finds every word one edit away, and no other', () => {
  for (let round = 0; round < 60; round++) {
    const word = randomWord(9);
    const found = neighbours(words, word, 1).map(({ rank, edits }) => [words[rank], edits]);
    const expected = words.flatMap((one) => (distance(one, word) === 1 ? [[one, 1]] : []));
    expect([word, found]).toEqual([word, expected]);
  }
});

it('finds every word two edits away that begins with one of the first two letters', () => {
  for (let round = 0; round < 60; round++) {
    const word = randomWord(9);
    const found = neighbours(words, word, 2).map(({ rank, edits }) => `${words[rank]} ${edits}`);
    const expected = words.flatMap((one) => {
      const edits = distance(one, word);
      const isNear = edits === 1 || (edits === 2 && word.slice(0, 2).includes(one[0] ?? ''));
      return isNear ? [`${one} ${edits}`] : [];
    });
    expect([word, found.toSorted()]).toEqual([word, expected.toSorted()]);
  }
});

it('counts the edits between two words, up to a limit', () => {
  expect(editsBetween('lighthouse', 'lighthouse', 2)).toBe(0);
  expect(editsBetween('lighthouse', 'lihgthouse', 2)).toBe(1);
  expect(editsBetween('phoebe', 'febe', 4)).toBe(3);
  expect(editsBetween('phoebe', 'febe', 2)).toBeUndefined();
});

it('allows one edit from four letters on, and two from eight', () =>
  expect([3, 4, 7, 8, 20].map(editsAllowed)).toEqual([0, 1, 1, 2, 2]));
