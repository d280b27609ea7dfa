import { createRandom, integerBetween } from '../../random/seeded-random';
import { bitsOfPositions } from '../sets/bits';
import { flagsAt, rowLength, tally } from '../sets/title-rows';
import { facetKey } from '../text/facet-key';
import { addFacetCounts, endOf } from './combinations';
import { FacetIndexBuilder } from './facet-index';

const draw = createRandom(3);

it.each([
  ['few', 500, 3],
  ['more than two bytes can tell apart', 70_000, 70_000],
])('titles with %s combinations are counted as if each title were checked', (_what, size, subjects) => {
  const builder = new FacetIndexBuilder();
  const titles = Array.from({ length: size }, (_one, at) => [
    ...new Set([
      `sSubject ${at % subjects}`,
      ...Array.from({ length: integerBetween(draw, 0, 3) }, () => `sSubject ${integerBetween(draw, 0, 2)}`),
      `g${integerBetween(draw, 0, 3)}`,
    ]),
  ]);
  for (const [at, title] of titles.entries()) builder.add(title.join('\u001f'), at & 0x1fff);
  const { rows, combinations, numbers } = builder.finish();
  const positions = Uint32Array.from(titles.keys()).filter(() => draw() < 0.5);
  const seen = new Uint32Array(numbers.size);
  for (const at of positions)
    for (const facet of titles[at] ?? []) {
      const number = numbers.get(facetKey(facet)) ?? -1;
      seen[number] = (seen[number] ?? 0) + 1;
    }
  for (const some of [{ positions }, { bits: bitsOfPositions(positions, size) }]) {
    const tallied = new Uint32Array(endOf(combinations));
    tally(rows, some, tallied);
    const counts = new Uint32Array(numbers.size);
    addFacetCounts(combinations, tallied, counts);
    expect(counts).toEqual(seen);
  }
  expect([0, 1, size - 1].map((at) => flagsAt(rows, at))).toEqual([0, 1, (size - 1) & 0x1fff]);
});

it('titles with the same values in another order share a combination', () => {
  const builder = new FacetIndexBuilder();
  for (const facets of ['sA\u001fsB', '', 'sB\u001fsA', 'sAB', '']) builder.add(facets, 0);
  const { rows } = builder.finish();
  const [first, none, second, third, fourth] = [0, 1, 2, 3, 4].map((at) => rows[at * rowLength + 1]);
  expect([second, fourth]).toEqual([first, none]);
  expect(new Set([first, none, third]).size).toBe(3);
});

it('spellings of a value that differ in capitals and around slashes are one, under the most frequent', () => {
  const builder = new FacetIndexBuilder();
  for (const facets of ['sFICTION\u001fsFICTION/Mystery', 'sFiction\u001fsFiction / Mystery', 'sfiction\u001fsFiction'])
    builder.add(facets, 0);
  const { facets, rows } = builder.finish();
  expect(facets.map(({ value }) => value)).toEqual(['Fiction', 'FICTION/Mystery']);
  const [first, second, third] = [0, 1, 2].map((at) => rows[at * rowLength + 1]);
  expect(first).toBe(second);
  expect(third).not.toBe(first);
});

it('a subject is nested under its longest beginning that titles have, in whatever spelling', () => {
  const builder = new FacetIndexBuilder();
  builder.add('sFiction\u001fsFICTION/Mystery\u001fsTravel / Europe', 0);
  const { facets } = builder.finish();
  expect(facets.map(({ above, lastPart }) => [above, lastPart])).toEqual([
    [-1, 'Fiction'],
    [0, 'Mystery'],
    [-1, 'Europe'],
  ]);
});
