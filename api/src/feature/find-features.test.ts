import type { FeatureRow } from './feature-repository';
import { type FeatureQuery, featureFilters, findFeatures, sortFeatures } from './find-features';

const row = (list_id: string, category: string, sub_category: string, date: number, name = list_id): FeatureRow => ({
  list_id,
  category,
  sub_category,
  date,
  name,
  header: '',
  description: '<p>Émile’s choice</p>',
});
const rows = [
  row('a', 'Prizes', 'Canada', 3, 'Beta'),
  row('b', 'Prizes', 'World', 1, 'alpha'),
  row('c', 'Seasons', 'Winter', 2, 'Gamma'),
  row('d', 'Seasons', '', 4, 'delta'),
];
const query = (over: Partial<FeatureQuery> = {}): FeatureQuery => ({ c: [], f: [], t: '', ...over });
const ids = (found: readonly FeatureRow[]): string => found.map(({ list_id }) => list_id).join('');

describe('features', () => {
  it.each<[Partial<FeatureQuery>, string]>([
    [{}, 'abcd'],
    [{ c: ['Prizes'] }, 'ab'],
    [{ c: ['Prizes', 'Seasons'] }, 'abcd'],
    [{ f: ['Prizes / World'] }, 'b'],
    [{ c: ['Seasons'], f: ['Prizes / World'] }, ''],
    [{ t: 'EMILE alpha' }, 'b'],
    [{ t: 'winter' }, 'c'],
    [{ t: 'winter prizes' }, ''],
    [{ c: ['nothing'] }, ''],
  ])('are found by categories, subcategories and words: %j [FEA-01] [FEA-07]', (over, found) =>
    expect(ids(findFeatures(rows, query(over)))).toBe(found),
  );

  it('have filters whose counts match a click [FEA-05]', () => {
    for (const over of [{}, { c: ['Prizes'] }, { f: ['Prizes / World'] }, { t: 'winter' }]) {
      const filters = featureFilters(rows, query(over));
      for (const { k, c, subfilters } of filters) {
        expect(c).toBe(findFeatures(rows, query({ ...over, c: [k] })).length);
        for (const sub of subfilters) expect(sub.c).toBe(findFeatures(rows, query({ ...over, f: [sub.k] })).length);
      }
    }
    expect(featureFilters(rows, query({ c: ['Prizes'] }))).toMatchObject([
      {
        k: 'Prizes',
        e: 'Prizes',
        c: 2,
        s: true,
        subfilters: [{ k: 'Prizes / Canada', e: 'Canada', c: 1 }, { e: 'World' }],
      },
      { k: 'Seasons', c: 2, s: false, subfilters: [{ e: 'Winter', c: 0 }] },
    ]);
  });

  it.each([
    ['date', 'dacb'],
    ['date_asc', 'bcad'],
    ['name', 'badc'],
    ['name_desc', 'cdab'],
  ] as const)('are sorted by %s [FEA-07]', (sort, order) => expect(ids(sortFeatures(rows, sort))).toBe(order));
});
