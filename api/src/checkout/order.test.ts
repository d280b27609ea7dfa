import { openTestApp, openTestShop, type TestShop, Visitor } from '../../testing/api-client';
import { guestContact, onhandOf, stockTitle, submitFields } from '../../testing/stock';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const stock = (onhand: number, more?: { host?: string; extra?: number }) => stockTitle(shop, onhand, more);
const orderCount = async () => (await shop.db.selectFrom('book_order').select('order_number').execute()).length;

describe('an order', () => {
  it('is placed by a guest for pickup, with stock, order number and taxes [API-074]', async () => {
    const eisbn = await stock(3);
    const guest = new Visitor(shop.app);
    const { cart } = await guest.call('cart/add', { eisbn, quantity: 2 });
    expect(cart.summary).toMatchObject({
      subtotal: 4000,
      taxes: [{ type: 'GST', amount: 200 }],
      total: 4200,
      item_count: 1,
      total_quantity: 2,
    });
    await guest.call('checkout/setDelivery', { delivery_preference: 'pickup' });
    const saved = await guest.call('checkout/setExtras', {
      ...guestContact,
      promo_code: 'PO-77',
      instructions: 'Gift wrap',
    });
    expect(saved.cart.checkout).toMatchObject({
      delivery: 'pickup',
      contact: { name: 'Ada Guest', purchase_order: 'PO-77' },
    });
    const { order, order_number } = await guest.call('checkout/submit', submitFields(cart.checksum));
    expect(order).toMatchObject({
      order_number,
      delivery_key: 'pickup',
      purchaser_name: 'Ada Guest',
      purchaseorder: 'PO-77',
      notes: 'Gift wrap',
      summary: { total: 4200, total_owing: 4200 },
    });
    expect(await onhandOf(shop, eisbn)).toBe(1);
    expect((await guest.call('session/get', {})).cart.items).toEqual([]);
  });

  it.each([
    ['two tabs', (at: number) => `key-of-tab-${at % 2}`],
    ['twenty tabs, each with a key of its own', (at: number) => `key-of-tab-${at}`],
  ])(
    'is placed once, under one number, and takes the stock once, however many submits race: %s',
    async (_tabs, keyOf) => {
      const eisbn = await stock(5);
      const other = await openTestApp(shop.dataDir);
      const guest = new Visitor(shop.app);
      const { cart } = await guest.call('cart/add', { eisbn, quantity: 2 });
      const before = await orderCount();
      const twin = new Visitor(other);
      twin.cookie = guest.cookie;
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_one, at) =>
          (at % 4 < 2 ? guest : twin).call('checkout/submit', submitFields(cart.checksum, keyOf(at))),
        ),
      );
      await other.close();
      const { last_order } = await shop.db
        .selectFrom('cart')
        .select('last_order')
        .where('last_checksum', '=', cart.checksum)
        .executeTakeFirstOrThrow();
      expect(new Set(replies.map(({ order_number }) => order_number))).toEqual(new Set([last_order]));
      expect(await orderCount()).toBe(before + 1);
      expect(await onhandOf(shop, eisbn)).toBe(3);
    },
  );

  it('for the last copy goes to one of two shoppers; the other is refused', async () => {
    const eisbn = await stock(1);
    const shoppers = [new Visitor(shop.app), new Visitor(shop.app)];
    const carts = await Promise.all(shoppers.map((shopper) => shopper.call('cart/add', { eisbn })));
    const answers = await Promise.all(
      shoppers.map((shopper, at) => shopper.post('checkout/submit', submitFields(carts[at]?.cart.checksum ?? ''))),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
      code: 'cart_adjustment',
      error: 'We no longer have the inventory to fulfill this order.',
    });
    expect(await onhandOf(shop, eisbn)).toBe(0);
  });

  it('is not placed if stock, prices or the cart changed after review', async () => {
    const eisbn = await stock(4);
    const guest = new Visitor(shop.app);
    const { cart } = await guest.call('cart/add', { eisbn, quantity: 3 });
    await shop.db.updateTable('offer').set({ onhand: 1 }).where('eisbn', '=', eisbn).execute();
    expect(await guest.refusal('checkout/submit', submitFields(cart.checksum))).toMatchObject({
      code: 'cart_adjustment',
    });
    await shop.db
      .updateTable('offer')
      .set({ onhand: 4, price: 1 })
      .where('eisbn', '=', eisbn)
      .where('condition', '=', 'new')
      .execute();
    expect(await guest.refusal('checkout/submit', submitFields(cart.checksum))).toMatchObject({
      code: 'cart_changed',
      status: 409,
    });
    expect(await onhandOf(shop, eisbn)).toBe(4);
  });

  it('is paid as reviewed: another choice than the saved one needs another review', async () => {
    const guest = new Visitor(shop.app);
    await guest.call('cart/add', { eisbn: await stock(3) });
    const { cart } = await guest.call('checkout/setPaymentChoice', { payment_choice: 'contact' });
    const fields = submitFields(cart.checksum);
    expect(await guest.refusal('checkout/submit', { ...fields, payment_choice: 'pickup' })).toMatchObject({
      status: 409,
      code: 'order_changed',
    });
    expect((await guest.call('checkout/submit', { ...fields, payment_choice: 'contact' })).order.payment_type).not.toBe(
      '',
    );
  });

  it('is refused under the key of an order with other contents', async () => {
    const eisbn = await stock(4);
    const guest = new Visitor(shop.app);
    const { cart } = await guest.call('cart/add', { eisbn });
    const first = await guest.call('checkout/submit', submitFields(cart.checksum));
    expect((await guest.call('checkout/submit', submitFields(cart.checksum))).order_number).toBe(first.order_number);
    expect(
      await guest.refusal('checkout/submit', { ...submitFields(cart.checksum), name: 'Somebody Else' }),
    ).toMatchObject({
      status: 409,
      code: 'key_reused',
    });
    expect(await onhandOf(shop, eisbn)).toBe(3);
  });

  it('can be read by its owner only [API-100]', async () => {
    const eisbn = await stock(2);
    const reader = new Visitor(shop.app);
    await reader.logIn();
    const { cart } = await reader.call('cart/add', { eisbn });
    const { order_number, order } = await reader.call('checkout/submit', {
      delivery_preference: 'pickup',
      payment_choice: 'pickup',
      checksum: cart.checksum,
      idempotency_key: 'readers-own-key',
    });
    expect(order.purchaser_name).toBe('Robin Reader');
    expect(await reader.call('order/get', { order_id: order_number })).toEqual(order);
    const teacher = new Visitor(shop.app);
    expect(await teacher.refusal('order/get', { order_id: order_number })).toMatchObject({
      status: 401,
      code: 'login_required',
    });
    await teacher.logIn('teacher@example.com');
    expect(await teacher.refusal('order/get', { order_id: order_number })).toMatchObject({ status: 404 });
    expect((await reader.call('title/getItem', { eisbn })).last_order?.bookorder_id).toBe(order_number);
  });

  it('of an earlier version is read with today’s fields [API-100]', async () => {
    const reader = new Visitor(shop.app);
    await reader.logIn();
    const { cart } = await reader.call('cart/add', { eisbn: await stock(2) });
    const { order_number, order } = await reader.call(
      'checkout/submit',
      submitFields(cart.checksum, 'key-of-an-old-order'),
    );
    const { shipping: _s, shipping_batches: _b, payments: _p, ...old } = order;
    const { promo_codes: _c, post_subtotal_discount: _d, ...summary } = old.summary;
    const document = JSON.stringify({ ...old, summary });
    await shop.db.updateTable('book_order').set({ document }).where('order_number', '=', order_number).execute();
    expect(await reader.call('order/get', { order_id: order_number })).toEqual(order);
  });
});
