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

/** A guest's submit with a card that the bank doesn't answer for a long time. */
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

it('a repeated submit waits for the first one, then reports that the payment is pending', async () => {
  const { visitor, fields, key } = await guestWithLateCard();
  const refusals = await Promise.all([1, 2].map(() => visitor.refusal('checkout/cardPayment', fields)));
  expect(refusals.map(({ code }) => code)).toEqual(['payment_pending', 'payment_pending']);
  expect(await paymentsOf(key)).toMatchObject([{ status: 'started', claimed: 0 }]);
});

it('a repeated submit waits for a claim held by another process', async () => {
  const { visitor, fields, key } = await guestWithLateCard();
  expect(await visitor.refusal('checkout/cardPayment', fields)).toMatchObject({ code: 'payment_pending' });
  await change(key, { claimed: testNow + 60 });
  const answer = visitor.call('checkout/cardPayment', { ...fields, transaction_data: await transactionOf() });
  // writes of one instance are serialized: when this one is done, the submit has found the other process's payment
  await (await shop.member()).call('cart/removeAll', {});
  await change(key, { status: 'failed' });
  expect((await answer).order.summary.total_owing).toBe(0);
});

it('an expired claim of a crashed process blocks nobody', async () => {
  const { visitor, fields, key } = await guestWithLateCard();
  await visitor.refusal('checkout/cardPayment', fields);
  await change(key, { claimed: testNow });
  expect(await visitor.refusal('checkout/cardPayment', fields)).toMatchObject({ code: 'payment_pending' });
});

it('a payment that is being refunded places no order, and the shopper is told', async () => {
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

it('a payment that was given up is not charged again when the page polls', async () => {
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

it('a payment that the reconciler found declined is not retried when the page polls; a new key pays again', async () => {
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

it('a pending card payment blocks every other way to order or pay for its cart', async () => {
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

it('a polling submit asks the provider once in five seconds', async () => {
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

it('a guest who logs in during a pending payment gets no second cart with the same books', async () => {
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
