import { testNow, Visitor } from '../../testing/api-client';
import { guestContact, onhandOf, stockTitle } from '../../testing/stock';
import { openTestCheckout, reviewOf, type TestCheckout, tokenOf } from '../../testing/test-checkout';

let shop: TestCheckout;
beforeAll(async () => {
  shop = await openTestCheckout();
});
afterAll(() => shop.close());

const transactionOf = async (card?: string) => JSON.stringify({ paymentReference: await tokenOf(shop, card) });
const paymentsOf = (key: string) =>
  shop.db.selectFrom('payment').selectAll().where('idempotency_key', '=', key).execute();
const change = (key: string, values: { claimed?: number; status?: string }) =>
  shop.db.updateTable('payment').set(values).where('idempotency_key', '=', key).execute();

/** A guest's submit with a card that the bank says nothing of for a long time. */
async function guestWithLateCard() {
  const visitor = new Visitor(shop.app);
  const { cart } = await visitor.call('cart/add', { eisbn: await stockTitle(shop, 9) });
  const fields = {
    ...reviewOf(cart, 'global'),
    ...guestContact,
    provider: 'global' as const,
    transaction_data: await transactionOf('4000000000000069'),
  };
  return { visitor, fields, key: fields.idempotency_key };
}

it('an equal submit waits no longer than the first is at it, and reads that the bank is asked', async () => {
  const { visitor, fields, key } = await guestWithLateCard();
  const refusals = await Promise.all([1, 2].map(() => visitor.refusal('checkout/cardPayment', fields)));
  expect(refusals.map(({ code }) => code)).toEqual(['payment_pending', 'payment_pending']);
  expect(await paymentsOf(key)).toMatchObject([{ status: 'started', claimed: 0 }]);
});

it('it waits for one that another process over the same database is at, which stands there with its time', async () => {
  const { visitor, fields, key } = await guestWithLateCard();
  expect(await visitor.refusal('checkout/cardPayment', fields)).toMatchObject({ code: 'payment_pending' });
  await change(key, { claimed: testNow + 60 });
  const answer = visitor.call('checkout/cardPayment', { ...fields, transaction_data: await transactionOf() });
  // writes of one instance come one after the other: when this one is done, the submit has found the payment of the
  // other process
  await (await shop.member()).call('cart/removeAll', {});
  await change(key, { status: 'failed' });
  expect((await answer).order.summary.total_owing).toBe(0);
});

it('one that was at it and is gone, its process with it, keeps nobody waiting', async () => {
  const { visitor, fields, key } = await guestWithLateCard();
  await visitor.refusal('checkout/cardPayment', fields);
  await change(key, { claimed: testNow });
  expect(await visitor.refusal('checkout/cardPayment', fields)).toMatchObject({ code: 'payment_pending' });
});

it('a payment that is being given back makes no order, though the bank still holds the money; when it has been, the shopper reads so', async () => {
  const { visitor, fields, key } = await guestWithLateCard();
  await visitor.refusal('checkout/cardPayment', fields);
  const [{ payment_id, amount, currency } = { payment_id: '', amount: 0, currency: '' }] = await paymentsOf(key);
  const held = { amount: String(amount), currency, reference: payment_id, payment_method: { id: await tokenOf(shop) } };
  await shop.bank.post('/global/transactions', held);
  await change(key, { status: 'authorised' });
  expect(await visitor.refusal('checkout/cardPayment', fields)).toMatchObject({ code: 'payment_pending' });
  await shop.reconcile();
  expect(await paymentsOf(key)).toMatchObject([{ status: 'voided', order_number: '' }]);
  expect(await visitor.refusal('checkout/cardPayment', fields)).toMatchObject({ code: 'payment_declined' });
});

it('one that was given up, its end unknown, is not paid once more by the page’s own question', async () => {
  const { visitor, fields, key } = await guestWithLateCard();
  await visitor.refusal('checkout/cardPayment', fields);
  await shop.db
    .updateTable('payment')
    .set({ status: 'failed', abandoned: testNow, closed_by: 'reconciler' })
    .where('idempotency_key', '=', key)
    .execute();
  expect(await visitor.refusal('checkout/cardPayment', fields)).toMatchObject({
    status: 422,
    code: 'payment_declined',
    error: 'Your bank didn’t answer. If it took your money, you’ll get it back. Please pay again.',
  });
  expect(await paymentsOf(key)).toHaveLength(1);
});

it('one that the reconciler found declined is not tried once more by the page’s own question; the shopper pays again with another key', async () => {
  const { visitor, fields, key } = await guestWithLateCard();
  await visitor.refusal('checkout/cardPayment', fields);
  const [{ payment_id, amount, currency } = { payment_id: '', amount: 0, currency: '' }] = await paymentsOf(key);
  const declined = {
    amount: String(amount),
    currency,
    reference: payment_id,
    payment_method: { id: await tokenOf(shop, '4000000000000002') },
  };
  await shop.bank.post('/global/transactions', declined);
  await shop.reconcile();
  expect(await paymentsOf(key)).toMatchObject([{ status: 'failed', abandoned: 0 }]);
  for (const _time of ['first', 'second'])
    expect(
      await visitor.refusal('checkout/cardPayment', { ...fields, transaction_data: await transactionOf() }),
    ).toMatchObject({
      status: 422,
      code: 'payment_declined',
      error: 'Your payment was declined. Please choose another way to pay.',
    });
  expect(await paymentsOf(key)).toHaveLength(1);
  const secondTry = { ...fields, idempotency_key: `${key}-new`, transaction_data: await transactionOf() };
  expect((await visitor.call('checkout/cardPayment', secondTry)).order.summary.total_owing).toBe(0);
});

it('while a card payment of a cart waits for its bank, no other way makes an order of it, and none is begun', async () => {
  const visitor = await shop.member();
  await visitor.call('cart/removeAll', {});
  const eisbn = await stockTitle(shop, 9);
  const { cart } = await visitor.call('cart/add', { eisbn });
  const card = {
    ...reviewOf(cart, 'global'),
    provider: 'global',
    transaction_data: await transactionOf('4000000000000069'),
  };
  await visitor.refusal('checkout/cardPayment', card);
  const pending = {
    status: 409,
    code: 'payment_pending',
    error: 'We’re checking with your bank. Please don’t pay again.',
  };
  expect(await visitor.refusal('checkout/submit', reviewOf(cart, 'pickup'))).toMatchObject(pending);
  expect(await visitor.refusal('checkout/requestQuote', { message: 'Have you more of them?' })).toMatchObject(pending);
  expect(await visitor.refusal('checkout/paypalCreate', reviewOf(cart, 'paypal'))).toMatchObject(pending);
  expect(await visitor.refusal('checkout/chaseInit')).toMatchObject(pending);
  await change(card.idempotency_key, { status: 'failed' });
  await visitor.call('checkout/submit', reviewOf(cart, 'pickup'));
  expect(await onhandOf(shop, eisbn)).toBe(8);
});

it('a submit that comes again and again asks the bank once in five seconds', async () => {
  const { visitor, fields, key } = await guestWithLateCard();
  await visitor.refusal('checkout/cardPayment', fields);
  const asked = async () => (await paymentsOf(key))[0]?.asked;
  const from = testNow;
  for (const [seconds, expected] of [
    [0, from],
    [4, from],
    [1, from + 5],
    [4, from + 5],
  ] as const) {
    shop.moveOn(seconds);
    expect(await visitor.refusal('checkout/cardPayment', fields)).toMatchObject({ code: 'payment_pending' });
    expect(await asked()).toBe(expected);
  }
});

it('a guest who logs in while their bank is asked has the same books in no second cart that could be paid', async () => {
  const { visitor, fields, key } = await guestWithLateCard();
  expect(await visitor.refusal('checkout/cardPayment', fields)).toMatchObject({ code: 'payment_pending' });
  const [{ cart_key } = { cart_key: '' }] = await paymentsOf(key);
  const linesOf = () => shop.db.selectFrom('cart_line').select('eisbn').where('cart_key', '=', cart_key).execute();
  const paid = await linesOf();
  expect(paid).not.toEqual([]);
  const { cart, notice } = await visitor.logIn();
  expect(notice).toMatch(/still being paid/);
  expect(cart.items.map(({ title_info }) => title_info.eisbn)).not.toEqual(
    expect.arrayContaining(paid.map(({ eisbn }) => eisbn)),
  );
  expect(await linesOf()).toEqual(paid);
});
