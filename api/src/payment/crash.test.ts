import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor } from '../../testing/api-client';
import { type KillableServer, type KillableServers, openKillableServers } from '../../testing/killable-server';
import { guestContact, onhandOf, placedOrders, stockTitle } from '../../testing/stock';
import { captchaOf, openTestCheckout, reviewOf, type TestCheckout, tokenOf } from '../../testing/test-checkout';
import { daySeconds } from '../dates/dates';
import { seededRandom } from '../random/seeded-random';

const stock = 1000;
const giftCard = '4000123412345000';
/** Cents that the gift card pays of each order. */
const share = 100;
/** The points are split over several tests, so that none takes long on a busy machine. */
const parts = 8;

let shop: TestCheckout;
let servers: KillableServers;
/** The server that shoppers use now. */
let server: KillableServer;
let eisbn: string;
/** Points at which a server may be killed during one submit. */
let points: number;
beforeAll(async () => {
  shop = await openTestCheckout();
  servers = await openKillableServers(shop);
  eisbn = await stockTitle(shop, stock);
  // the servers have their own clock, which is behind this one
  shop.moveOn(1000 * 86_400);
  points = await countPoints(await servers.take());
  server = await servers.take();
}, 240_000);
afterAll(async () => {
  await servers.close();
  await shop.close();
});

describe('a killed server leaves complete orders and correct payments', () => {
  it('can be killed before and after each write and each reply of the provider', () =>
    expect(points).toBeGreaterThan(20));

  it.each(Array.from({ length: parts }, (_one, part) => [part + 1]))(
    'when killed at any of these points (part %d)',
    async (part) => {
      for (let point = part - 1; point < points; point += parts) await round(1, point);
    },
    120_000,
  );

  const chance = seededRandom('crash');
  it.each([1, 2, 3, 4])(
    'when killed at any of five moments during two concurrent submits (part %d)',
    async () => {
      for (let at = 0; at < 5; at++) await round(2, chance.integerBetween(1, 2 * points - 1));
    },
    120_000,
  );
});

async function round(count: number, point: number): Promise<void> {
  const shoppers = await Promise.all(Array.from({ length: count }, () => shopperAt(server)));
  await servers.arm(server, point);
  await Promise.allSettled(shoppers.map(({ submit }) => submit()));
  await servers.end(server);
  server = await servers.take();
  await pressAgain(shoppers, server);
}

/** Counts the points of an uninterrupted submit. */
async function countPoints(first: KillableServer): Promise<number> {
  const shopper = await shopperAt(first);
  await servers.arm(first, Number.MAX_SAFE_INTEGER);
  await shopper.submit();
  const passed = await servers.pointsOf(first);
  await pressAgain([shopper], first);
  await servers.end(first);
  return passed;
}

let orders = 0;

/**
 * A shopper at review, with a promo code and a gift card for part of the total; `submit` orders at the present server.
 */
async function shopperAt(first: KillableServer) {
  let there = first;
  const shopper = new Visitor({ server: { address: () => there.server.address() } });
  await shopper.call('cart/add', { eisbn });
  await shopper.call('checkout/setDelivery', { delivery_preference: 'pickup' });
  await shopper.call('checkout/addPromocode', { code: 'TIDE10' });
  await shopper.call('checkout/addGiftCard', { gift_card_number: giftCard, captcha: await captchaOf(shopper) });
  const { cart } = await shopper.call('checkout/editGiftCard', { gift_card_number: giftCard, amount: share });
  const review = { ...reviewOf(cart, 'global'), ...guestContact, provider: 'global' };
  let key = review.idempotency_key;
  const post = async () =>
    shopper.post('checkout/cardPayment', {
      ...review,
      idempotency_key: key,
      transaction_data: JSON.stringify({ paymentReference: await tokenOf(shop) }),
    });
  /** Does what the page does: after a refunded payment the next submit has a new key. */
  const submit = async () => {
    const answer = await post();
    if (answer.statusCode === 200 || !/Please pay again\."/.test(answer.body)) return answer;
    expect(answer.json()).toMatchObject({ code: expect.stringMatching(/^payment(_declined)?$/) });
    key = `${key}-new`;
    return post();
  };
  return { submit, moveTo: (other: KillableServer) => (there = other) };
}
type Shopper = Awaited<ReturnType<typeof shopperAt>>;

/**
 * How many seconds to advance for a payment without an order: twice the browser's time to report it, or the day after
 * which a given-up payment is checked again.
 */
const waits = [11 * 60, 11 * 60, daySeconds];

/** After the crash, open payments are settled, and a shopper who submits again gets one order, their own. */
async function pressAgain(shoppers: readonly Shopper[], server: KillableServer): Promise<void> {
  await shop.reconcile();
  for (const shopper of shoppers) {
    shopper.moveTo(server);
    const answer = await shopper.submit();
    expect({ status: answer.statusCode, body: answer.statusCode === 200 ? '' : answer.body }).toEqual({
      status: 200,
      body: '',
    });
    orders++;
  }
  for (const seconds of waits) {
    if ((await heldMoney()).every(([orderNumber]) => orderNumber)) break;
    shop.moveOn(seconds);
    await shop.reconcile();
  }
  await expectWhole();
}

const rows = (table: 'order_line' | 'submission' | 'promo_use' | 'payment') =>
  shop.db.selectFrom(table).selectAll().execute();

/**
 * Orders are complete and numbered without gaps, stock, balances and uses are right, each order is paid once, and no
 * other money is held.
 */
async function expectWhole(): Promise<void> {
  const all = await placedOrders(shop);
  expect(all.map(({ order_number }) => order_number).toSorted()).toEqual(
    Array.from({ length: orders }, (_one, at) => String(100_001 + at)),
  );
  expect(await onhandOf(shop, eisbn)).toBe(stock - orders);
  for (const table of ['order_line', 'submission', 'promo_use'] as const)
    expect(await rows(table)).toHaveLength(orders);
  expect(await shop.db.selectFrom('outbox').select('id').where('kind', '=', 'order').execute()).toHaveLength(orders);
  const card = shop.db
    .selectFrom('gift_card')
    .select('balance')
    .where('shop_id', '=', '101')
    .where('number', '=', giftCard);
  expect((await card.executeTakeFirstOrThrow()).balance).toBe(50_000 - share * orders);
  const spent = await shop.db
    .selectFrom('gift_card_movement')
    .select('amount')
    .where('number', '=', giftCard)
    .where('amount', '<', 0)
    .execute();
  expect(spent).toHaveLength(orders);
  await expectOwnMoney();
}

async function expectOwnMoney(): Promise<void> {
  const payments = (await shop.db.selectFrom('payment').selectAll().execute()).filter(
    ({ shop_id }) => shop_id === '101',
  );
  const paid = payments.filter(({ order_number }) => order_number !== '');
  expect(new Set(paid.map(({ order_number }) => order_number)).size).toBe(orders);
  expect(paid.map(({ status }) => status)).toEqual(paid.map(() => 'captured'));
  expect(paid).toHaveLength(orders);
  expect((await heldMoney()).toSorted()).toEqual(paid.map(({ order_number }) => [order_number, 'captured']).toSorted());
}

/** The provider's payments of this shop's shoppers, each with its order ('' if there is none). */
async function heldMoney(): Promise<[orderNumber: string | undefined, status: string][]> {
  const payments = await shop.db.selectFrom('payment').select(['payment_id', 'order_number']).execute();
  const known = new Map(payments.map(({ payment_id, order_number }) => [payment_id, order_number]));
  const bankPayments: { merchantReference: string; status: string }[] = JSON.parse(
    readFileSync(join(shop.dataDir, 'bank', 'payment-sandbox.json'), 'utf8'),
  ).payments;
  return bankPayments
    .filter(({ status }) => status === 'captured' || status === 'authorised')
    .map(({ merchantReference, status }) => [known.get(merchantReference), status]);
}
