import { openTestShop, type TestShop, Visitor } from '../../testing/api-client';
import { guestContact, stockTitle, submitFields } from '../../testing/stock';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const stock = (onhand: number, more?: { host?: string; extra?: number }) => stockTitle(shop, onhand, more);

describe('the cart', () => {
  it('adds, sets by line and removes [API-033] [API-035]', async () => {
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

  it('counts five rapid clicks as five copies on one line', async () => {
    const eisbn = await stock(9);
    const guest = new Visitor(shop.app);
    await guest.call('cart/add', { eisbn });
    await Promise.all(Array.from({ length: 4 }, () => guest.call('cart/add', { eisbn })));
    expect((await guest.call('session/get', {})).cart.items.map((item) => item.cart_info.quantity)).toEqual([5]);
  });

  it('reports the stock when more copies are wanted, and orders the rest only when asked', async () => {
    const [few, orderable] = [await stock(4), await stock(4, { extra: 1 })];
    const guest = new Visitor(shop.app);
    expect(await guest.refusal('cart/add', { eisbn: few, quantity: 9 })).toMatchObject({
      status: 422,
      code: 'stock',
      error: 'We only have 4 in stock',
      fields: { onhand: '4', is_extra_orderable: 'false' },
    });
    expect(await guest.refusal('cart/add', { eisbn: few, quantity: 9, backorder: 'true' })).toMatchObject({
      code: 'stock',
    });
    expect(await guest.refusal('cart/add', { eisbn: orderable, quantity: 9 })).toMatchObject({
      code: 'stock',
      fields: { is_extra_orderable: 'true' },
    });
    const { cart } = await guest.call('cart/add', { eisbn: orderable, quantity: 9, backorder: 'true' });
    expect(cart.items[0]?.cart_info).toMatchObject({ quantity: 9, backorder_quantity: 5 });
    expect(guest.cookie).not.toBe('');
  });

  it('ignores a price in the request', async () => {
    const eisbn = await stock(2);
    const response = await new Visitor(shop.app).post('cart/add', { eisbn, price: 1, sold_price: 1 });
    expect(response.json()).toMatchObject({ cart: { summary: { subtotal: 2000 } } });
  });

  it('of a guest survives login, and a second login doubles nothing', async () => {
    const eisbn = await stock(9);
    const visitor = new Visitor(shop.app);
    await visitor.call('cart/add', { eisbn, quantity: 2 });
    const guestCookie = visitor.cookie;
    const session = await visitor.logIn('librarian@example.com');
    expect(session.cart.items.map((item) => item.cart_info.quantity)).toEqual([2]);
    expect(visitor.cookie).not.toBe(guestCookie);
    expect((await visitor.logIn('librarian@example.com')).cart.items.map((item) => item.cart_info.quantity)).toEqual([
      2,
    ]);
  });

  it('of an account is not merged when another account logs in', async () => {
    const eisbn = await stock(9);
    const visitor = new Visitor(shop.app);
    await visitor.logIn('reader@example.com');
    await visitor.call('cart/add', { eisbn });
    expect((await visitor.logIn('teacher@example.com')).cart.items).toEqual([]);
    expect((await visitor.logIn('reader@example.com')).cart.items.map((item) => item.title_info.eisbn)).toEqual([
      eisbn,
    ]);
  });

  it('keeps the member’s delivery choice if the guest has only given contact details', async () => {
    const member = new Visitor(shop.app);
    await member.logIn('teacher@example.com');
    await member.call('cart/add', { eisbn: await stock(9) });
    await member.call('checkout/setDelivery', { delivery_preference: 'ship' });
    const guest = new Visitor(shop.app);
    await guest.call('cart/add', { eisbn: await stock(9) });
    await guest.call('checkout/setExtras', guestContact);
    expect((await guest.logIn('teacher@example.com')).cart.checkout.delivery).toBe('ship');
  });

  it('keeps the member’s contact details if the guest chose another delivery', async () => {
    const member = new Visitor(shop.app);
    await member.logIn('teacher@example.com');
    await member.call('cart/add', { eisbn: await stock(9) });
    await member.call('checkout/setDelivery', { delivery_preference: 'ship' });
    const { contact } = (
      await member.call('checkout/setExtras', { instructions: 'leave at the door', promo_code: 'PO-9' })
    ).cart.checkout;
    await member.call('checkout/setPaymentChoice', { payment_choice: 'contact' });
    const guest = new Visitor(shop.app);
    await guest.call('cart/add', { eisbn: await stock(9) });
    await guest.call('checkout/setExtras', guestContact);
    await guest.call('checkout/setDelivery', { delivery_preference: 'pickup' });
    const { checkout } = (await guest.logIn('teacher@example.com')).cart;
    expect(contact).toMatchObject({ instructions: 'leave at the door', purchase_order: 'PO-9' });
    expect(checkout).toEqual({
      delivery: 'pickup',
      shipping: null,
      provider: null,
      batch: null,
      contact,
      payment_choice: null,
      card: null,
    });
  });

  it('is not created by adding a quantity of 0', async () => {
    const eisbn = await stock(9);
    const carts = async () => (await shop.db.selectFrom('cart').select('cart_key').execute()).length;
    const [before, guest] = [await carts(), new Visitor(shop.app)];
    expect((await guest.call('cart/add', { eisbn, quantity: 0 })).cart.items).toEqual([]);
    expect(guest.cookie).toBe('');
    expect(await carts()).toBe(before);
  });

  it.each(['', '0x2', '1e1', '1.5'])('refuses a quantity that is not an integer: "%s"', async (quantity) => {
    const eisbn = await stock(9);
    expect(await new Visitor(shop.app).refusal('cart/add', { eisbn, quantity })).toMatchObject({
      status: 400,
      code: 'validation',
    });
  });

  it('takes stock from the location it was shown for, which the order names [GAP-87]', async () => {
    const eisbn = await stock(2, { host: 'threerivers' });
    const guest = new Visitor(shop.app, 'threerivers.localhost');
    const { cart } = await guest.call('cart/add', { eisbn, quantity: 2 });
    expect(cart.summary.taxes).toEqual([{ type: 'HST', amount: 200 }]);
    const { order } = await guest.call('checkout/submit', submitFields(cart.checksum));
    expect(order).toMatchObject({ order_location_id: 'elora', order_location_name: 'Elora, on the Grand' });
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
