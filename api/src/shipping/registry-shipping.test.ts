import { addToRegistry, stockTitle } from '../../testing/stock';
import { openTestCheckout, reviewOf, type TestCheckout } from '../../testing/test-checkout';

let shop: TestCheckout;
beforeAll(async () => {
  shop = await openTestCheckout();
});
afterAll(() => shop.close());

describe('a gift registry', () => {
  const host = 'threerivers';
  const registry = 'threerivers-brandt';
  const wanted = async (onhand: number, by = registry) => {
    const eisbn = await stockTitle(shop, onhand, { host });
    await addToRegistry(shop, by, eisbn);
    return eisbn;
  };

  it('accepts only the titles that it asks for', async () => {
    const buyer = await shop.member('threerivers.localhost', 'teacher@example.com');
    const eisbn = await stockTitle(shop, 5, { host });
    await shop.db.deleteFrom('gift_registry_item').where('eisbn', '=', eisbn).execute();
    expect(await buyer.refusal('cart/add', { eisbn, gift_registry_id: registry })).toMatchObject({
      status: 422,
      code: 'validation',
      error: 'This title isn’t on the gift registry.',
    });
    expect((await buyer.call('session/get', {})).cart.items).toEqual([]);
  });

  it('lends its address to its buyers, and counts ordered copies [CHK-22]', async () => {
    const buyer = await shop.member('threerivers.localhost');
    const seen = await buyer.call('giftregistry/get', { gift_registry_id: registry });
    expect(seen).toMatchObject({ name: 'Lena Brandt', occasion: 'Other', owner: { is_you: false } });
    expect(JSON.stringify(seen)).not.toContain('Bloor');
    const eisbn = seen.items[0]?.title.eisbn ?? '';
    await shop.db
      .updateTable('offer')
      .set({ onhand: 9, price: 2000 })
      .where('shop_id', '=', '103')
      .where('eisbn', '=', eisbn)
      .execute();
    expect((await buyer.call('session/get', {})).user?.alt_addresses).toEqual([]);
    await buyer.call('cart/add', { eisbn, gift_registry_id: registry });
    await buyer.call('cart/add', { eisbn });
    const session = await buyer.call('session/get', {});
    expect(session.cart.items.map(({ cart_info }) => cart_info.gift_registry_info?.name)).toEqual([
      'Lena Brandt',
      undefined,
    ]);
    expect(session.cart.summary).toMatchObject({
      contains_gift_registry_item: true,
      contains_gift_registry_shipping: true,
    });
    expect(session.user?.alt_addresses).toMatchObject([
      { gift_registry_id: registry, can_ship_to: true, city: 'Toronto' },
    ]);
    const { cart } = await buyer.call('checkout/setShipping', {
      address_id: `registry-${registry}`,
      provider: 'ontario',
    });
    expect(JSON.stringify(await buyer.call('session/get', {}))).not.toMatch(/Bloor|555-0112|M5S/);
    const before = (await buyer.call('giftregistry/get', { gift_registry_id: registry })).items[0]?.qty_purchased;
    const review = reviewOf(cart, 'contact', { gift_registry_id: registry });
    const { order } = await buyer.call('checkout/submit', review);
    const answers = [
      { cart, order },
      await buyer.call('checkout/submit', review),
      await buyer.call('order/get', { order_id: order.order_number }),
      await shop.db.selectFrom('outbox').selectAll().where('kind', '=', 'order').execute(),
    ];
    expect(JSON.stringify(answers)).not.toMatch(/Bloor|555-0112|M5S/);
    const kept = shop.db.selectFrom('book_order').select('document').where('order_number', '=', order.order_number);
    expect((await kept.where('shop_id', '=', '103').executeTakeFirstOrThrow()).document).toContain(
      '70 Bloor Street West',
    );
    expect(order).toMatchObject({
      shipping: { gift_registry_name: 'Lena Brandt', city: 'Toronto' },
      items: [{ gift_registry_name: 'Lena Brandt' }, { gift_registry_name: '' }],
    });
    expect([
      before,
      (await buyer.call('giftregistry/get', { gift_registry_id: registry })).items[0]?.qty_purchased,
    ]).toEqual([0, 1]);
  });

  it('can’t have its address guessed from the cart’s checksum', async () => {
    const buyer = await shop.member('threerivers.localhost');
    await buyer.call('cart/removeAll', {});
    await buyer.call('cart/add', { eisbn: await wanted(5), gift_registry_id: registry });
    const chosen = { address_id: `registry-${registry}`, provider: 'ontario' };
    const { cart } = await buyer.call('checkout/setShipping', chosen);
    const row = shop.db.selectFrom('gift_registry').select('address').where('gift_registry_id', '=', registry);
    const { address } = await row.executeTakeFirstOrThrow();
    const moved = address.replace('70 Bloor Street West', '71 Bloor Street West');
    const keep = (words: string) =>
      shop.db.updateTable('gift_registry').set({ address: words }).where('gift_registry_id', '=', registry).execute();
    await keep(moved);
    expect((await buyer.call('checkout/setShipping', chosen)).cart.checksum).toBe(cart.checksum);
    await keep(address);
    await buyer.call('cart/removeAll', {});
  });

  it('withdraws its address with the last line for it', async () => {
    const buyer = await shop.member('threerivers.localhost');
    await buyer.call('cart/removeAll', {});
    const eisbn = await wanted(5);
    const { items } = (await buyer.call('cart/add', { eisbn, gift_registry_id: registry })).cart;
    await buyer.call('cart/add', { eisbn });
    await buyer.call('checkout/setShipping', { address_id: `registry-${registry}`, provider: 'ontario' });
    const { cart } = await buyer.call('cart/removeItem', { cart_id: items[0]?.cart_info.cart_id ?? '' });
    expect(cart.checkout).toMatchObject({ delivery: 'ship', shipping: null, provider: null });
    expect(JSON.stringify(await buyer.call('session/get', {}))).not.toContain('Bloor');
  });

  it('with an unreachable address says so, and does not exist in another shop [CHK-21]', async () => {
    const buyer = await shop.member('threerivers.localhost', 'teacher@example.com');
    const eisbn = await wanted(5, 'threerivers-moreau');
    await buyer.call('cart/add', { eisbn, gift_registry_id: 'threerivers-moreau' });
    expect((await buyer.call('session/get', {})).user?.alt_addresses).toMatchObject([
      { can_ship_to: false, country: 'FR' },
    ]);
    expect(await buyer.refusal('cart/add', { eisbn, gift_registry_id: 'nothing' })).toMatchObject({ status: 404 });
    const elsewhere = await shop.member();
    expect(await elsewhere.refusal('giftregistry/get', { gift_registry_id: registry })).toMatchObject({ status: 404 });
  });

  it('shares stock with the rest of the cart', async () => {
    const buyer = await shop.member('threerivers.localhost', 'librarian@example.com');
    const eisbn = await wanted(3);
    await buyer.call('cart/add', { eisbn, quantity: 2, gift_registry_id: registry });
    expect(await buyer.refusal('cart/add', { eisbn, quantity: 2 })).toMatchObject({ code: 'stock' });
    expect((await buyer.call('cart/add', { eisbn, quantity: 1 })).cart.contains_unavailable).toBe(false);
  });
});
