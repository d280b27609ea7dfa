import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor } from '../../testing/api-client';
import { buildScript } from '../../testing/build-script';
import { guestContact, onhandOf, stockTitle } from '../../testing/stock';
import { captchaOf, openTestCheckout, reviewOf, type TestCheckout, tokenOf } from '../../testing/test-checkout';
import { chanceOf } from '../random/seeded-random';

const stock = 1000;
const giftCard = '4000123412345000';
/** Cents of each order that the gift card pays. */
const share = 100;

let shop: TestCheckout;
let script: string;
let eisbn: string;
beforeAll(async () => {
  script = await buildScript('server-to-kill', './testing/server-to-kill.ts');
  shop = await openTestCheckout();
  eisbn = await stockTitle(shop, stock);
  // the servers have a clock of their own, which is behind this one
  shop.moveOn(1000 * 86_400);
}, 120_000);
/** Of whatever comes of a test, none goes on. */
const running = new Set<ChildProcess>();
afterEach(() => Promise.all([...running].map(endChild)));
afterAll(() => shop.close());

interface Server {
  child: ChildProcess;
  server: { address: () => { port: number } };
}

async function startServer(): Promise<Server> {
  const env = {
    ...process.env,
    NODE_COMPILE_CACHE: join(shop.dataDir, 'compiled'),
    DATA_DIR: shop.dataDir,
    API_PORT: '0',
    LOG_LEVEL: 'silent',
    PAYMENT_SANDBOX: shop.payments.sandbox,
  };
  const child = fork(script, [], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  running.add(child);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { child, server: { address: () => ({ port }) } };
}

const endServer = ({ child }: Server): Promise<void> => endChild(child);

async function endChild(child: ChildProcess): Promise<void> {
  const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
  child.kill('SIGKILL');
  await ended;
  running.delete(child);
}

/** Which of its points the server ends at, counted from here on. */
async function arm({ child }: Server, killAt: number): Promise<void> {
  child.send({ killAt });
  await once(child, 'message');
}

async function pointsOf({ child }: Server): Promise<number> {
  child.send({ count: true });
  const [{ passed }] = (await once(child, 'message')) as [{ passed: number }];
  return passed;
}

/** Servers in turn: while one is used the next one starts. */
function createRank() {
  let next = startServer();
  return {
    take: () => {
      const taken = next;
      next = startServer();
      return taken;
    },
    close: async () => endServer(await next),
  };
}

let orders = 0;

/**
 * A shopper at review, with a promo code and a gift card for a part; `submit` presses the button at the server that
 * there is now.
 */
async function shopperAt(server: Server) {
  let there = server;
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
  /** As the page does: a payment that was given back is told of, and the next press has a key of its own. */
  const submit = async () => {
    const answer = await post();
    if (answer.statusCode !== 422) return answer;
    expect(answer.json()).toMatchObject({
      code: 'payment_declined',
      error: expect.stringMatching(/Please pay anew\.$/),
    });
    key = `${key}-anew`;
    return post();
  };
  return { submit, moveTo: (other: Server) => (there = other) };
}
type Shopper = Awaited<ReturnType<typeof shopperAt>>;

/** After the crash: what is open is settled, and a shopper who presses again gets one order, theirs. */
async function pressAgain(shoppers: readonly Shopper[], server: Server): Promise<void> {
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
  await expectWhole();
}

const rows = (table: 'order_line' | 'submission' | 'promo_use' | 'payment') =>
  shop.db.selectFrom(table).selectAll().execute();

/** Whole orders without a gap, right stock, balance and uses; money for each order, once, and none without one. */
async function expectWhole(): Promise<void> {
  const all = await shop.db.selectFrom('book_order').select('order_number').execute();
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
  const known = new Map(payments.map(({ payment_id, order_number }) => [payment_id, order_number]));
  const deals: { merchantReference: string; status: string }[] = JSON.parse(
    readFileSync(join(shop.dataDir, 'bank', 'payment-sandbox.json'), 'utf8'),
  ).deals;
  const kept = deals
    .filter(({ status }) => status === 'captured' || status === 'authorised')
    .map((deal) => [known.get(deal.merchantReference), deal.status]);
  expect(kept.toSorted()).toEqual(paid.map(({ order_number }) => [order_number, 'captured']).toSorted());
}

it('killed before and after each write and each answer of the provider, or at any of twenty moments of two submits at once, the server leaves whole orders and right money', async () => {
  const rank = createRank();
  const points = await countPoints(await rank.take());
  expect(points).toBeGreaterThan(20);
  let server = await rank.take();
  const round = async (count: number, point: number) => {
    const shoppers = await Promise.all(Array.from({ length: count }, () => shopperAt(server)));
    await arm(server, point);
    await Promise.allSettled(shoppers.map(({ submit }) => submit()));
    await endServer(server);
    server = await rank.take();
    await pressAgain(shoppers, server);
  };
  for (let point = 0; point < points; point++) await round(1, point);
  const chance = chanceOf('crash');
  for (let at = 0; at < 20; at++) await round(2, chance.whole(1, 2 * points - 1));
  await Promise.all([endServer(server), rank.close()]);
}, 180_000);

/** Of one submit that nobody interrupts. */
async function countPoints(server: Server): Promise<number> {
  const shopper = await shopperAt(server);
  await arm(server, Number.MAX_SAFE_INTEGER);
  await shopper.submit();
  const points = await pointsOf(server);
  await pressAgain([shopper], server);
  await endServer(server);
  return points;
}
