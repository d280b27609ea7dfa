import { openTestShop, type TestShop, Visitor } from '../testing/api-client';
import { generateCommand } from './generate-command';
import { generateTitles } from './generate-titles';

const plan = { count: 20_000, works: [], currency: 'CAD' as const, location_id: '', now: 1_800_000_000 };

describe('generated titles', () => {
  const titles = [...generateTitles(plan)];
  const shares = (values: string[]) => {
    const counts = new Map<string, number>();
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts.values()].toSorted((a, b) => b - a);
  };

  it('have numbers of their own, and are the same for the same seed', () => {
    expect(new Set(titles.map((title) => title.eisbn)).size).toBe(plan.count);
    expect([...generateTitles({ ...plan, count: 50 })].map((title) => title.eisbn)).toEqual(
      titles.slice(0, 50).map((title) => title.eisbn),
    );
  });

  it('are skewed as a catalogue is: a few authors have written much, most of them one book or two', () => {
    const authors = shares(titles.map((title) => title.authors[0]?.name ?? ''));
    expect(authors[0]).toBeGreaterThan(200);
    expect(authors.filter((count) => count <= 2).length).toBeGreaterThan(authors.length / 2);
    expect(shares(titles.map((title) => title.language))[0]).toBeGreaterThan(plan.count * 0.7);
  });
});

describe('the command', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop([]);
  });
  afterAll(() => shop.close());

  it('fills a shop, which finds and filters them at once', async () => {
    const said: string[] = [];
    const output = { info: (line: string) => void said.push(line), error: (line: string) => said.push(line) };
    expect(await generateCommand(shop.db, shop.dataDir, ['--titles', '1500', '--shop', 'lamplight'], output)).toBe(0);
    expect(said.at(-1)).toMatch(/^Lamplight & Co\.: 1500 titles added in [\d.]+ s, \d+ a second\.$/);
    const visitor = new Visitor(shop.app, 'lamplight.localhost');
    const { row_count, rows, filter_info } = await visitor.call('browse/get', { f: 'Paperback' });
    expect(row_count).toBeGreaterThan(500);
    expect(
      (await visitor.call('browse/get', { t: rows[0]?.title, k: 'title' })).rows.map((row) => row.eisbn),
    ).toContain(rows[0]?.eisbn);
    expect(filter_info.language?.[0]?.e).toBe('English');
    expect((await new Visitor(shop.app).call('browse/get', {})).row_count).toBe(0);
  }, 30_000);

  it.each([[[]], [['--titles', '0']], [['--titles', 'many']], [['--titles', '10', '--shop', 'nowhere']]])(
    'says what is wrong with %j',
    async (args) => {
      expect(await generateCommand(shop.db, shop.dataDir, args, { info: () => undefined, error: () => 1 })).toBe(1);
    },
  );
});
