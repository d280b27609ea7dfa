import type { FilterEntry, Payload } from '@bookfront/shared/schemas';
import { filterGroups } from '@bookfront/shared/schemas/vocabulary';
import { generateCommand } from '../../../generator/generate-command';
import { openTestShop, type TestShop, Visitor } from '../../../testing/api-client';
import { refreshFacets } from '../../catalogue/stock';
import { write } from '../../database/write';
import { createRandom, integerBetween } from '../../random/seeded-random';

/**
 * Enough titles that frequent words are cached, and that sets are intersected where few titles would be checked one by
 * one.
 */
const size = 9000;
let shop: TestShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await openTestShop([]);
  const output = { info: () => undefined, error: () => 1 };
  await generateCommand(shop.db, shop.dataDir, ['--titles', String(size), '--shop', 'saltwater'], output);
  visitor = new Visitor(shop.app);
}, 60_000);
afterAll(() => shop.close());

type View = Payload<'browse/get'>;
const draw = createRandom(5);
const flat = (entries: readonly FilterEntry[]): FilterEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.subfilter ?? [])]);

/** Clicks a filter value that is offered and not chosen yet. */
async function click(view: View): Promise<{ view: View; promised: number } | undefined> {
  const { filter_info } = await visitor.call('browse/get', { ...view, l: 1 });
  const open = filterGroups
    .map((one) => ({ ...one, entries: flat(filter_info[one.group] ?? []).filter(({ s }) => !s) }))
    .filter(({ entries }) => entries.length > 0);
  const chosen = open[integerBetween(draw, 0, Math.max(0, open.length - 1))];
  const entry = chosen?.entries[integerBetween(draw, 0, chosen.entries.length - 1)];
  if (!chosen || !entry) return undefined;
  const { letter, choice } = chosen;
  const value = encodeURIComponent(entry.k);
  const before = view[letter];
  return {
    view: { ...view, [letter]: before && choice === 'every' ? `${before}|${value}` : value },
    promised: entry.c,
  };
}

it.each(['', 'the', 'the of', 'th', 'history', 'river', 'of ca'])(
  'every count in the panel of %j is the row count after a click, click after click',
  async (t) => {
    let checked = 0;
    for (let round = 0; round < 5; round++) {
      let view: View = t ? { t } : {};
      for (let clicks = 0; clicks < 4; clicks++) {
        const next = await click(view);
        if (!next) break;
        expect({
          view: next.view,
          count: (await visitor.call('browse/get', { ...next.view, l: 1 })).row_count,
        }).toEqual({
          view: next.view,
          count: next.promised,
        });
        view = next.view;
        checked++;
      }
    }
    expect(checked).toBeGreaterThanOrEqual(10);
  },
  60_000,
);

it('a filter removes titles and keeps the order of the rest', async () => {
  const ask = (view: View) => visitor.call('browse/get', { t: 'the', ...view });
  const pages = await Promise.all([0, 1, 2, 3].map((page) => ask({ o: page * 100, l: 100 })));
  const expected = pages.flatMap(({ rows }) => rows.filter(({ binding }) => binding === 'Hardcover'));
  expect(expected.length).toBeGreaterThan(26);
  const { rows } = await ask({ f: 'Hardcover', l: 26 });
  expect(rows.map(({ eisbn }) => eisbn)).toEqual(expected.slice(0, 26).map(({ eisbn }) => eisbn));
  const late = await ask({ f: 'Hardcover', o: 26, l: 100 });
  expect(late.rows.slice(0, expected.length - 26).map(({ eisbn }) => eisbn)).toEqual(
    expected.slice(26, 126).map(({ eisbn }) => eisbn),
  );
}, 60_000);

it.each(['in', 'and', 'a'])('a view of %j requested with a filter first has a complete panel without it', async (t) => {
  const filtered = await visitor.call('browse/get', { t, f: 'Hardcover', l: 1 });
  expect(filtered.row_count).toBeGreaterThan(0);
  const { filter_info } = await visitor.call('browse/get', { t, l: 1 });
  for (const [group, letter] of [
    ['language', 'g'],
    ['audience', 'a'],
    ['status', 'b'],
  ] as const) {
    const [entry] = filter_info[group] ?? [];
    expect(entry).toBeDefined();
    expect(entry?.c).toBe(
      (await visitor.call('browse/get', { t, [letter]: encodeURIComponent(entry?.k ?? ''), l: 1 })).row_count,
    );
  }
});

it('a cached search follows the stock', async () => {
  const inStock = async () =>
    (await visitor.call('browse/get', { t: 'the', l: 1 })).filter_info.onhand_onorder?.find(({ k }) => k === 'onhand')
      ?.c ?? 0;
  const before = await inStock();
  const [row] = (await visitor.call('browse/get', { t: 'the', j: 'onhand', l: 1 })).rows;
  const eisbn = row?.eisbn ?? '';
  await write(shop.db, async (tx) => {
    await tx.updateTable('offer').set({ onhand: 0 }).where('shop_id', '=', '101').where('eisbn', '=', eisbn).execute();
    const owner = await tx
      .selectFrom('shop')
      .select(['store_id', 'number'])
      .where('store_id', '=', '101')
      .executeTakeFirstOrThrow();
    await refreshFacets(tx, owner, eisbn);
  });
  expect(await inStock()).toBe(before - 1);
  expect(
    (await visitor.call('browse/get', { t: 'the', j: 'onhand', l: 200 })).rows.map((one) => one.eisbn),
  ).not.toContain(eisbn);
});

it('the pages of a frequent word have no gaps or repeats, also beyond the first thousand', async () => {
  const seen: string[] = [];
  for (let o = 0; o < 1600; o += 200)
    seen.push(...(await visitor.call('browse/get', { t: 'the', o, l: 200 })).rows.map(({ eisbn }) => eisbn));
  expect(new Set(seen).size).toBe(1600);
});

it('each of hundreds of chosen values is applied, with or without titles', async () => {
  const { filter_info } = await visitor.call('browse/get', {});
  const subjects = flat(filter_info.bisac36 ?? []).map(({ k }) => encodeURIComponent(k));
  const unknown = Array.from({ length: 200 - Math.min(100, subjects.length) }, (_one, at) => `z${at}`);
  const all = [...unknown, ...subjects.slice(0, 100)].join('|');
  const alone = subjects.slice(0, 100).join('|');
  const found = async (view: View) => (await visitor.call('browse/get', { ...view, l: 1 })).row_count;
  const bindings = (filter_info.binding ?? []).map(({ k }) => encodeURIComponent(k));
  for (const t of ['', 'the', 'th river']) {
    expect(await found({ t, n: all })).toBe(await found({ t, n: alone }));
    expect(await found({ t, f: [...unknown, ...bindings].join('|') })).toBe(await found({ t }));
    expect(await found({ t, s: all })).toBe(0);
  }
  expect(await found({ n: all })).toBeLessThan(await found({ n: subjects[0] }));
});
