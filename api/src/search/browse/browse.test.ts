import type { FilterEntry } from '@bookfront/shared/schemas';
import { filterGroups } from '@bookfront/shared/schemas/vocabulary';
import { openTestShop, type TestShop, Visitor } from '../../../testing/api-client';

let shop: TestShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  visitor = new Visitor(shop.app);
});
afterAll(() => shop.close());

const titles = async (t: string, k?: 'keyword' | 'title' | 'author' | 'publisher' | 'whole_series') => {
  const { rows } = await visitor.call('browse/get', { t, ...(k ? { k } : {}), l: 200 });
  return [...new Set(rows.map((row) => row.title))];
};

describe('searching', () => {
  it.each([
    ['紅樓夢', '紅樓夢補遺'],
    ['樓夢', '紅樓夢補遺'],
    ['夢', '紅樓夢補遺'],
    ['補遺', '紅樓夢補遺'],
    ['猫', '吾輩は猫である'],
    ['である', '吾輩は猫である'],
    ['밀꽃', '메밀꽃 필 무렵'],
    ['red chamber', '紅樓夢補遺'],
    ['שלשום', 'תמול שלשום'],
    ['夏目', '吾輩は猫である'],
  ])('finds %s inside a title in its own script', async (term, title) => expect(await titles(term)).toContain(title));

  it('does not match a Chinese word with its characters in another order', async () =>
    expect(await titles('夢樓')).toEqual([]));

  it.each([
    ['strasse', 'Straße der Øre'],
    ['ore', 'Straße der Øre'],
    ['ostergard', 'The Salt Path Home'],
    ['ÖSTERGÅRD', 'The Salt Path Home'],
    ['bronteë', 'Wintering on the Wharf'],
  ])('folds accents: %s', async (term, title) => expect(await titles(term)).toContain(title));

  it.each([
    ['AC/DC', ['AC/DC: 100% Loud']],
    ['100%', ['AC/DC: 100% Loud']],
    ['C++', ['C++ for Gardeners']],
    ['"quoted"', ['A "Quoted" Life']],
    ['#1', ['C++ for Gardeners']],
    ['angus&sons', ['AC/DC: 100% Loud']],
    ['loud AND', ['AC/DC: 100% Loud']],
    ['loud NOT', []],
  ])('treats %s as words, never as syntax', async (term, expected) => {
    const found = await titles(term);
    for (const title of expected) expect(found).toContain(title);
    if (expected.length === 0) expect(found).toEqual([]);
  });

  it.each([
    '"',
    "'",
    '(',
    '*',
    'NEAR(a b)',
    'title:',
    '-',
    '^x',
    '😀',
    '%E0%A4%A',
    'a"b',
    '{title} : x',
    ')) OR 1',
    '\u0000',
    '!',
    'AND OR NOT',
  ])('handles the term %j', async (term) => {
    const response = await visitor.post('browse/get', { t: term });
    expect(response.statusCode).toBe(200);
    expect((await visitor.post('browse/getSuggest', { t: term })).statusCode).toBe(200);
  });

  it('treats the last word as a prefix, unless it is marked exact', async () => {
    expect(await titles('winteri')).toEqual(['Wintering on the Wharf']);
    expect(await titles('!winteri')).toEqual([]);
    expect(await titles('!wintering')).toEqual(['Wintering on the Wharf']);
  });

  it('searches the fields of the chosen type', async () => {
    expect(await titles('quill', 'author')).toContain('Wintering on the Wharf');
    expect(await titles('quill', 'title')).toEqual([]);
    expect(await titles('Harbour Lights', 'whole_series')).toEqual([
      'Wintering on the Wharf',
      'Summering on the Wharf',
    ]);
    const { rows } = await visitor.call('browse/get', { t: 'wintering' });
    expect(await titles(rows[0]?.publisher ?? '', 'publisher')).toContain('Wintering on the Wharf');
  });

  it('finds a title by every spelling of its ISBN, and none by a wrong check digit', async () => {
    const { rows } = await visitor.call('browse/get', { t: 'wintering', l: 1 as never });
    const eisbn = rows[0]?.eisbn ?? '';
    for (const spelling of [
      eisbn,
      `${eisbn.slice(0, 3)}-${eisbn.slice(3)}`,
      ` ${eisbn.slice(0, 6)} ${eisbn.slice(6)}`,
    ]) {
      expect((await visitor.call('browse/get', { t: spelling })).rows.map((row) => row.eisbn)).toEqual([eisbn]);
    }
    const wrong = eisbn.slice(0, 12) + ((Number(eisbn[12]) + 1) % 10);
    expect((await visitor.call('browse/get', { t: wrong })).row_count).toBe(0);
  });

  it('suggests titles with number, title, subtitle and author [API-015]', async () => {
    const { suggestions } = await visitor.call('browse/getSuggest', { t: 'winteri' });
    expect(suggestions).toMatchObject([
      { eisbn: expect.any(String), title: 'Wintering on the Wharf', subtitle: '', author: 'Émile Brontëe' },
    ]);
    expect((await visitor.call('browse/getSuggest', { t: 'zzz' })).suggestions).toEqual([]);
  });
});

const flat = (entries: readonly FilterEntry[]): FilterEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.subfilter ?? [])]);

const views: Record<string, string>[] = [
  {},
  { s: 'Fiction' },
  { t: 'tale' },
  { f: 'Paperback', a: 'children' },
  { b: 'new|used', g: 'English' },
  { n: encodeURIComponent('Fiction / Literary') },
  { d: 'older', j: 'onhand' },
];

describe('filters', () => {
  it.each(views)('of the view %j show the counts that a click gives [API-012]', async (view) => {
    const { filter_info } = await visitor.call('browse/get', view);
    let clicks = 0;
    for (const { group, letter, choice } of filterGroups) {
      for (const entry of flat(filter_info[group] ?? [])) {
        const had = (view[letter] ?? '').split('|').filter(Boolean);
        const next =
          entry.s || choice === 'every'
            ? [...new Set([...had, encodeURIComponent(entry.k)])]
            : [encodeURIComponent(entry.k)];
        const { row_count } = await visitor.call('browse/get', { ...view, [letter]: next.join('|') });
        expect([group, entry.k, row_count]).toEqual([group, entry.k, entry.c]);
        if (!entry.s) expect(entry.c).toBeGreaterThan(0);
        clicks++;
      }
    }
    expect(clicks).toBeGreaterThan(8);
  });

  it('keep a chosen entry that has no titles, so that it can be removed', async () => {
    const { filter_info, row_count } = await visitor.call('browse/get', { s: 'Cooking' });
    expect(row_count).toBe(0);
    expect(flat(filter_info.bisac36 ?? [])).toEqual([expect.objectContaining({ k: 'Cooking', c: 0, s: true })]);
  });

  it.each(filterGroups.map(({ group, letter }) => ({ group, letter })))(
    'show a chosen value of $group that no title has by its own name',
    async ({ group, letter }) => {
      for (const value of ['onstructor', 'constructor', '__proto__', 'toString']) {
        const { filter_info } = await visitor.call('browse/get', { [letter]: value });
        expect(filter_info[group]).toContainEqual(expect.objectContaining({ k: value, e: value, c: 0, s: true }));
      }
    },
  );

  it('apply any number of chosen values, and show each as chosen', async () => {
    const unknown = Array.from({ length: 199 }, (_one, at) => `z${at}`);
    const chosen = (value: string) => [...unknown, value].join('|');
    const one = async (view: Record<string, string>) => (await visitor.call('browse/get', view)).row_count;
    expect(await one({ n: chosen('Fiction') })).toBe(await one({ n: 'Fiction' }));
    expect(await one({ f: chosen('Paperback') })).toBe(await one({ f: 'Paperback' }));
    expect(await one({ s: chosen('Fiction') })).toBe(0);
    const { filter_info } = await visitor.call('browse/get', { f: chosen('Paperback'), n: chosen('Fiction') });
    expect(filter_info.binding?.filter(({ s }) => s)).toHaveLength(200);
    expect(filter_info.excludes).toHaveLength(200);
  });

  it('nest a subject under the one above it', async () => {
    const { filter_info } = await visitor.call('browse/get', {});
    const fiction = filter_info.bisac36?.find((entry) => entry.k === 'Fiction');
    expect(fiction?.n).toBe(true);
    expect(fiction?.subfilter?.map((entry) => [entry.k, entry.e])).toContainEqual(['Fiction / Literary', 'Literary']);
  });

  it('list what is excluded', async () => {
    const all = await visitor.call('browse/get', {});
    const some = await visitor.call('browse/get', { n: 'Fiction' });
    expect(some.filter_info.excludes).toEqual([expect.objectContaining({ k: 'Fiction', s: true })]);
    expect(some.row_count).toBe(
      all.row_count - (all.filter_info.bisac36?.find((entry) => entry.k === 'Fiction')?.c ?? 0),
    );
  });
});

describe('pages and sort orders', () => {
  it('split one order into pages without gaps or repeats', async () => {
    const whole = await visitor.call('browse/get', { v: 'title', l: 200 });
    const first = await visitor.call('browse/get', { v: 'title', l: 26 });
    const second = await visitor.call('browse/get', { v: 'title', l: 26, o: 26 });
    expect([...first.rows, ...second.rows].map((row) => row.eisbn)).toEqual(
      whole.rows.slice(0, 52).map((row) => row.eisbn),
    );
  });

  it.each([
    ['o', '-1'],
    ['o', '1e9'],
    ['o', 'abc'],
    ['l', '27.5'],
    ['l', 'x'],
    ['v', 'nonsense'],
    ['k', 'nonsense'],
  ])('accept %s=%s', async (key, value) =>
    expect((await visitor.post('browse/get', { [key]: value })).statusCode).toBe(200),
  );

  it('sort by price and by date, cheapest and newest first', async () => {
    const byPrice = (await visitor.call('browse/get', { v: 'price', l: 200 })).rows.flatMap((row) =>
      row.available.some((offer) => offer.price !== null)
        ? [Math.min(...row.available.flatMap((offer) => offer.price ?? []))]
        : [],
    );
    expect(byPrice).toEqual(byPrice.toSorted((a, b) => a - b));
    const byDate = (await visitor.call('browse/get', { v: 'pubdate', l: 200 })).rows.map(
      (row) => row.release_date ?? 0,
    );
    expect(byDate).toEqual(byDate.toSorted((a, b) => b - a));
  });

  it('show a list under its own name', async () => {
    const { rows, context } = await visitor.call('browse/get', { x: 'list-saltwater-harbour-reads' });
    expect(context).toEqual({ name: 'Harbour reads', list_id: 'saltwater-harbour-reads' });
    expect(rows.map((row) => row.title)).toContain('The Salt Path Home');
  });

  it('keep gift cards to their own page', async () => expect(await titles('gift card')).toEqual([]));
});
