import type { FastifyInstance } from 'fastify';
import { ask, openTestApp, openTestShop, type TestShop, testNow, Visitor } from '../../testing/api-client';
import { pdfText } from '../../testing/pdf-text';
import type { Printer } from '../pdf/thread-printer';
import { saveFeature } from './feature-repository';

let shop: TestShop;
let listIds: string[];
beforeAll(async () => {
  shop = await openTestShop();
  await shop.db.deleteFrom('feature').execute();
  const lists = shop.db
    .selectFrom('list')
    .select(['list_id'])
    .where('shop_id', '=', '101')
    .where('account_id', 'is', null);
  listIds = (await lists.orderBy('list_id').execute()).map(({ list_id }) => list_id);
  for (const [at, list_id] of listIds.entries())
    await saveFeature(shop.db, {
      shop_id: '101',
      list_id,
      date: testNow - at * 86_400,
      category: at % 2 === 0 ? 'From the shop' : 'Seasons',
      sub_category: 'Harbour',
    });
});
afterAll(() => shop.close());

const listOf = (payload = {}) => new Visitor(shop.app).call('feature/getList', payload);

describe('feature/getList', () => {
  it('returns rows with covers and counts, newest first, and the filters [API-049] [FEA-04] [FEA-05]', async () => {
    const { rows, row_count, filter_info } = await listOf();
    expect(row_count).toBe(listIds.length);
    expect(rows[0]).toMatchObject({
      list_id: listIds[0],
      date: testNow,
      date_text: 'May 20, 2026',
      category: 'From the shop',
      sub_category: 'Harbour',
    });
    for (const { covers, row_count: titles } of rows) expect(covers).toHaveLength(Math.min(3, titles));
    expect(filter_info.c.map(({ e }) => e)).toEqual(['From the shop', 'Seasons']);
  });

  it('accepts the letters of the path as JSON, and returns one page [FEA-01] [FEA-02] [API-049]', async () => {
    const { rows, row_count } = await listOf({ c: '["Seasons"]', t: '""', o: 1, l: 1, s: 'date_asc' });
    const oldestFirst = listIds.filter((_id, at) => at % 2 === 1).toReversed();
    expect(row_count).toBe(oldestFirst.length);
    expect(rows.map(({ list_id }) => list_id)).toEqual([oldestFirst[1]]);
    expect((await listOf({ t: '"nobody wrote of this"' })).rows).toEqual([]);
    expect(await new Visitor(shop.app).refusal('feature/getList', { c: 'Seasons' })).toMatchObject({ status: 400 });
  });
});

describe('the PDF of a feature', () => {
  async function member(app = shop.app): Promise<Visitor> {
    const visitor = new Visitor(app);
    await visitor.logIn();
    return visitor;
  }
  async function finished(visitor: Visitor, progress_report_id: string): Promise<void> {
    for (;;) if ((await visitor.call('report/progress', { progress_report_id })).completed) return;
  }
  const download = (visitor: Visitor, id: string) =>
    ask(shop.app, {
      method: 'GET',
      path: `/download/customer/report.pdf?store_id=101&progress_report_id=${id}`,
      headers: { host: 'localhost', cookie: visitor.cookie },
    });

  it('has options to choose from [API-050] [FEA-06]', async () => {
    const { options, titles } = await new Visitor(shop.app).call('feature/getPdfOptions', {});
    expect(options.map(({ key }) => key)).toEqual(['covers', 'prices', 'isbn', 'binding', 'description']);
    expect(titles).toBe(500);
  });

  it('needs a login [SEC-11]', async () => {
    const refusal = await new Visitor(shop.app).refusal('feature/getPdf', { list_id: listIds[0] ?? '' });
    expect(refusal).toMatchObject({ status: 401, code: 'login_required' });
  });

  it('is created in the background and downloaded by its id, with titles, prices and ISBNs as text [GAP-56] [SEC-11]', async () => {
    const visitor = await member();
    const { rows } = await visitor.call('titlelist/getItems', { list_id: 'saltwater-written-here' });
    const payload = { list_id: 'saltwater-written-here', options: '["prices","isbn","covers"]' };
    const { progress_report_id } = await visitor.call('feature/getPdf', payload);
    await finished(visitor, progress_report_id);
    const answer = await download(visitor, progress_report_id);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
    const text = pdfText(answer.bytes).join('');
    expect(text).toContain('Writtenhere');
    for (const { title, eisbn } of rows.slice(0, 3)) {
      expect(text).toContain(title.replace(/\s/g, ''));
      expect(text).toContain(eisbn);
    }
    expect(text).toMatch(/\$\d/);
  });

  it('exists for its own session only [SEC-11]', async () => {
    const [owner, other] = [await member(), await member()];
    const { progress_report_id } = await owner.call('feature/getPdf', { list_id: listIds[0] ?? '', options: '[]' });
    await finished(owner, progress_report_id);
    for (const visitor of [other, new Visitor(shop.app)]) {
      expect(await visitor.refusal('report/progress', { progress_report_id })).toMatchObject({ status: 404 });
      expect((await download(visitor, progress_report_id)).statusCode).toBe(404);
    }
  });

  it('reports progress and failure [GAP-56]', async () => {
    let go: (pdf: Buffer) => void = () => undefined;
    let fail: (error: Error) => void = () => undefined;
    const printer: Printer = () =>
      new Promise((resolve, reject) => {
        go = resolve;
        fail = reject;
      });
    const app: FastifyInstance = await openTestApp(shop.dataDir, { printer });
    const visitor = await member(app);
    const list_id = listIds[0] ?? '';
    const first = await visitor.call('feature/getPdf', { list_id });
    expect(await visitor.call('report/progress', first)).toEqual({ progress: 0, eta_seconds: null, completed: false });
    go(Buffer.from('%PDF-1.3'));
    await finished(visitor, first.progress_report_id);
    const second = await visitor.call('feature/getPdf', { list_id });
    fail(new Error('no paper'));
    let status = 200;
    while (status === 200) ({ statusCode: status } = await visitor.post('report/progress', second));
    expect(await visitor.refusal('report/progress', second)).toMatchObject({ status: 502, code: 'unavailable' });
    await app.close();
  });

  it('is limited to five per minute [SEC-11]', async () => {
    const app = await openTestApp(shop.dataDir, { printer: async () => Buffer.from('%PDF') });
    const visitor = new Visitor(app);
    await visitor.logIn('teacher@example.com');
    const codes: number[] = [];
    for (let at = 0; at < 6; at++)
      codes.push((await visitor.post('feature/getPdf', { list_id: listIds[0] ?? '', options: '[]' })).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
    await app.close();
  });
});
