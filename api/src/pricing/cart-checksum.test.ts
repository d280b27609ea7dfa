import type { KyselyPlugin } from 'kysely';
import pino from 'pino';
import { openTestShop, type TestShop, testNow, Visitor } from '../../testing/api-client';
import { stockTitle } from '../../testing/stock';
import type { CallContext } from '../call-context/call-context';
import type { Db } from '../database/open';
import { noSandbox } from '../payment-provider/providers';
import { shopByName } from '../shop/shop';
import { cartChecksum } from './cart-checksum';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function withBook(quantity = 2) {
  const visitor = new Visitor(shop.app);
  const eisbn = await stockTitle(shop, 9);
  const { cart } = await visitor.call('cart/add', { eisbn, quantity });
  const now = async () => (await visitor.call('session/getChecksum', {})).cart_checksum;
  return { visitor, eisbn, cart, now };
}
const setOffer = (db: Db, eisbn: string, change: { price?: number; onhand?: number }) =>
  db.updateTable('offer').set(change).where('shop_id', '=', '101').where('eisbn', '=', eisbn).execute();

it('the checksum is the cart’s, and changes as soon as a price or the stock does [CHK-52]', async () => {
  const { eisbn, cart, now } = await withBook();
  expect([await now(), await now()]).toEqual([cart.checksum, cart.checksum]);
  await setOffer(shop.db, eisbn, { price: 2100 });
  const dearer = await now();
  expect(dearer).not.toBe(cart.checksum);
  await setOffer(shop.db, eisbn, { price: 2000 });
  expect(await now()).toBe(cart.checksum);
  await setOffer(shop.db, eisbn, { onhand: 1 });
  expect(await now()).not.toBe(cart.checksum);
});

it('reading the checksum of an unchanged cart takes one database read', async () => {
  const { cart, eisbn } = await withBook();
  let reads = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      reads++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = shop.db.withPlugin(counter);
  const context = await contextOf(db, cart.items[0]?.cart_info.cart_id ?? '');
  reads = 0;
  expect(await cartChecksum(db, context)).toBe(cart.checksum);
  expect(reads).toBeGreaterThan(1);
  reads = 0;
  for (let at = 0; at < 10; at++) expect(await cartChecksum(db, context)).toBe(cart.checksum);
  expect(reads).toBe(10);
  await new Visitor(shop.app).call('cart/add', { eisbn });
  reads = 0;
  expect(await cartChecksum(db, context)).toBe(cart.checksum);
  expect(reads).toBeGreaterThan(1);
});

/** The call context of the visitor who has this line in the cart. */
async function contextOf(db: Db, cartId: string): Promise<CallContext> {
  const { cart_key } = await db
    .selectFrom('cart_line')
    .select('cart_key')
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  const session = await db.selectFrom('session').selectAll().where('cart_key', '=', cart_key).executeTakeFirstOrThrow();
  const saltwater = await shopByName(db, 'saltwater');
  if (!saltwater) throw new Error('There is no shop.');
  const log = pino({ level: 'silent' });
  return {
    db,
    shop: saltwater,
    session,
    now: testNow,
    address: '',
    isTest: false,
    payments: noSandbox,
    sharedOrigin: '',
    log,
    setSecret: () => undefined,
  };
}

it('a book, a ticket for an event and a gift card are three lines of one cart [CRT-57]', async () => {
  const { visitor } = await withBook();
  const ticket = await stockTitle(shop, 9);
  await shop.db
    .updateTable('title')
    .set({ product_class: 'other', binding: 'Event Ticket' })
    .where('eisbn', '=', ticket)
    .execute();
  await visitor.call('cart/add', { eisbn: ticket });
  const { cart } = await visitor.call('cart/add', { eisbn: 'GIFTCARD-25', price: 2500 });
  expect(cart.items.map(({ title_info, cart_info }) => [title_info.binding, cart_info.is_giftcard])).toEqual([
    [expect.any(String), false],
    ['Event Ticket', false],
    [expect.any(String), true],
  ]);
});
