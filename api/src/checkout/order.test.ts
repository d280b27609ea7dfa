import { openTestApp, openTestShop, type TestShop, Visitor } from '../testing/api-client';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const contact = { name: 'Ada Guest', email: 'ada@example.com', phone: '(604) 555-0100' };
let nextCopy = 0;

/** A paperback of its own for each test, with so many copies at 20.00. */
async function stock(onhand: number, { host = 'saltwater', extra = 0 } = {}): Promise<string> {
  const { store_id } = await shop.db.selectFrom('shop').select('store_id').where('webstore_name', '=', host).executeTakeFirstOrThrow();
  const rows = await shop.db
    .selectFrom('title')
    .select('eisbn')
    .where('shop_id', '=', store_id)
    .where('title', 'like', 'Tale Number%')
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  const eisbn = rows[nextCopy++]?.eisbn ?? '';
  await shop.db
    .updateTable('offer')
    .set({ onhand, price: 2000, list_price: 2000, is_extra_orderable: extra })
    .where('shop_id', '=', store_id)
    .where('eisbn', '=', eisbn)
    .where('condition', '=', 'new')
    .execute();
  return eisbn;
}

const onhandOf = async (eisbn: string, shop_id = '101') =>
  (
    await shop.db
      .selectFrom('offer')
      .select('onhand')
      .where('shop_id', '=', shop_id)
      .where('eisbn', '=', eisbn)
      .where('condition', '=', 'new')
      .executeTakeFirstOrThrow()
  ).onhand;
const orderCount = async () => (await shop.db.selectFrom('book_order').select('order_number').execute()).length;
const submitFields = (checksum: string, idempotency_key = 'key-of-this-review') => ({
  delivery_preference: 'pickup' as const,
  payment_choice: 'pickup' as const,
  checksum,
  idempotency_key,
  ...contact,
});

describe('an order', () => {
  it('[API-074] is placed by a guest for pickup, with stock, number and taxes', async () => {
    const eisbn = await stock(3);
    const guest = new Visitor(shop.app);
    const { cart } = await guest.call('cart/add', { eisbn, quantity: 2 });
    expect(cart.summary).toMatchObject({ subtotal: 4000, taxes: [{ type: 'GST', amount: 200 }], total: 4200, item_count: 1, total_quantity: 2 });
    await guest.call('checkout/setDelivery', { delivery_preference: 'pickup' });
    const saved = await guest.call('checkout/setExtras', { ...contact, promo_code: 'PO-77', instructions: 'Gift wrap' });
    expect(saved.cart.checkout).toMatchObject({ delivery: 'pickup', contact: { name: 'Ada Guest', purchase_order: 'PO-77' } });
    const { order, order_number } = await guest.call('checkout/submit', submitFields(cart.checksum));
    expect(order).toMatchObject({
      order_number,
      delivery_key: 'pickup',
      purchaser_name: 'Ada Guest',
      purchaseorder: 'PO-77',
      notes: 'Gift wrap',
      summary: { total: 4200, total_owing: 4200 },
    });
    expect(await onhandOf(eisbn)).toBe(1);
    expect((await guest.call('session/get', {})).cart.items).toEqual([]);
  });

  it('is one, and takes the stock once, however many submits race', async () => {
    const eisbn = await stock(5);
    const other = await openTestApp(shop.dataDir);
    const guest = new Visitor(shop.app);
    const { cart } = await guest.call('cart/add', { eisbn, quantity: 2 });
    const before = await orderCount();
    const twin = new Visitor(other);
    twin.cookie = guest.cookie;
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_one, at) =>
        (at % 2 === 0 ? guest : twin).call('checkout/submit', submitFields(cart.checksum, at < 10 ? 'first-tab-key' : 'second-tab-key')),
      ),
    );
    await other.close();
    expect(new Set(replies.map(({ order_number }) => order_number)).size).toBe(1);
    expect(await orderCount()).toBe(before + 1);
    expect(await onhandOf(eisbn)).toBe(3);
  });

  it('of the last copy goes to one of two shoppers; the other is told', async () => {
    const eisbn = await stock(1);
    const shoppers = [new Visitor(shop.app), new Visitor(shop.app)];
    const carts = await Promise.all(shoppers.map((shopper) => shopper.call('cart/add', { eisbn })));
    const answers = await Promise.all(shoppers.map((shopper, at) => shopper.post('checkout/submit', submitFields(carts[at]?.cart.checksum ?? ''))));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
      code: 'cart_adjustment',
      error: 'We no longer have the inventory to fulfill this order.',
    });
    expect(await onhandOf(eisbn)).toBe(0);
  });

  it('is not placed when stock dropped, prices moved or the cart changed after review', async () => {
    const eisbn = await stock(4);
    const guest = new Visitor(shop.app);
    const { cart } = await guest.call('cart/add', { eisbn, quantity: 3 });
    await shop.db.updateTable('offer').set({ onhand: 1 }).where('eisbn', '=', eisbn).execute();
    expect(await guest.refusal('checkout/submit', submitFields(cart.checksum))).toMatchObject({ code: 'cart_adjustment' });
    await shop.db.updateTable('offer').set({ onhand: 4, price: 1 }).where('eisbn', '=', eisbn).where('condition', '=', 'new').execute();
    expect(await guest.refusal('checkout/submit', submitFields(cart.checksum))).toMatchObject({ code: 'cart_changed', status: 409 });
    expect(await onhandOf(eisbn)).toBe(4);
  });

  it('refuses the key of an order that was placed with other contents', async () => {
    const eisbn = await stock(4);
    const guest = new Visitor(shop.app);
    const { cart } = await guest.call('cart/add', { eisbn });
    const first = await guest.call('checkout/submit', submitFields(cart.checksum));
    expect((await guest.call('checkout/submit', submitFields(cart.checksum))).order_number).toBe(first.order_number);
    expect(await guest.refusal('checkout/submit', { ...submitFields(cart.checksum), name: 'Somebody Else' })).toMatchObject({ code: 'key_reused' });
  });

  it('[API-100] is read by its owner alone', async () => {
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
    expect(await teacher.refusal('order/get', { order_id: order_number })).toMatchObject({ status: 401, code: 'login_required' });
    await teacher.logIn('teacher@example.com');
    expect(await teacher.refusal('order/get', { order_id: order_number })).toMatchObject({ status: 404 });
    expect((await reader.call('title/getItem', { eisbn })).last_order?.bookorder_id).toBe(order_number);
  });
});

describe('what guests may not', () => {
  it('order what is not on the shelf', async () => {
    const eisbn = await stock(0, { extra: 1 });
    const guest = new Visitor(shop.app);
    const { cart } = await guest.call('cart/add', { eisbn });
    expect(cart.items[0]?.cart_info).toMatchObject({ backorder_quantity: 1, cartable_logged_in: true });
    expect(await guest.refusal('checkout/setDelivery', { delivery_preference: 'pickup' })).toMatchObject({
      code: 'guest_blocked',
      error: 'Guest checkout is not available: the cart holds out-of-stock items.',
    });
    expect(await guest.refusal('checkout/submit', submitFields(cart.checksum))).toMatchObject({ code: 'guest_blocked' });
  });

  it('have it shipped', async () => {
    const guest = new Visitor(shop.app);
    await guest.call('cart/add', { eisbn: await stock(1) });
    expect(await guest.refusal('checkout/setDelivery', { delivery_preference: 'ship' })).toMatchObject({
      error: 'Guest checkout is for in-store pick up only',
    });
  });

  it('leave out name, email or phone', async () => {
    const guest = new Visitor(shop.app);
    const { cart } = await guest.call('cart/add', { eisbn: await stock(1) });
    expect(await guest.refusal('checkout/submit', { ...submitFields(cart.checksum), name: '', email: 'nonsense', phone: '' })).toMatchObject({
      code: 'validation',
      fields: { name: 'Please input your name.', email: 'Please enter a valid email address.', phone: 'Please input your phone number.' },
    });
  });
});

describe('the cart', () => {
  it('[API-033] [API-035] adds, sets by line and removes', async () => {
    const eisbn = await stock(9);
    const guest = new Visitor(shop.app);
    await guest.call('cart/add', { eisbn, condition: 'new', quantity: 1 });
    const added = await guest.call('cart/add', { eisbn, condition: 'new', quantity: 2 });
    const [line] = added.cart.items;
    expect(line?.cart_info.quantity).toBe(3);
    const set = await guest.call('cart/add', { cart_id: line?.cart_info.cart_id ?? '', quantity: 5 });
    expect(set.cart.items.map((item) => item.cart_info.quantity)).toEqual([5]);
    expect(set.cart.checksum).not.toBe(added.cart.checksum);
    const removed = await guest.call('cart/removeItem', { cart_id: line?.cart_info.cart_id ?? '' });
    expect(removed.cart.items).toEqual([]);
    expect(removed.cart.checksum).toBe((await new Visitor(shop.app).call('session/get', {})).cart.checksum);
  });

  it('counts five quick clicks as five copies on one line', async () => {
    const eisbn = await stock(9);
    const guest = new Visitor(shop.app);
    await guest.call('cart/add', { eisbn });
    await Promise.all(Array.from({ length: 4 }, () => guest.call('cart/add', { eisbn })));
    expect((await guest.call('session/get', {})).cart.items.map((item) => item.cart_info.quantity)).toEqual([5]);
  });

  it('says how many there are when more are wanted, and orders the rest only when asked', async () => {
    const [few, orderable] = [await stock(4), await stock(4, { extra: 1 })];
    const guest = new Visitor(shop.app);
    expect(await guest.refusal('cart/add', { eisbn: few, quantity: 9 })).toMatchObject({
      status: 422,
      code: 'stock',
      error: 'We only have 4 in stock',
      fields: { onhand: '4', is_extra_orderable: 'false' },
    });
    expect(await guest.refusal('cart/add', { eisbn: few, quantity: 9, backorder: 'true' })).toMatchObject({ code: 'stock' });
    expect(await guest.refusal('cart/add', { eisbn: orderable, quantity: 9 })).toMatchObject({ code: 'stock', fields: { is_extra_orderable: 'true' } });
    const { cart } = await guest.call('cart/add', { eisbn: orderable, quantity: 9, backorder: 'true' });
    expect(cart.items[0]?.cart_info).toMatchObject({ quantity: 9, backorder_quantity: 5 });
    expect(guest.cookie).not.toBe('');
  });

  it('takes no word of the price from the request', async () => {
    const eisbn = await stock(2);
    const response = await new Visitor(shop.app).post('cart/add', { eisbn, price: 1, sold_price: 1 });
    expect(response.json()).toMatchObject({ cart: { summary: { subtotal: 2000 } } });
  });

  it('of a guest is kept through login, and a second login doubles nothing', async () => {
    const eisbn = await stock(9);
    const visitor = new Visitor(shop.app);
    await visitor.call('cart/add', { eisbn, quantity: 2 });
    const guestCookie = visitor.cookie;
    const session = await visitor.logIn('librarian@example.com');
    expect(session.cart.items.map((item) => item.cart_info.quantity)).toEqual([2]);
    expect(visitor.cookie).not.toBe(guestCookie);
    expect((await visitor.logIn('librarian@example.com')).cart.items.map((item) => item.cart_info.quantity)).toEqual([2]);
  });

  it('takes stock from the location it was shown for', async () => {
    const eisbn = await stock(2, { host: 'threerivers' });
    const guest = new Visitor(shop.app, 'threerivers.localhost');
    const { cart } = await guest.call('cart/add', { eisbn, quantity: 2 });
    expect(cart.summary.taxes).toEqual([{ type: 'HST', amount: 200 }]);
    const { order } = await guest.call('checkout/submit', submitFields(cart.checksum));
    expect(order.order_location_id).toBe('elora');
    const rows = await shop.db
      .selectFrom('offer')
      .select(['location_id', 'onhand'])
      .where('shop_id', '=', '103')
      .where('eisbn', '=', eisbn)
      .where('condition', '=', 'new')
      .orderBy('location_id')
      .execute();
    expect(rows).toEqual([
      { location_id: 'elora', onhand: 0 },
      { location_id: 'guelph', onhand: 2 },
      { location_id: 'paris', onhand: 2 },
    ]);
  });
});
