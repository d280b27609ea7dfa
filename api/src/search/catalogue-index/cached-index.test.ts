import type { Payload } from '@bookfront/shared/schemas';
import { sql } from 'kysely';
import pino from 'pino';
import { ask, openTestApp, openTestShop, type TestShop, testNow, Visitor } from '../../../testing/api-client';
import { guestContact, stockTitle, submitFields } from '../../../testing/stock';
import { buildApp } from '../../app';
import { bumpRevision, saveTitle } from '../../catalogue/title-repository';
import { withdrawTitle } from '../../catalogue/withdraw-title';
import { write } from '../../database/write';
import { shopByName } from '../../shop/shop';
import { emptyOffer, emptyTitle } from '../../title/title-record';

let shop: TestShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  visitor = new Visitor(shop.app);
});
afterAll(() => shop.close());

type View = Payload<'browse/get'>;
const numbers = async (view: View) =>
  (await visitor.call('browse/get', { ...view, l: 200 })).rows.map((row) => row.eisbn);

async function change(
  work: (tx: typeof shop.db, owner: { store_id: string; number: number }) => Promise<unknown>,
): Promise<void> {
  const owner = await shopByName(shop.db, 'saltwater');
  if (!owner) throw new Error('no shop');
  await write(shop.db, async (tx) => {
    await work(tx, owner);
    await bumpRevision(tx, owner);
  });
}

describe('what browse shows', () => {
  it('updates at once when the last copy is sold', async () => {
    const eisbn = await stockTitle(shop, 1);
    expect(await numbers({ j: 'onhand', t: 'tale' })).toContain(eisbn);
    const { cart } = await visitor.call('cart/add', { eisbn });
    await visitor.call('checkout/submit', { ...submitFields(cart.checksum), ...guestContact });
    expect(await numbers({ j: 'onhand', t: 'tale' })).not.toContain(eisbn);
    expect(await numbers({ t: 'tale' })).toContain(eisbn);
  });

  it('updates at once when an import adds, changes or removes a title', async () => {
    const record = {
      ...emptyTitle,
      eisbn: '9780306406157',
      title: 'Quokka Days',
      binding: 'Paperback',
      offers: [{ ...emptyOffer, price: 1000, list_price: 1000, onhand: 1 }],
    };
    await change((tx, owner) => saveTitle(tx, owner, record));
    expect(await numbers({ t: 'quokka' })).toEqual(['9780306406157']);
    await change((tx, owner) => saveTitle(tx, owner, { ...record, title: 'Wallaby Days' }));
    expect([await numbers({ t: 'quokka' }), await numbers({ t: 'wallaby' })]).toEqual([[], ['9780306406157']]);
    await change((tx, owner) => withdrawTitle(tx, owner, '9780306406157'));
    expect(await numbers({ t: 'wallaby' })).toEqual([]);
  });

  it('follows the date: a forthcoming title is new on its release day', async () => {
    const [eisbn = ''] = await numbers({ d: 'forthcoming' });
    const later = await buildApp({
      dataDir: shop.dataDir,
      logger: pino({ level: 'silent' }),
      clock: () => testNow + 200 * 86_400,
    });
    await later.listen({ host: '127.0.0.1', port: 0 });
    const inSpring = new Visitor(later);
    expect(
      (await inSpring.call('browse/get', { d: 'forthcoming', l: 200 })).rows.map((row) => row.eisbn),
    ).not.toContain(eisbn);
    expect((await inSpring.call('browse/get', { d: 'last_year', l: 200 })).rows.map((row) => row.eisbn)).toContain(
      eisbn,
    );
    await later.close();
  });

  it('is unchanged after the lines of an older version are rewritten', async () => {
    const views: View[] = [{ t: 'tale' }, { s: 'Fiction' }, { v: 'author' }, { j: 'onhand' }];
    const before = await Promise.all(views.map((view) => numbers(view)));
    await sql`DELETE FROM browse_line`.execute(shop.db);
    await sql`DELETE FROM meta WHERE key = 'browse-lines'`.execute(shop.db);
    const again = await openTestApp(shop.dataDir);
    const freshVisitor = new Visitor(again);
    const after = await Promise.all(
      views.map(async (view) =>
        (await freshVisitor.call('browse/get', { ...view, l: 200 })).rows.map((row) => row.eisbn),
      ),
    );
    expect(after).toEqual(before);
    await again.close();
  });

  it('finds titles that an earlier version stored with invisible characters, by words, series and other editions', async () => {
    const record = {
      ...emptyTitle,
      title: 'Wom\u00adbat Nights',
      series: 'Bur\u200brow Tales',
      authors: [{ name: 'Ro\u200dbin Digger', canadian: false }],
      offers: [{ ...emptyOffer, price: 1000, list_price: 1000, onhand: 1 }],
    };
    const [first, second] = ['9780804429573', '9780470059029'];
    await change(async (tx, owner) => {
      await saveTitle(tx, owner, { ...record, eisbn: first, binding: 'Paperback' });
      await saveTitle(tx, owner, { ...record, title: 'Wombat Nights', eisbn: second, binding: 'Hardcover' });
      await tx
        .updateTable('title')
        .set({ series_key: 'bur row tales', work_key: 'wom bat nights|ro bin digger' })
        .where('eisbn', '=', first)
        .execute();
      await tx
        .updateTable('browse_line')
        .set({ words: 'wom bat nights\n\nro bin digger\nbur row tales\n\n\nwom' })
        .where('sort_title', '=', 'wombat nights')
        .execute();
    });
    await sql`UPDATE meta SET value = '2' WHERE key = 'browse-lines'`.execute(shop.db);
    const again = await openTestApp(shop.dataDir);
    const freshVisitor = new Visitor(again);
    const found = async (view: View) => (await freshVisitor.call('browse/get', view)).rows;
    const rows = [
      await found({ t: 'wombat' }),
      await found({ t: 'wom\u200bbat' }),
      await found({ t: 'robin digger' }),
      await found({ t: 'Burrow Tales', k: 'whole_series' }),
      (await freshVisitor.call('title/getSeriesItems', { series: 'Burrow Tales' })).rows,
    ];
    const editions = (await freshVisitor.call('title/getBindingItems', { eisbn: first })).rows.map(
      ({ eisbn }) => eisbn,
    );
    await again.close();
    expect(rows.map((each) => each.map(({ eisbn }) => eisbn).toSorted())).toEqual(rows.map(() => [second, first]));
    expect(editions).toContain(second);
  });

  it('answers many concurrent calls while the index is being built', async () => {
    const fresh = await openTestApp(shop.dataDir);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => new Visitor(fresh).call('browse/get', { t: 'tale' })),
    );
    expect(new Set(answers.map((answer) => answer.row_count)).size).toBe(1);
    expect((await ask(fresh, { method: 'GET', path: '/healthz', headers: { host: 'localhost' } })).statusCode).toBe(
      200,
    );
    await fresh.close();
  });
});
