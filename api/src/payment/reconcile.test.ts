import pino from 'pino';
import { testNow, type Visitor } from '../../testing/api-client';
import { stockTitle } from '../../testing/stock';
import { openTestCheckout, reviewOf, type TestCheckout, tokenOf } from '../../testing/test-checkout';
import { unsettledPayments } from '../payment-record/payment-repository';
import { reconcile } from './reconcile';

let shop: TestCheckout;
let visitor: Visitor;
beforeEach(async () => {
  shop = await openTestCheckout();
  visitor = await shop.member();
});
afterEach(() => shop.close());

const payments = () => shop.db.selectFrom('payment').selectAll().execute();
const emails = (kind: string) => shop.db.selectFrom('outbox').selectAll().where('kind', '=', kind).execute();

/** Leaves a payment as a process does that crashes after the provider has taken the money. */
async function crashAfterMoney(over: object = {}): Promise<void> {
  const row = {
    payment_id: 'the-payment',
    shop_id: '101',
    cart_key: 'a-cart',
    account_id: '101-reader',
    session_id: 's',
    idempotency_key: 'k',
    provider: 'global',
    account: 'global',
    amount: 2100,
  };
  const rest = {
    currency: 'CAD',
    status: 'started',
    body_hash: 'h',
    email: 'reader@example.com',
    is_test: 0,
    created: testNow,
    updated: testNow,
  };
  await shop.db
    .insertInto('payment')
    .values({ ...row, ...rest, ...over })
    .execute();
  const payload = {
    amount: '2100',
    currency: 'CAD',
    reference: 'the-payment',
    payment_method: { id: await tokenOf(shop) },
  };
  await shop.bank.post('/global/transactions', payload);
}

it('refunds money that a crash left without an order, once, and emails the shopper', async () => {
  await crashAfterMoney();
  await shop.reconcile();
  await shop.reconcile();
  expect(await payments()).toMatchObject([{ status: 'voided', order_number: '' }]);
  const answer = await shop.bank.get('/global/transactions?reference=the-payment');
  expect(answer.transactions).toMatchObject([{ status: 'REVERSED' }]);
  expect(await emails('payment_returned')).toMatchObject([{ recipient: 'reader@example.com' }]);
  expect((await emails('payment_returned'))[0]?.text).toContain('$21.00 CAD');
});

it('sends no email about a smoke test’s money', async () => {
  await crashAfterMoney({ is_test: 1 });
  await shop.reconcile();
  expect(await payments()).toMatchObject([{ status: 'voided' }]);
  expect(await emails('payment_returned')).toEqual([]);
});

it('logs a refund to an unknown shopper and sends no email', async () => {
  await crashAfterMoney({ email: '' });
  const said: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => said.push(line) });
  await reconcile({ db: shop.db, clock: () => testNow, environment: shop.payments, log }, { underWay: 0 });
  expect(await payments()).toMatchObject([{ status: 'voided' }]);
  expect(await emails('payment_returned')).toEqual([]);
  expect(said.join()).toMatch(/"payment":"the-payment".*"amount":2100.*its shopper is unknown/);
});

it('gives up a payment that the provider has no record of after some minutes and frees the cart', async () => {
  await crashAfterMoney({ payment_id: 'unknown', provider: 'clearent' });
  await shop.reconcile();
  expect(await payments()).toMatchObject([{ status: 'started' }]);
  shop.moveOn(181);
  await shop.reconcile();
  expect(await payments()).toMatchObject([{ status: 'failed' }]);
});

it('captures the held money of an order later and issues gift cards once', async () => {
  const { cart } = await visitor.call('cart/add', { eisbn: 'GIFTCARD-25', price: 2500, quantity: 2 });
  const fields = {
    ...reviewOf(cart, 'global'),
    provider: 'global' as const,
    transaction_data: JSON.stringify({ paymentReference: await tokenOf(shop) }),
  };
  const { order_number } = await visitor.call('checkout/cardPayment', fields);
  expect(await emails('gift_card')).toHaveLength(2);
  await shop.db.updateTable('payment').set({ status: 'authorised' }).where('order_number', '=', order_number).execute();
  await shop.reconcile();
  expect(await payments()).toMatchObject([{ status: 'captured', order_number }]);
  expect(await emails('gift_card')).toHaveLength(2);
});

it('closes an abandoned frame after some hours, and refunds money paid in one after ten minutes', async () => {
  const { cart } = await visitor.call('cart/add', { eisbn: await stockTitle(shop, 9) });
  const [left, paid] = [await visitor.call('checkout/chaseInit', {}), await visitor.call('checkout/chaseInit', {})];
  shop.moveOn(20 * 60);
  await shop.bank.post('/chase/pay', { uid: paid.uid, number: '4242424242424242' });
  const status = async (uid: string) => (await payments()).find(({ reference }) => reference === uid)?.status;
  await shop.reconcile();
  shop.moveOn(9 * 60);
  await shop.reconcile();
  expect([await status(left.uid), await status(paid.uid)]).toEqual(['created', 'created']);
  shop.moveOn(60);
  await shop.reconcile();
  expect([await status(left.uid), await status(paid.uid)]).toEqual(['created', 'voided']);
  expect(await visitor.refusal('checkout/chaseSuccess', { ...reviewOf(cart, 'chase'), uid: paid.uid })).toMatchObject({
    code: 'payment',
  });
  shop.moveOn(3 * 60 * 60);
  await shop.reconcile();
  expect(await status(left.uid)).toBe('voided');
  expect(await shop.bank.post('/chase/pay', { uid: left.uid, number: '4242424242424242' })).toEqual({
    error: 'This payment is no longer open.',
  });
});

it('leaves money that was just paid in a frame for its order', async () => {
  const { cart } = await visitor.call('cart/add', { eisbn: await stockTitle(shop, 9) });
  const { uid } = await visitor.call('checkout/chaseInit', {});
  shop.moveOn(20 * 60);
  await shop.bank.post('/chase/pay', { uid, number: '4242424242424242' });
  await shop.reconcile();
  const { order_number } = await visitor.call('checkout/chaseSuccess', { ...reviewOf(cart, 'chase'), uid });
  expect(await payments()).toMatchObject([{ status: 'captured', order_number }]);
});

it('cancels a payment that the provider calls open after a day, and keeps its cart until then', async () => {
  await visitor.call('cart/add', { eisbn: await stockTitle(shop, 9) });
  const { uid } = await visitor.call('checkout/chaseInit', {});
  await shop.db.updateTable('payment').set({ status: 'started' }).where('reference', '=', uid).execute();
  shop.moveOn(24 * 60 * 60 - 1);
  await shop.reconcile();
  expect(await payments()).toMatchObject([{ status: 'started' }]);
  shop.moveOn(1);
  await shop.reconcile();
  expect(await payments()).toMatchObject([{ status: 'voided', abandoned: 0 }]);
  expect(await shop.bank.post('/chase/pay', { uid, number: '4242424242424242' })).toEqual({
    error: 'This payment is no longer open.',
  });
});

it('checks a payment that stays open once a day, and refunds money that it takes late', async () => {
  const { cart } = await visitor.call('cart/add', { eisbn: await stockTitle(shop, 9) });
  const { order_id } = await visitor.call('checkout/paypalCreate', reviewOf(cart, 'paypal'));
  shop.moveOn(3 * 60 * 60);
  await shop.reconcile();
  expect(await payments()).toMatchObject([{ status: 'failed', abandoned: testNow + 3 * 60 * 60 }]);
  await shop.bank.post('/paypal/answer', { id: order_id, scenario: 'approve' });
  await shop.bank.post(`/paypal/v2/checkout/orders/${order_id}/authorize`, {});
  shop.moveOn(24 * 60 * 60 - 1);
  await shop.reconcile();
  expect(await payments()).toMatchObject([{ status: 'failed' }]);
  shop.moveOn(1);
  await shop.reconcile();
  await shop.reconcile();
  expect(await payments()).toMatchObject([{ status: 'voided', order_number: '' }]);
  expect(JSON.stringify(await shop.bank.get(`/paypal/v2/checkout/orders/${order_id}`))).toContain('VOIDED');
  expect(await emails('payment_returned')).toMatchObject([{ recipient: 'reader@example.com' }]);
});

it('stops checking a given-up payment after thirty days', async () => {
  await crashAfterMoney({ status: 'failed', abandoned: testNow });
  shop.moveOn(30 * 24 * 60 * 60);
  await shop.reconcile();
  expect(await payments()).toMatchObject([{ status: 'failed' }]);
  await shop.db
    .updateTable('payment')
    .set({ abandoned: testNow + 1 })
    .execute();
  await shop.reconcile();
  expect(await payments()).toMatchObject([{ status: 'voided' }]);
});

it('settles authorised payments despite two hundred abandoned frames', async () => {
  const left = (at: number) => ({
    payment_id: `left-${at}`,
    shop_id: '101',
    cart_key: 'c',
    account_id: null,
    session_id: 's',
    idempotency_key: '',
    provider: 'chase',
    account: 'chase',
  });
  const rest = {
    amount: 100,
    currency: 'CAD',
    status: 'created',
    body_hash: '',
    email: '',
    is_test: 0,
    created: testNow - 600,
    updated: testNow - 600,
  };
  await shop.db
    .insertInto('payment')
    .values(Array.from({ length: 200 }, (_one, at) => ({ ...left(at), ...rest })))
    .execute();
  await crashAfterMoney();
  await shop.reconcile();
  expect(
    await shop.db.selectFrom('payment').select('status').where('payment_id', '=', 'the-payment').execute(),
  ).toEqual([{ status: 'voided' }]);
  const open = await unsettledPayments(shop.db, testNow);
  expect(open).toHaveLength(200);
  await shop.db
    .insertInto('payment')
    .values({ ...left(200), ...rest, updated: testNow })
    .execute();
  expect((await unsettledPayments(shop.db, testNow))[0]?.payment_id).toBe('left-200');
});
