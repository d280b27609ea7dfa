import { cachedCounts, clearCounts, hasCounts } from './cached-counts';
import type { CatalogueIndex } from './catalogue-index';

const shopOf = (facets: number) => ({ facets: { facets: Array(facets) } }) as unknown as CatalogueIndex;
const counts = { facets: [], flags: [] };
const keep = (shop: CatalogueIndex, name: string) => cachedCounts(shop, name, () => counts);

it.each([
  ['no filter values', 0, 4000],
  ['many', 9750, 100],
])('a shop with %s caches as many counts as take four megabytes, the most recent ones', (_what, facets, limit) => {
  const shop = shopOf(facets);
  for (let asked = 0; asked < limit; asked++) keep(shop, `view ${asked}`);
  keep(shop, 'view 0');
  keep(shop, 'another');
  expect(['view 0', 'view 1', 'view 2', 'another'].map((name) => hasCounts(shop, name))).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

it('cached counts are not counted again until cleared, nor used for another shop', () => {
  const [shop, other] = [shopOf(1), shopOf(1)];
  let times = 0;
  const ask = (one: CatalogueIndex) =>
    cachedCounts(one, 'view', () => {
      times++;
      return counts;
    });
  ask(shop);
  ask(shop);
  expect(times).toBe(1);
  ask(other);
  clearCounts(shop);
  ask(shop);
  expect(times).toBe(3);
});
