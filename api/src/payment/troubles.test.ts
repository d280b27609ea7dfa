import { openTestApp, Visitor } from '../../testing/api-client';
import { onhandOf, stockTitle } from '../../testing/stock';
import {
  captchaOf,
  cardForm,
  openTestCheckout,
  reviewOf,
  type TestCheckout,
  tokenOf,
} from '../../testing/test-checkout';
import { paymentEnvironment } from '../payment-provider/providers';

let shop: TestCheckout;
beforeAll(async () => {
  shop = await openTestCheckout();
});
afterAll(() => shop.close());

async function withBook(app = shop.app) {
  const visitor = new Visitor(app);
  await visitor.logIn();
  await visitor.call('cart/removeAll', {});
  const eisbn = await stockTitle(shop, 9);
  const { cart } = await visitor.call('cart/add', { eisbn });
  return { visitor, cart, eisbn };
}

describe('providers', () => {
  it('are not offered if none is reachable', async () => {
    const app = await openTestApp(shop.dataDir);
    const { visitor, cart } = await withBook(app);
    expect(await visitor.call('checkout/getPaymentChoices', {})).toEqual({
      pickup: ['pickup', 'contact'],
      ship: ['contact'],
    });
    expect(await visitor.refusal('checkout/getPaymentModule', { payment_choice: 'paypal' })).toMatchObject({
      code: 'payment',
    });
    expect(await visitor.refusal('checkout/setCreditCard', cardForm)).toMatchObject({ code: 'payment' });
    for (const name of ['checkout/paypalCreate', 'checkout/chaseInit'] as const)
      expect((await visitor.refusal(name, reviewOf(cart, 'paypal'))).code).toBe('payment');
    expect((await visitor.call('store/getSettings', {})).checkout_info.payment_origins).toEqual([]);
    await app.close();
  });

  it('that do not reply accept no card and open no frame, and the shopper is asked to try again', async () => {
    const app = await openTestApp(shop.dataDir, {
      payments: paymentEnvironment({ PAYMENT_SANDBOX: 'http://127.0.0.1:9' }),
    });
    const { visitor, cart } = await withBook(app);
    expect(await visitor.refusal('checkout/setCreditCard', cardForm)).toMatchObject({
      status: 502,
      code: 'unavailable',
    });
    expect(await visitor.refusal('checkout/chaseInit')).toMatchObject({ status: 502, code: 'unavailable' });
    expect(await visitor.refusal('checkout/paypalCreate', reviewOf(cart, 'paypal'))).toMatchObject({
      status: 502,
      code: 'unavailable',
    });
    await app.close();
  });

  it('of live shops are used only with the secret from the environment', async () => {
    const { settings } = await shop.db
      .selectFrom('shop')
      .select('settings')
      .where('store_id', '=', '102')
      .executeTakeFirstOrThrow();
    const document = JSON.parse(settings);
    document.back_office.payments.paypal = { mode: 'live', key: 'public-id', secret_env: 'LAMPLIGHT_PAYPAL' };
    await shop.db
      .updateTable('shop')
      .set({ settings: JSON.stringify(document) })
      .where('store_id', '=', '102')
      .execute();
    const [without, with_] = [
      await openTestApp(shop.dataDir),
      await openTestApp(shop.dataDir, { payments: paymentEnvironment({ LAMPLIGHT_PAYPAL: 'a secret' }) }),
    ];
    const originsAt = async (app: typeof without) =>
      (await new Visitor(app, 'lamplight.localhost').call('store/getSettings', {})).checkout_info.payment_origins;
    expect(await originsAt(without)).toEqual([]);
    expect(await originsAt(with_)).toEqual([
      'https://www.paypal.com',
      'https://*.paypal.com',
      'https://*.paypalobjects.com',
    ]);
    const visitor = new Visitor(with_, 'lamplight.localhost');
    await visitor.logIn();
    expect(await visitor.call('checkout/getPaymentModule', { payment_choice: 'paypal' })).toEqual({
      address: 'https://www.paypal.com/sdk/js',
      key: 'public-id',
      currency: 'USD',
    });
    await Promise.all([without.close(), with_.close()]);
    await shop.db.updateTable('shop').set({ settings }).where('store_id', '=', '102').execute();
  });
});

it('a smoke test pays in the sandbox: no stock, no email, no order number of the shop', async () => {
  const { visitor, cart, eisbn } = await withBook();
  const fields = {
    ...reviewOf(cart, 'global'),
    provider: 'global',
    transaction_data: JSON.stringify({ paymentReference: await tokenOf(shop) }),
  };
  const answer = await visitor.post('checkout/cardPayment', fields, { 'x-bookfront-smoke': '1' });
  const { order_number } = answer.json() as { order_number: string };
  expect(order_number).toMatch(/^TEST-/);
  expect(await onhandOf(shop, eisbn)).toBe(9);
  expect(
    await shop.db
      .selectFrom('payment')
      .select(['is_test', 'status'])
      .where('order_number', '=', order_number)
      .execute(),
  ).toEqual([{ is_test: 1, status: 'captured' }]);
  expect(await shop.db.selectFrom('outbox').selectAll().where('subject', 'like', '%TEST-%').execute()).toEqual([]);
});

describe('the shop limits', () => {
  it('the amount of an order, before any provider is asked', async () => {
    const { visitor, eisbn } = await withBook();
    const price = 1_000_099;
    await shop.db
      .updateTable('offer')
      .set({ price, list_price: price, onhand: null })
      .where('shop_id', '=', '101')
      .where('eisbn', '=', eisbn)
      .execute();
    const { cart } = await visitor.call('cart/add', { eisbn, quantity: 9998 });
    expect(cart.summary.total).toBeGreaterThan(9_999_999_999);
    const tooMuch = { status: 422, code: 'validation', error: 'An order can come to at most $99,999,999.99.' };
    const payments = async () => (await shop.db.selectFrom('payment').select('payment_id').execute()).length;
    const before = await payments();
    const card = {
      ...reviewOf(cart, 'global'),
      provider: 'global',
      transaction_data: JSON.stringify({ paymentReference: await tokenOf(shop) }),
    };
    expect(await visitor.refusal('checkout/cardPayment', card)).toMatchObject(tooMuch);
    expect(await visitor.refusal('checkout/chaseInit')).toMatchObject(tooMuch);
    expect(await visitor.refusal('checkout/submit', reviewOf(cart, 'pickup'))).toMatchObject(tooMuch);
    expect(await payments()).toBe(before);
  });

  it('promo codes per minute and address', async () => {
    const { visitor } = await withBook();
    const statuses: number[] = [];
    for (let at = 0; at < 31; at++)
      statuses.push(
        (await visitor.post('checkout/addPromocode', { code: `GUESS${at}` }, { 'x-forwarded-for': '203.0.113.20' }))
          .statusCode,
      );
    expect([statuses.filter((status) => status === 422).length, statuses.at(-1)]).toEqual([30, 429]);
  });

  it('cards per minute and address', async () => {
    const { visitor } = await withBook();
    const statuses: number[] = [];
    for (let at = 0; at < 21; at++)
      statuses.push(
        (await visitor.post('checkout/setCreditCard', { ...cardForm, cvv: '1' }, { 'x-forwarded-for': '203.0.113.21' }))
          .statusCode,
      );
    expect([statuses.filter((status) => status === 400).length, statuses.at(-1)]).toEqual([20, 429]);
  });

  it('payment form keys per minute and address', async () => {
    const { visitor } = await withBook();
    const statuses: number[] = [];
    for (let at = 0; at < 61; at++)
      statuses.push(
        (
          await visitor.post(
            'checkout/getPaymentModule',
            { payment_choice: 'global' },
            { 'x-forwarded-for': '203.0.113.22' },
          )
        ).statusCode,
      );
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([60, 429]);
  });

  it('gift cards per order', async () => {
    const { visitor } = await withBook();
    const numbers = Array.from({ length: 11 }, (_one, at) => `47770000111122${10 + at}`);
    await shop.db
      .insertInto('gift_card')
      .values(numbers.map((number) => ({ shop_id: '101', number, pin_hash: '', balance: 10, issued: 1 })))
      .execute();
    const add = async (gift_card_number = '') =>
      visitor.post('checkout/addGiftCard', { gift_card_number, captcha: await captchaOf(visitor) });
    for (const number of numbers.slice(0, 10)) expect((await add(number)).statusCode).toBe(200);
    expect((await add(numbers[10])).json()).toMatchObject({
      code: 'gift_card',
      error: 'An order takes at most 10 gift cards.',
    });
  });
});
