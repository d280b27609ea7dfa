import { type Order, orderSchema } from '@bookfront/shared/schemas';
import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { clearLimits, newMember } from '../../testing/accounts';
import { openTestApp, openTestShop, type TestShop, testNow, Visitor } from '../../testing/api-client';
import { stockTitle, submitFields } from '../../testing/stock';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { orderCommand } from '../order/order-command';
import { insertEntry } from '../order/order-entry';
import { findOrders } from './find-orders';

let shop: TestShop;
let placed: Order;
beforeAll(async () => {
  shop = await openTestShop();
  const guest = new Visitor(shop.app);
  const { cart } = await guest.call('cart/add', { eisbn: await stockTitle(shop, 3) });
  placed = (await guest.call('checkout/submit', submitFields(cart.checksum))).order;
});
afterAll(() => shop.close());
beforeEach(() => clearLimits(shop));

const zone = 'America/Los_Angeles';
const yearSeconds = 365 * 86_400;

/** Orders of many years and three locations, as they were placed. */
function orderOf(at: number): Order {
  const [item] = placed.items;
  if (!item) throw new Error('The order has no item.');
  return orderSchema.parse({
    ...placed,
    order_number: String(500_000 + at),
    order_date: testNow - 9 * yearSeconds + at * Math.floor((9 * yearSeconds) / 10_000),
    order_location_id: ['elora', 'guelph', 'paris'][at % 3],
    purchaser_name: at % 100 === 0 ? 'Zoë Ångström' : 'Ada Guest',
    items: Array.from({ length: 14 }, () => ({
      ...item,
      title_info: { ...item.title_info, title: at % 10 === 0 ? 'The Lighthouse’s Keeper' : 'A Tale of Harbours' },
    })),
  });
}

const sessionOf = (account_id: string) => ({
  session_id: 's',
  secret_hash: '',
  shop_id: '101',
  cart_key: '',
  location_id: '',
  corp_id: '',
  created: testNow,
  account_id,
});

describe('an account of 10,000 orders', () => {
  const account_id = 'many-orders';
  beforeAll(async () => {
    for (let from = 0; from < 10_000; from += 1000)
      await write(shop.db, async (tx) => {
        for (let at = from; at < from + 1000; at++)
          await insertEntry(tx, { shop_id: '101', account_id, order: orderOf(at), zone });
        await insertEntry(tx, { shop_id: '101', account_id: 'another', order: orderOf(900_000 + from), zone });
      });
  }, 120_000);

  /** Runs the query as the account, and returns the answer with the statements that it took. */
  async function ask(query: Parameters<typeof findOrders>[1]) {
    const nodes: RootOperationNode[] = [];
    let statements = 0;
    const watching: KyselyPlugin = {
      transformQuery: ({ node }) => {
        nodes.push(node);
        return node;
      },
      transformResult: async ({ result }) => {
        statements++;
        return result;
      },
    };
    const db: Db = shop.db.withPlugin(watching);
    const reply = await findOrders({ db, session: sessionOf(account_id) }, query);
    const plans = await Promise.all(nodes.map(planOf));
    return { reply, statements, plans: plans.flat() };
  }
  async function planOf(node: RootOperationNode): Promise<string[]> {
    const { sql, parameters } = shop.db.getExecutor().compileQuery(node, { queryId: 'plan' });
    const { rows } = await shop.db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`EXPLAIN QUERY PLAN ${sql}`, [...parameters]),
    );
    return rows.map(({ detail }) => detail);
  }

  it.each<[string, Parameters<typeof findOrders>[1], number]>([
    ['the first page', {}, 10_000],
    ['the last page', { offset: 9_990 }, 10_000],
    ['a year', { year: 2022 }, 1111],
    ['a location', { location_id: 'guelph' }, 3333],
    ['a year and a location', { year: 2022, location_id: 'guelph' }, 370],
    ['a search', { term: 'lighthouse keep' }, 1000],
    ['a search in a year and a location', { term: 'lighthouse', year: 2022, location_id: 'guelph' }, 37],
    ['a number', { term: '500123' }, 1],
    ['a name without its accents', { term: 'zoe angstrom' }, 100],
  ])('reads %s by index, in three statements [API-102] [ORD-08]', async (_what, query, count) => {
    const { reply, statements, plans } = await ask(query);
    expect(statements).toBe(3);
    expect(plans.filter((plan) => /^SCAN/.test(plan) && !/INDEX/.test(plan))).toEqual([]);
    expect(plans.join('\n')).not.toContain('book_order');
    expect(reply.rowcount).toBeGreaterThan(count * 0.98 - 1);
    expect(reply.rowcount).toBeLessThan(count * 1.02 + 1);
    expect(reply.row_count).toBe(reply.rowcount);
    expect(reply.rows.length).toBe(Math.min(26, Math.max(0, reply.rowcount - (query.offset ?? 0))));
    const numbers = reply.rows.map(({ order_number }) => Number(order_number));
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    expect(reply.years).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017]);
  });

  it('answers each row with its first items and their number [ORD-06]', async () => {
    const { reply } = await ask({ limit: 1 });
    expect(reply.rows[0]?.items).toHaveLength(12);
    expect(reply.rows[0]?.summary).toEqual({
      item_count: placed.summary.item_count,
      total: placed.summary.total,
    });
  });

  it.each(['"', '*', 'a" OR scope:"x', 'NEAR(', 'scope', '%', '—', '🌊', "'; DROP TABLE order_entry"])(
    'takes any search for words, never for a command: %s',
    async (term) => expect((await ask({ term })).reply.rowcount).toBe(0),
  );

  it.each([{ offset: 10_000 }, { offset: 1_000_000 }, { year: 1999 }, { location_id: 'nowhere' }])(
    'has no rows for %j, and tells the years all the same',
    async (query) => {
      const { reply } = await ask(query);
      expect([reply.rows.length, reply.years.length]).toEqual([0, 10]);
    },
  );
});

describe('order/getList', () => {
  it('answers the member’s own orders with their years and counts [API-102] [GAP-71] [ORD-09]', async () => {
    const member = await newMember(shop, 'orders@example.com');
    const { cart } = await member.call('cart/add', { eisbn: await stockTitle(shop, 3) });
    const { order_number } = await member.call('checkout/submit', submitFields(cart.checksum));
    const reply = await member.call('order/getList', {});
    expect(reply).toMatchObject({ rowcount: 1, row_count: 1, years: [2026], rows: [{ order_number }] });
    expect((await member.call('order/getList', { term: 'tale', year: 2026 })).row_count).toBe(1);
    expect((await (await newMember(shop, 'none@example.com')).call('order/getList', {})).rows).toEqual([]);
    expect(await new Visitor(shop.app).refusal('order/getList')).toMatchObject({ status: 401 });
  });

  it.each([
    ['offset', '-1'],
    ['offset', 'abc'],
    ['limit', '27000'],
    ['limit', 'x'],
  ])('takes a wrong %s of %s for none [ORD-10]', async (name, value) => {
    const member = await newMember(shop, `wrong-${name}-${value.length}@example.com`);
    expect((await member.call('order/getList', { [name]: value })).row_count).toBe(0);
  });

  it('shows an order as it moves on', async () => {
    const member = await newMember(shop, 'moves@example.com');
    const { cart } = await member.call('cart/add', { eisbn: await stockTitle(shop, 3) });
    const { order_number } = await member.call('checkout/submit', submitFields(cart.checksum));
    const problems: string[] = [];
    const output = { info: () => undefined, error: (text: string) => problems.push(text) };
    const command = (...args: string[]) => orderCommand(shop.db, args, output);
    await command('status', 'saltwater', order_number, 'ready');
    expect((await member.call('order/getList', {})).rows[0]?.status).toBe('ready');
    await command('shipped', 'saltwater', order_number, 'Canada Post', '7023', 'https://track.example/7023');
    const [row] = (await member.call('order/getList', {})).rows;
    expect(row).toMatchObject({
      status: 'shipped',
      shipments: [{ carrier: 'Canada Post', tracking_number: '7023', tracking_url: 'https://track.example/7023' }],
    });
    const order = await member.call('order/get', { order_id: order_number });
    expect(order).toMatchObject({ status: 'shipped', shipments: row?.shipments });
    const [email] = await shop.db.selectFrom('outbox').selectAll().where('kind', '=', 'shipment').execute();
    expect(email).toMatchObject({
      recipient: 'moves@example.com',
      subject: `Your order ${order_number} at Saltwater Books is on its way`,
    });
    expect(email?.text).toContain('Follow your parcel:\nhttps://track.example/7023');
    await command('status', 'saltwater', order_number, 'lost');
    await command('shipped', 'saltwater', order_number, 'Post', '1', 'javascript:alert(1)');
    await command('shipped', 'saltwater', '1', 'Post', '1');
    expect(problems).toHaveLength(3);
  });

  it.each([
    ['an ISBN with hyphens', '978-0-8044-2957-3'],
    ['an ISBN-10', '0-8044-2957-X'],
    ['a Chinese or Japanese word within a title', '灯台'],
    ['a name with another apostrophe', "o'brian"],
    ['a name without its apostrophe', 'obrian'],
    ['an accent typed as two characters', 'cafe\u0301'],
    ['a number behind its sign', '#777001'],
  ])('finds an order by %s', async (_how, term) => {
    const [item] = placed.items;
    if (!item) throw new Error('The order has no item.');
    const title_info = { ...item.title_info, eisbn: '9780804429573', title: '海辺の灯台物語, by O’Brian of the Café' };
    const order = { ...placed, order_number: '777001', items: [{ ...item, title_info }] };
    const account_id = `finds ${term}`;
    await write(shop.db, (tx) => insertEntry(tx, { shop_id: `of ${term}`, account_id, order, zone }));
    const context = { db: shop.db, session: sessionOf(account_id) };
    expect((await findOrders(context, { term })).rowcount).toBe(1);
  });

  it('opens the shop although an order of an earlier version can’t be read, and has the others', async () => {
    const member = await newMember(shop, 'broken@example.com');
    const numbers: string[] = [];
    for (let at = 0; at < 2; at++) {
      const { cart } = await member.call('cart/add', { eisbn: await stockTitle(shop, 3) });
      numbers.push((await member.call('checkout/submit', submitFields(cart.checksum, `key-of-${at}`))).order_number);
    }
    const [broken = '', whole = ''] = numbers;
    await shop.db.updateTable('book_order').set({ document: '{}' }).where('order_number', '=', broken).execute();
    await shop.db.deleteFrom('order_entry').where('order_number', 'in', numbers).execute();
    await shop.db.deleteFrom('meta').where('key', '=', 'order-entries').execute();
    await (await openTestApp(shop.dataDir)).close();
    const { rows } = await member.call('order/getList', {});
    expect(rows.map(({ order_number }) => order_number)).toEqual([whole]);
  });

  it('has the orders of earlier versions too, once', async () => {
    const member = await newMember(shop, 'earlier@example.com');
    const numbers: string[] = [];
    for (let at = 0; at < 2; at++) {
      const { cart } = await member.call('cart/add', { eisbn: await stockTitle(shop, 3) });
      numbers.unshift(
        (await member.call('checkout/submit', submitFields(cart.checksum, `key-of-order-${at}`))).order_number,
      );
    }
    await shop.db.deleteFrom('order_entry').where('order_number', 'in', numbers).execute();
    await shop.db.deleteFrom('meta').where('key', '=', 'order-entries').execute();
    for (let at = 0; at < 2; at++) await (await openTestApp(shop.dataDir)).close();
    const { rows } = await member.call('order/getList', {});
    expect(rows.map(({ order_number }) => order_number)).toEqual(numbers);
  });
});
