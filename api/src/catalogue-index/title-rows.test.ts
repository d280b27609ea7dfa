import { flagsAt, hasFacet, newRows, rowLength, setFacets, setFlags } from './title-rows';

it.each([0, 1, rowLength - 1, rowLength, rowLength + 1, 40])('a title of %i facets has each of them, and none of the others', (count) => {
  const rows = newRows(3, 200, 0);
  const numbers = Array.from({ length: count }, (_one, i) => i * 3);
  setFacets(rows, 0, [5, 7]);
  setFacets(rows, 1, numbers);
  setFlags(rows, 1, 9);
  setFacets(rows, 2, [8]);
  const found = Array.from({ length: 200 }, (_one, number) => number).filter((number) => hasFacet(rows, 1, number));
  expect(found).toEqual(numbers);
  expect([flagsAt(rows, 0), flagsAt(rows, 1), flagsAt(rows, 2)]).toEqual([0, 9, 0]);
  expect([hasFacet(rows, 0, 5), hasFacet(rows, 2, 8), hasFacet(rows, 2, 5)]).toEqual([true, true, false]);
});

it('a catalogue of more facets than two bytes can tell apart keeps them apart', () => {
  const rows = newRows(1, 70_000, 0);
  setFacets(rows, 0, [69_999]);
  expect([hasFacet(rows, 0, 69_999), hasFacet(rows, 0, 69_999 - 0x1_0000)]).toEqual([true, false]);
});
