import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chanceOf } from '../chance';
import { Visitor } from '../testing/api-client';
import { buildScript } from '../testing/build-script';
import { type CheckoutDesk, captchaOf, openCheckoutDesk, reviewOf, tokenOf } from '../testing/checkout-desk';
import { guestContact, onhandOf, stockTitle } from '../testing/shelf';

let desk: CheckoutDesk;
let script: string;
/** Called at every step of the sandbox; a round kills the server at one of them. */
let step: () => void = () => undefined;
beforeAll(async () => {
  script = await buildScript('server', './src/server.ts');
  desk = await openCheckoutDesk({ onSandbox: () => step() });
}, 120_000);
afterAll(() => desk.close());

interface Server {
  child: ChildProcess;
  server: { address: () => { port: number } };
}

async function startServer(): Promise<Server> {
  const env = { ...process.env, DATA_DIR: desk.dataDir, API_PORT: '0', LOG_LEVEL: 'silent', PAYMENT_SANDBOX: desk.payments.sandbox };
  const child = fork(script, [], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { child, server: { address: () => ({ port }) } };
}

async function endServer({ child }: Server): Promise<void> {
  const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
  child.kill('SIGKILL');
  await ended;
}

const giftCard = '4000123412345000';

/** Six shoppers at review: three by hosted fields, three at pickup with a gift card for a part. */
async function shoppersOf(server: Server, eisbn: string) {
  return Promise.all(
    Array.from({ length: 6 }, async (_one, at) => {
      const shopper = new Visitor(server);
      await shopper.call('cart/add', { eisbn });
      if (at % 2 === 0) {
        const { cart } = await shopper.call('checkout/setDelivery', { delivery_preference: 'pickup' });
        const proof = { provider: 'global', transaction_data: JSON.stringify({ paymentReference: await tokenOf(desk) }) };
        return () => shopper.post('checkout/cardPayment', { ...reviewOf(cart, 'global'), ...guestContact, ...proof });
      }
      await shopper.call('checkout/addGiftCard', { gift_card_number: giftCard, captcha: await captchaOf(shopper) });
      const { cart } = await shopper.call('checkout/editGiftCard', { gift_card_number: giftCard, amount: 700 });
      return () => shopper.post('checkout/submit', { ...reviewOf(cart, 'pickup'), ...guestContact });
    }),
  );
}

it('killed at any point of a submit, the server leaves whole orders, right stock and balances, and no money without an order', async () => {
  const chance = chanceOf('crash');
  const eisbn = await stockTitle(desk, 1000);
  // the server has a clock of its own, which is behind this one
  desk.moveOn(1000 * 86_400);
  for (let round = 0; round < 10; round++) {
    const server = await startServer();
    const submits = await shoppersOf(server, eisbn);
    let left = chance.whole(1, round % 2 ? 14 : 56);
    const kill = () => {
      if (--left === 0) server.child.kill('SIGKILL');
    };
    step = kill;
    await Promise.allSettled(submits.map((submit) => submit().finally(kill)));
    step = () => undefined;
    await endServer(server);
    await desk.reconcile();
  }
  await expectWhole(eisbn);
}, 180_000);

async function expectWhole(eisbn: string): Promise<void> {
  const orders = await desk.db.selectFrom('book_order').selectAll().execute();
  const documents = orders.map(({ document }) => JSON.parse(document));
  expect(orders.length).toBeGreaterThan(0);
  expect(await onhandOf(desk, eisbn)).toBe(1000 - orders.length);
  expect(await desk.db.selectFrom('order_line').selectAll().execute()).toHaveLength(orders.length);
  expect(await desk.db.selectFrom('submission').selectAll().execute()).toHaveLength(orders.length);
  expect(await desk.db.selectFrom('outbox').selectAll().where('kind', '=', 'order').execute()).toHaveLength(orders.length);
  const numbers = orders.map(({ order_number }) => Number(order_number)).toSorted();
  expect(numbers).toEqual(numbers.map((_one, at) => 100_001 + at));
  const withCard = documents.filter(({ summary }) => summary.total_gift_card_amount_used > 0);
  const { balance } = await desk.db
    .selectFrom('gift_card')
    .select('balance')
    .where('shop_id', '=', '101')
    .where('number', '=', giftCard)
    .executeTakeFirstOrThrow();
  expect(balance).toBe(50_000 - 700 * withCard.length);
  const payments = await desk.db.selectFrom('payment').selectAll().execute();
  const paid = payments.filter(({ order_number }) => order_number !== '');
  expect(paid.map(({ status }) => status)).toEqual(paid.map(() => 'captured'));
  expect(paid.map(({ order_number }) => order_number).toSorted()).toEqual(
    documents
      .filter((one) => one.payment_type === 'Credit card')
      .map((one) => one.order_number)
      .toSorted(),
  );
  for (const { payment_id, order_number } of payments) {
    const { transactions } = await desk.bank.get(`/global/transactions?reference=${payment_id}`);
    expect(transactions.map((one: { status: string }) => one.status)).toEqual(transactions.map(() => (order_number === '' ? 'REVERSED' : 'CAPTURED')));
  }
}
