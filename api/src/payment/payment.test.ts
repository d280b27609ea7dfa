import { sql } from 'kysely';
import { openTestApp, Visitor } from '../../testing/api-client';
import { onhandOf, stockTitle } from '../../testing/stock';
import { cardForm, openTestCheckout, reviewOf, type TestCheckout, tokenOf } from '../../testing/test-checkout';

let shop: TestCheckout;
beforeAll(async () => {
  shop = await openTestCheckout();
});
afterAll(() => shop.close());

async function withBook(quantity = 1) {
  const visitor = await shop.member();
  await visitor.call('cart/removeAll', {});
  const eisbn = await stockTitle(shop, 9);
  const { cart } = await visitor.call('cart/add', { eisbn, quantity });
  return { visitor, cart, eisbn };
}
const paymentOf = (order_number: string) =>
  shop.db.selectFrom('payment').selectAll().where('order_number', '=', order_number).executeTakeFirst();
const cartKeyOf = async ({ idempotency_key }: { idempotency_key: string }) =>
  (
    await shop.db
      .selectFrom('payment')
      .select('cart_key')
      .where('idempotency_key', '=', idempotency_key)
      .executeTakeFirstOrThrow()
  ).cart_key;
const held = async (reference: string) => JSON.stringify(await shop.bank.get(`/global/transactions/${reference}`));
const approve = (id: string, scenario = 'approve') => shop.bank.post('/paypal/answer', { id, scenario });
const number = {
  decline: '4000000000000002',
  timeout: '4000000000000119',
  wrong: '4000000000000127',
  late: '4000000000000069',
  duplicate: '4000000000000101',
};

describe('ways to pay', () => {
  it('are those that the shop accepts for a delivery [API-066] [PAY-01] [PAY-02]', async () => {
    const { visitor } = await withBook();
    expect(await visitor.call('checkout/getPaymentChoices', {})).toEqual({
      pickup: ['pickup', 'contact', 'credit_card', 'paypal', 'global', 'clearent', 'chase'],
      ship: ['contact', 'credit_card', 'paypal', 'global', 'clearent', 'chase'],
    });
  });

  it('are saved only if they are offered [API-067]', async () => {
    const { visitor } = await withBook();
    expect(
      (await visitor.call('checkout/setPaymentChoice', { payment_choice: 'contact' })).cart.checkout.payment_choice,
    ).toBe('contact');
    expect(await visitor.refusal('checkout/setPaymentChoice', { payment_choice: 'not_required' })).toMatchObject({
      code: 'payment',
    });
  });

  it.each([
    ['paypal', '/paypal/sdk.js'],
    ['global', '/global/fields.js', 'sandbox-fields'],
    ['clearent', '/clearent/widget.js'],
    ['chase', '/chase/frame'],
  ] as const)(
    'give the browser the public settings of their module: %s [PAY-27]',
    async (payment_choice, path, key: string = 'saltwater-sandbox') => {
      const { visitor } = await withBook();
      expect(await visitor.call('checkout/getPaymentModule', { payment_choice })).toEqual({
        address: `${shop.payments.browser}${path}`,
        key,
        currency: 'CAD',
      });
    },
  );

  it.each(['pickup', 'contact', 'not_required', 'credit_card'])('need no module: %s', async (payment_choice) =>
    expect(await (await withBook()).visitor.refusal('checkout/getPaymentModule', { payment_choice })).toMatchObject({
      code: 'payment',
    }),
  );

  it('with a call of their own are refused by checkout/submit', async () => {
    const { visitor, cart } = await withBook();
    for (const choice of ['paypal', 'global', 'clearent', 'chase'] as const)
      expect(await visitor.refusal('checkout/submit', reviewOf(cart, choice))).toMatchObject({ code: 'payment' });
  });
});

describe('a credit card', () => {
  it('becomes a handle at once, pays once, and leaves nothing owed [API-068] [PAY-23]', async () => {
    const { visitor, eisbn } = await withBook();
    const saved = await visitor.call('checkout/setCreditCard', { ...cardForm, number: '4012 8888 8888 1881' });
    expect(saved.cart.checkout.card).toEqual({ cc_info: saved.cc_info, card_type: 'visa', last_four: '1881' });
    expect(saved.checksum).toBe(saved.cart.checksum);
    const review = reviewOf(saved.cart, 'credit_card', { encrypted_cc_info: saved.cc_info });
    const { order, order_number } = await visitor.call('checkout/submit', review);
    expect(order).toMatchObject({
      payment_type: 'Credit card',
      payments: [{ type: 'Credit card', amount: 2100 }],
      summary: { total: 2100, total_owing: 0 },
    });
    const payment = await paymentOf(order_number);
    expect(payment).toMatchObject({ status: 'captured', amount: 2100, currency: 'CAD', provider: 'credit_card' });
    expect(await held(payment?.reference ?? '')).toContain('CAPTURED');
    expect(await onhandOf(shop, eisbn)).toBe(8);
    expect((await visitor.call('checkout/submit', review)).order_number).toBe(order_number);
    const other = await withBook();
    expect(
      await other.visitor.refusal(
        'checkout/submit',
        reviewOf(other.cart, 'credit_card', { encrypted_cc_info: saved.cc_info }),
      ),
    ).toMatchObject({
      code: 'payment',
      error: 'Please enter your card again.',
    });
  });

  it.each([
    ['[PAY-08]', { name: '' }, 'name', 'Please input your name.'],
    ['[PAY-10]', { number: '4242 4242 4242' }, 'number', 'Must be at least 13 digits'],
    ['[PAY-11]', { number: 'four thousand' }, 'number', 'Must be a valid credit card number'],
    ['[PAY-11]', { number: '4242424242424241' }, 'number', 'Must be a valid credit card number'],
    ['[PAY-12]', { number: '30569309025904' }, 'number', 'Must be an accepted credit card'],
    ['[PAY-16]', { postal_code: '98101' }, 'postal_code', 'Valid postal code is required.'],
    ['[PAY-20]', { month: 4, year: 2026 }, 'month', 'Must be future date'],
    ['[PAY-21]', { year: 2036 }, 'year', 'Year required'],
    ['[PAY-22]', { cvv: '12' }, 'cvv', 'Please enter a valid CVV.'],
    ['[PAY-22]', { cvv: 'abc' }, 'cvv', 'Please enter a valid CVV.'],
  ])('%s is refused with a text for its field: %j', async (_id, wrong, field, text) => {
    const answer = await (await withBook()).visitor.refusal('checkout/setCreditCard', { ...cardForm, ...wrong });
    expect(answer).toMatchObject({ status: 400, code: 'validation', fields: { [field]: text } });
  });

  it('is valid until its month ends in the shop’s zone, not in UTC [PAY-20]', async () => {
    const { visitor } = await withBook();
    const lateInMay = Date.UTC(2026, 5, 1, 3) / 1000;
    const clocks = [lateInMay, lateInMay + 5 * 60 * 60].map((now) =>
      openTestApp(shop.dataDir, { payments: shop.payments, clock: () => now }),
    );
    const apps = await Promise.all(clocks);
    const statuses = await Promise.all(
      apps.map(async (app) => {
        const there = new Visitor(app);
        there.cookie = visitor.cookie;
        return (await there.post('checkout/setCreditCard', { ...cardForm, month: 5, year: 2026 })).statusCode;
      }),
    );
    await Promise.all(apps.map((app) => app.close()));
    expect(statuses).toEqual([200, 400]);
  });

  it('that is declined places no order and takes no stock; another card pays', async () => {
    const { visitor, eisbn } = await withBook();
    const bad = await visitor.call('checkout/setCreditCard', { ...cardForm, number: number.decline });
    const review = reviewOf(bad.cart, 'credit_card', { encrypted_cc_info: bad.cc_info });
    expect(await visitor.refusal('checkout/submit', review)).toMatchObject({ status: 422, code: 'payment_declined' });
    expect(await onhandOf(shop, eisbn)).toBe(9);
    const good = await visitor.call('checkout/setCreditCard', cardForm);
    expect(
      (await visitor.call('checkout/submit', { ...review, checksum: good.checksum, encrypted_cc_info: good.cc_info }))
        .order.summary.total_owing,
    ).toBe(0);
  });
});

describe.each(['global', 'clearent'] as const)('hosted fields of %s', (provider) => {
  const proofOf = (token: string) =>
    JSON.stringify(provider === 'global' ? { paymentReference: token } : { jwt: token });
  const pay = async (card?: string) => {
    const { visitor, cart, eisbn } = await withBook(2);
    const fields = { ...reviewOf(cart, provider), provider, transaction_data: proofOf(await tokenOf(shop, card)) };
    return { visitor, eisbn, fields };
  };

  it('pay with their token [API-076] [PAY-30]', async () => {
    const { visitor, fields } = await pay();
    const { order, order_number } = await visitor.call('checkout/cardPayment', fields);
    expect(order).toMatchObject({ payments: [{ type: 'Credit card', amount: 4200 }], summary: { total_owing: 0 } });
    expect(await paymentOf(order_number)).toMatchObject({ status: 'captured', provider });
  });

  it('place one order with one payment for five equal submits', async () => {
    const { visitor, fields, eisbn } = await pay();
    const placed = await Promise.all(Array.from({ length: 5 }, () => visitor.call('checkout/cardPayment', fields)));
    expect(new Set(placed.map(({ order_number }) => order_number)).size).toBe(1);
    expect(
      await shop.db.selectFrom('payment').selectAll().where('idempotency_key', '=', fields.idempotency_key).execute(),
    ).toHaveLength(1);
    expect(await onhandOf(shop, eisbn)).toBe(7);
  });

  it('place the order even if the provider takes the money without replying', async () => {
    const { visitor, fields } = await pay(number.timeout);
    const { order_number } = await visitor.call('checkout/cardPayment', fields);
    expect(await paymentOf(order_number)).toMatchObject({ status: 'captured' });
  });

  it.each([
    ['decline', number.decline, 'payment_declined'],
    ['another amount', number.wrong, 'payment'],
  ])('place no order for %s, and void the payment', async (_what, card, code) => {
    const { visitor, fields, eisbn } = await pay(card);
    expect(await visitor.refusal('checkout/cardPayment', fields)).toMatchObject({ status: 422, code });
    expect(await onhandOf(shop, eisbn)).toBe(9);
    const payment = await shop.db
      .selectFrom('payment')
      .selectAll()
      .where('idempotency_key', '=', fields.idempotency_key)
      .executeTakeFirstOrThrow();
    expect(payment).toMatchObject({ order_number: '', status: code === 'payment' ? 'voided' : 'failed' });
  });

  it('count a result once', async () => {
    await pay().then(({ visitor, fields }) => visitor.call('checkout/cardPayment', fields));
    const { visitor, fields } = await pay(number.duplicate);
    expect(await visitor.refusal('checkout/cardPayment', fields)).toMatchObject({ status: 422, code: 'payment' });
  });

  it('are checked again by the same submit, which gets its order when the money arrives, with one payment', async () => {
    const { visitor, fields, eisbn } = await pay(number.late);
    expect(await visitor.refusal('checkout/cardPayment', fields)).toMatchObject({
      status: 409,
      code: 'payment_pending',
    });
    shop.moveOn(5);
    expect(await visitor.refusal('checkout/cardPayment', fields)).toMatchObject({ code: 'payment_pending' });
    shop.sendLateMoney();
    shop.moveOn(5);
    expect((await visitor.post('checkout/cardPayment', fields)).statusCode).toBe(200);
    const payments = await shop.db
      .selectFrom('payment')
      .selectAll()
      .where('idempotency_key', '=', fields.idempotency_key)
      .execute();
    expect(payments).toMatchObject([{ status: 'captured', claimed: expect.any(Number) }]);
    expect(await onhandOf(shop, eisbn)).toBe(7);
  });

  it('are checked by the reconciler if no result comes, and late money is refunded with an email', async () => {
    const { visitor, fields } = await pay(number.late);
    expect(await visitor.refusal('checkout/cardPayment', fields)).toMatchObject({
      status: 409,
      code: 'payment_pending',
      error: 'We’re checking with your bank. Please don’t pay again.',
    });
    const status = async () =>
      (
        await shop.db
          .selectFrom('payment')
          .select('status')
          .where('idempotency_key', '=', fields.idempotency_key)
          .executeTakeFirstOrThrow()
      ).status;
    await shop.reconcile();
    expect(await status()).toBe('started');
    shop.sendLateMoney();
    await shop.reconcile();
    expect(await status()).toBe('voided');
    const emails = await shop.db
      .selectFrom('outbox')
      .select('recipient')
      .where('kind', '=', 'payment_returned')
      .execute();
    expect(emails.length).toBeGreaterThan(0);
    const count = async () =>
      (
        await shop.db
          .selectFrom('payment')
          .select('payment_id')
          .where('cart_key', '=', await cartKeyOf(fields))
          .execute()
      ).length;
    const before = await count();
    expect(await visitor.refusal('checkout/cardPayment', fields)).toMatchObject({
      status: 422,
      code: 'payment_declined',
      error: 'Your payment was refunded. Please pay again.',
    });
    expect(await count()).toBe(before);
    const secondTry = {
      ...fields,
      idempotency_key: `${fields.idempotency_key}-new`,
      transaction_data: proofOf(await tokenOf(shop)),
    };
    expect((await visitor.call('checkout/cardPayment', secondTry)).order.summary.total_owing).toBe(0);
  });

  it.each([
    '',
    'no json',
    '[]',
    '{}',
    '{"paymentReference":7,"jwt":7}',
    '{"paymentReference":"made-up","jwt":"made-up"}',
  ])('do not pay with %j', async (transaction_data) => {
    const { visitor, fields } = await pay();
    expect((await visitor.refusal('checkout/cardPayment', { ...fields, transaction_data })).code).toMatch(/^payment/);
  });
});

describe('PayPal', () => {
  it('authorises the api’s amount with a matching breakdown, and pays after approval [API-075] [PAY-24] [PAY-25] [PAY-26]', async () => {
    const { visitor } = await withBook(2);
    await visitor.call('checkout/addPromocode', { code: 'TIDE10' });
    const { cart } = await visitor.call('checkout/setShipping', { address_id: '0', provider: 'post' });
    const review = reviewOf(cart, 'paypal');
    const { order_id } = await visitor.call('checkout/paypalCreate', review);
    expect(await visitor.refusal('checkout/paypalSuccess', { ...review, order_id })).toMatchObject({
      code: 'payment_declined',
    });
    const second = await visitor.call('checkout/paypalCreate', review);
    await approve(second.order_id);
    const { order, order_number } = await visitor.call('checkout/paypalSuccess', {
      ...review,
      order_id: second.order_id,
    });
    expect(order).toMatchObject({
      payment_type: 'PayPal',
      payments: [{ type: 'PayPal', amount: cart.summary.total }],
      summary: { total_owing: 0 },
    });
    expect(await paymentOf(order_number)).toMatchObject({ status: 'captured', reference: second.order_id });
    expect((await visitor.call('checkout/paypalSuccess', { ...review, order_id: second.order_id })).order_number).toBe(
      order_number,
    );
  });

  it('uses the shop’s paypal_id in its script if no other key is set', async () => {
    const { settings } = await shop.db
      .selectFrom('shop')
      .select('settings')
      .where('store_id', '=', '101')
      .executeTakeFirstOrThrow();
    const save = (text: string) =>
      shop.db.updateTable('shop').set({ settings: text }).where('store_id', '=', '101').execute();
    const keyWith = async (
      change: (document: {
        checkout_info: { paypal_id: string };
        back_office: { payments: { paypal: object } };
      }) => void,
    ) => {
      const document = JSON.parse(settings);
      change(document);
      await save(JSON.stringify(document));
      return (await (await withBook()).visitor.call('checkout/getPaymentModule', { payment_choice: 'paypal' })).key;
    };
    expect(await keyWith(({ checkout_info }) => (checkout_info.paypal_id = 'the-id'))).toBe('the-id');
    expect(await keyWith(({ back_office }) => (back_office.payments.paypal = { key: 'another' }))).toBe('another');
    await save(settings);
  });

  it('refuses an amount above PayPal’s limit', async () => {
    const { visitor, eisbn } = await withBook(2);
    await shop.db
      .updateTable('offer')
      .set({ price: 500_000_000, list_price: null })
      .where('shop_id', '=', '101')
      .where('eisbn', '=', eisbn)
      .execute();
    const { cart } = await visitor.call('session/get', {});
    expect(await visitor.refusal('checkout/paypalCreate', reviewOf(cart, 'paypal'))).toMatchObject({
      status: 422,
      code: 'payment',
      error: 'This way to pay takes at most $9,999,999.99. Please choose another one.',
    });
  });

  it('places no order with another name than the one reviewed', async () => {
    const { visitor, cart } = await withBook();
    const review = reviewOf(cart, 'paypal');
    const { order_id } = await visitor.call('checkout/paypalCreate', review);
    await approve(order_id);
    await visitor.call('checkout/setExtras', { name: 'Somebody Else', email: 'else@example.com', phone: '6045550100' });
    expect(await visitor.refusal('checkout/paypalSuccess', { ...review, order_id })).toMatchObject({
      status: 409,
      code: 'order_changed',
    });
  });

  it('is refused for another cart, another amount, or without an order', async () => {
    const { visitor, cart } = await withBook();
    const { order_id } = await visitor.call('checkout/paypalCreate', reviewOf(cart, 'paypal'));
    await approve(order_id);
    const other = await shop.member('localhost', 'teacher@example.com');
    const theirs = await other.call('cart/add', { eisbn: await stockTitle(shop, 3) });
    expect(
      await other.refusal('checkout/paypalSuccess', { ...reviewOf(theirs.cart, 'paypal'), order_id }),
    ).toMatchObject({ code: 'payment' });
    const more = await visitor.call('cart/add', { eisbn: await stockTitle(shop, 3) });
    expect(
      await visitor.refusal('checkout/paypalSuccess', { ...reviewOf(more.cart, 'paypal'), order_id }),
    ).toMatchObject({
      status: 409,
      code: 'order_changed',
    });
    expect(
      await visitor.refusal('checkout/paypalSuccess', { ...reviewOf(more.cart, 'paypal'), order_id: 'nothing' }),
    ).toMatchObject({ code: 'payment' });
    await other.call('cart/removeAll', {});
  });

  it.each([
    ['decline', 'payment_declined'],
    ['wrong_amount', 'payment'],
  ])('places no order for %s', async (scenario, code) => {
    const { visitor, cart } = await withBook();
    const review = reviewOf(cart, 'paypal');
    const { order_id } = await visitor.call('checkout/paypalCreate', review);
    await approve(order_id, scenario);
    expect(await visitor.refusal('checkout/paypalSuccess', { ...review, order_id })).toMatchObject({ code });
  });
});

describe('a hosted payment frame', () => {
  const payIn = (uid: string, card = '4242424242424242') => shop.bank.post('/chase/pay', { uid, number: card });

  it('is opened for the amount due and checked afterwards [API-077] [API-078] [PAY-31] [PAY-32]', async () => {
    const { visitor, cart } = await withBook();
    const { uid } = await visitor.call('checkout/chaseInit', {});
    const review = reviewOf(cart, 'chase');
    await payIn(uid);
    const { order_number } = await visitor.call('checkout/chaseSuccess', { ...review, uid });
    expect(await paymentOf(order_number)).toMatchObject({ status: 'captured', amount: 2100, provider: 'chase' });
  });

  it('is not opened for a cart that can’t be ordered', async () => {
    const { visitor, eisbn } = await withBook(2);
    await shop.db.updateTable('offer').set({ onhand: 1 }).where('eisbn', '=', eisbn).execute();
    expect(await visitor.refusal('checkout/chaseInit')).toMatchObject({ status: 409, code: 'cart_adjustment' });
    expect(
      await shop.db
        .selectFrom('payment')
        .selectAll()
        .where('provider', '=', 'chase')
        .where('amount', '=', 4200)
        .execute(),
    ).toEqual([]);
    const guest = new Visitor(shop.app);
    await guest.call('cart/add', { eisbn: await stockTitle(shop, 9) });
    expect(await guest.refusal('checkout/chaseInit')).toMatchObject({ code: 'validation' });
  });

  it('[SPEC-D13] refunds the money and returns the order that another tab has placed meanwhile', async () => {
    const { visitor, cart, eisbn } = await withBook();
    const { uid } = await visitor.call('checkout/chaseInit', {});
    await payIn(uid);
    // the other tab orders between the two transactions, when this one's payment has started
    await sql`create trigger other_tab after update on payment when new.status = 'started' begin
      update cart set last_order = (select order_number from book_order limit 1), last_checksum = ${sql.lit(cart.checksum)} where cart_key = new.cart_key;
      delete from cart_line where cart_key = new.cart_key; end`.execute(shop.db);
    const answer = await visitor.post('checkout/chaseSuccess', { ...reviewOf(cart, 'chase'), uid });
    await sql`drop trigger other_tab`.execute(shop.db);
    const other = await shop.db.selectFrom('book_order').select('order_number').limit(1).executeTakeFirstOrThrow();
    expect(answer.json()).toMatchObject(other);
    const payment = await shop.db
      .selectFrom('payment')
      .selectAll()
      .where('reference', '=', uid)
      .executeTakeFirstOrThrow();
    expect(payment).toMatchObject({ status: 'voided', order_number: '' });
    expect(await onhandOf(shop, eisbn)).toBe(9);
  });

  it('accepts another card after a declined one, and reports the decline on the form', async () => {
    const { visitor, cart } = await withBook();
    const { uid } = await visitor.call('checkout/chaseInit', {});
    expect(await payIn(uid, '4000000000000002')).toEqual({ error: 'The card was declined. Please try another one.' });
    expect(await visitor.refusal('checkout/chaseSuccess', { ...reviewOf(cart, 'chase'), uid })).toMatchObject({
      code: 'payment_declined',
    });
    expect(await payIn(uid)).toEqual({ ok: true });
    const { order_number } = await visitor.call('checkout/chaseSuccess', { ...reviewOf(cart, 'chase'), uid });
    expect(await paymentOf(order_number)).toMatchObject({ status: 'captured', amount: 2100 });
    const page = await (await fetch(`${shop.payments.sandbox}/chase/frame?uid=${uid}`)).text();
    expect(page.indexOf('role="alert"')).toBeLessThan(page.indexOf('name="number"'));
    expect(page.indexOf('role="alert"')).toBeGreaterThan(0);
  });

  it('does not pay by the browser’s message alone, nor for an empty cart', async () => {
    const { visitor, cart } = await withBook();
    const { uid } = await visitor.call('checkout/chaseInit', {});
    expect(await visitor.refusal('checkout/chaseSuccess', { ...reviewOf(cart, 'chase'), uid })).toMatchObject({
      code: 'payment_declined',
    });
    await visitor.call('cart/removeAll', {});
    expect(await visitor.refusal('checkout/chaseInit')).toMatchObject({ code: 'empty_cart' });
    expect(await new Visitor(shop.app).refusal('checkout/chaseInit')).toMatchObject({ code: 'empty_cart' });
  });
});

describe('an order that fails after the payment is authorised', () => {
  it('voids the payment at once', async () => {
    const { visitor, cart, eisbn } = await withBook(2);
    const { uid } = await visitor.call('checkout/chaseInit', {});
    await shop.bank.post('/chase/pay', { uid, number: '4242424242424242' });
    // the trigger fails the order itself, after all checks
    await sql`create trigger stop_orders before insert on book_order begin select raise(abort, 'stopped'); end`.execute(
      shop.db,
    );
    expect((await visitor.post('checkout/chaseSuccess', { ...reviewOf(cart, 'chase'), uid })).statusCode).toBe(500);
    await sql`drop trigger stop_orders`.execute(shop.db);
    const payment = await shop.db
      .selectFrom('payment')
      .selectAll()
      .where('reference', '=', uid)
      .executeTakeFirstOrThrow();
    expect(payment).toMatchObject({ status: 'voided', order_number: '' });
    expect(await onhandOf(shop, eisbn)).toBe(9);
  });
});
