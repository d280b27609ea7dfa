import { Visitor } from '../../testing/api-client';
import { addToRegistry, guestContact, stockTitle } from '../../testing/stock';
import { openTestCheckout, reviewOf, type TestCheckout } from '../../testing/test-checkout';

let shop: TestCheckout;
beforeAll(async () => {
  shop = await openTestCheckout();
});
afterAll(() => shop.close());

/** A member whose cart holds so many copies of a book at 20.00. */
async function withBook(quantity = 1, more: { onhand?: number; extra?: number; host?: string } = {}) {
  const visitor = await shop.member(more.host ? `${more.host}.localhost` : 'localhost');
  await visitor.call('cart/removeAll', {});
  const eisbn = await stockTitle(shop, more.onhand ?? 50, { host: more.host ?? 'saltwater', extra: more.extra ?? 0 });
  await visitor.call('cart/add', { eisbn, quantity, backorder: 'true' });
  return { visitor, eisbn };
}
const idOf = async (visitor: Visitor, name: string) =>
  (await visitor.call('address/getList', {})).addresses.find((one) => one.name === name)?.address_id ?? '';

describe('ways to send a parcel', () => {
  it('[API-062] are the shop’s services that go there, the cheapest first, with local delivery where it is in the country', async () => {
    const { visitor } = await withBook(2);
    const { providers } = await visitor.call('checkout/getShippingProviders', { address_id: '0' });
    expect(providers.map(({ provider, cost, available }) => [provider, cost, available])).toEqual([
      ['bicycle', 600, true],
      ['post', 1145, true],
      ['courier', 2095, true],
    ]);
    const abroad = await visitor.call('checkout/getShippingProviders', {
      address_id: await idOf(visitor, 'Sam Reader'),
      delivery_preference: 'ship',
    });
    expect(abroad.providers.map(({ provider }) => provider)).toEqual(['parcel-usa']);
  });

  it('tell what a service does not take, and local delivery that does not qualify', async () => {
    const { visitor, eisbn } = await withBook(1);
    await shop.db
      .updateTable('title')
      .set({ binding_code: 'AC' })
      .where('eisbn', '=', eisbn)
      .where('shop_id', '=', '101')
      .execute();
    const { providers } = await visitor.call('checkout/getShippingProviders', { address_id: '0' });
    expect(providers.find(({ provider }) => provider === 'courier')).toMatchObject({
      available: false,
      conflicting_eisbns: [eisbn],
    });
    expect(providers.find(({ provider }) => provider === 'bicycle')).toMatchObject({
      available: false,
      delivery_preference: 'local_delivery',
    });
    expect(await visitor.refusal('checkout/setShipping', { address_id: '0', provider: 'courier' })).toMatchObject({
      code: 'shipping',
      error: 'Not available',
    });
  });

  it('[ERR-43] [ERR-45] [ERR-46] fail in the specification’s words', async () => {
    const { visitor } = await withBook(1);
    const create = (over: object) =>
      visitor.call('address/create', {
        name: 'Far Away',
        phone_number: '6045550111',
        street_address: '1 Road',
        city: 'Town',
        country: 'FR',
        province: '',
        postal_code: '75001',
        ...over,
      });
    const paris = (await create({})).addresses.at(-1)?.address_id ?? '';
    expect(await visitor.refusal('checkout/getShippingProviders', { address_id: paris })).toMatchObject({
      status: 422,
      code: 'shipping',
      error: 'Not available',
    });
    expect(
      await visitor.refusal('checkout/getShippingProviders', {
        address_id: '0',
        delivery_preference: 'local_delivery',
      }),
    ).toMatchObject({
      code: 'shipping',
      error: 'Local delivery failed',
    });
    await shop.db.updateTable('address').set({ country: 'XX' }).where('address_id', '=', paris).execute();
    expect(await visitor.refusal('checkout/getShippingProviders', { address_id: paris })).toMatchObject({
      error: 'Invalid country name',
    });
    expect(await visitor.refusal('checkout/getShippingProviders', { address_id: 'another' })).toMatchObject({
      error: 'Shipping address required.',
    });
    await visitor.call('address/delete', { address_id: paris });
  });

  it('[API-063] are one shipment, or two where some copies are still to come', async () => {
    const { visitor } = await withBook(5, { onhand: 3, extra: 1 });
    const where = { address_id: '0', provider: 'post' };
    expect((await visitor.call('checkout/getShippingBatch', where)).batches).toEqual([
      { multiship_method: 'all', delta_cost: 0 },
      { multiship_method: 'batched', delta_cost: 845 },
    ]);
    const { cart } = await visitor.call('checkout/setShipping', { ...where, multiship_method: 'batched' });
    expect(cart.summary.shipping).toBe(995 + 4 * 150 + 845);
    const { order } = await visitor.call('checkout/submit', reviewOf(cart, 'contact'));
    expect(order.shipping_batches.map((batch) => batch.map(({ quantity }) => quantity))).toEqual([[3], [2]]);
    const whole = await withBook(2);
    expect((await whole.visitor.call('checkout/getShippingBatch', where)).batches).toHaveLength(1);
    expect(
      await whole.visitor.refusal('checkout/setShipping', { ...where, multiship_method: 'batched' }),
    ).toMatchObject({ code: 'shipping' });
  });
});

describe('shipping that is chosen', () => {
  it('[API-058] [API-064] is saved with the cart, taxed, and on the order', async () => {
    const { visitor } = await withBook(2);
    const begun = await visitor.call('checkout/setDelivery', { delivery_preference: 'ship' });
    expect(begun.cart.summary).toMatchObject({ is_shipping_tbd: true, shipping: 0 });
    const { cart } = await visitor.call('checkout/setShipping', {
      address_id: '0',
      provider: 'post',
      multiship_method: 'all',
    });
    expect(cart.checkout).toMatchObject({
      delivery: 'ship',
      batch: 'all',
      provider: { provider: 'post', cost: 1145 },
      shipping: { city: 'Gibsons', gift_registry_id: '' },
    });
    expect(cart.summary).toMatchObject({
      subtotal: 4000,
      shipping: 1145,
      taxes: [{ type: 'GST', amount: 200 + 57 }],
      total: 4000 + 1145 + 257,
      is_shipping_tbd: false,
    });
    const { order } = await visitor.call('checkout/submit', reviewOf(cart, 'contact'));
    expect(order).toMatchObject({
      delivery_key: 'ship',
      delivery_type: 'Ship',
      shipping: { name: 'Robin Reader', city: 'Gibsons', prov: 'BC', country: 'Canada', provider: 'Regular parcel' },
      summary: { total: 5402, total_owing: 5402, shipping: 1145 },
    });
  });

  it.each([
    ['ON', 'M5V 3L9', [['HST', 200 + 149]]],
    [
      'QC',
      'H2X 1Y4',
      [
        ['GST', 257],
        ['QST', 114],
      ],
    ],
    ['AB', 'T2P 1J9', [['GST', 257]]],
  ] as const)('[API-064] is taxed by the province that it goes to: %s', async (province, postal_code, taxes) => {
    const { visitor } = await withBook(2);
    const made = await visitor.call('address/create', {
      name: 'Away',
      phone_number: '6045550111',
      street_address: '1 Road',
      city: 'Town',
      country: 'CA',
      province,
      postal_code,
    });
    const address_id = made.addresses.at(-1)?.address_id ?? '';
    const { cart } = await visitor.call('checkout/setShipping', { address_id, provider: 'post' });
    expect(cart.summary.taxes).toEqual(taxes.map(([type, amount]) => ({ type, amount })));
    await visitor.call('address/delete', { address_id });
  });

  it('is not taxed abroad, and pickup is taxed at the shop whatever address was saved', async () => {
    const { visitor } = await withBook(2);
    const { cart } = await visitor.call('checkout/setShipping', {
      address_id: await idOf(visitor, 'Sam Reader'),
      provider: 'parcel-usa',
    });
    expect(cart.summary).toMatchObject({ taxes: [], shipping: 2895, total: 6895 });
    const picked = await visitor.call('checkout/setDelivery', { delivery_preference: 'pickup' });
    expect(picked.cart.summary).toMatchObject({ taxes: [{ type: 'GST', amount: 200 }], shipping: 0, total: 4200 });
  });

  it('[CHK-58] [GAP-61] local delivery costs its fee, nothing from its free minimum on, and is an order of its own type', async () => {
    const small = await withBook(2);
    const { cart } = await small.visitor.call('checkout/setShipping', {
      delivery_preference: 'local_delivery',
      address_id: '0',
      provider: 'bicycle',
    });
    expect(cart.checkout.delivery).toBe('local_delivery');
    expect(cart.summary.shipping).toBe(600);
    const { order } = await small.visitor.call('checkout/submit', reviewOf(cart, 'contact'));
    expect(order).toMatchObject({ delivery_key: 'ship', delivery_type: 'Local Delivery' });
    const large = await withBook(4);
    expect(
      (await large.visitor.call('checkout/setShipping', { address_id: '0', provider: 'bicycle' })).cart.summary
        .shipping,
    ).toBe(0);
  });

  it('follows the cart: a provider that no longer takes it is to be chosen anew, and the order waits for that', async () => {
    const { visitor, eisbn } = await withBook(2);
    const { cart } = await visitor.call('checkout/setShipping', { address_id: '0', provider: 'courier' });
    await shop.db
      .updateTable('title')
      .set({ binding_code: 'AC' })
      .where('eisbn', '=', eisbn)
      .where('shop_id', '=', '101')
      .execute();
    const now = (await visitor.call('session/get', {})).cart;
    expect(now.summary).toMatchObject({ is_shipping_tbd: true, shipping: 0 });
    expect(now.checkout.provider).toBeNull();
    expect(now.checksum).not.toBe(cart.checksum);
    expect(
      await visitor.refusal('checkout/submit', { ...reviewOf(now, 'contact'), provider: 'courier' }),
    ).toMatchObject({ code: 'shipping' });
  });

  it('goes to the address that was reviewed: one that was changed or deleted since is looked at again', async () => {
    const { visitor } = await withBook();
    const fields = {
      name: 'Moving Reader',
      phone_number: '6045550100',
      street_address: '1 Old Road',
      city: 'Gibsons',
      country: 'CA',
      province: 'BC',
      postal_code: 'V0N 1V0',
    };
    await visitor.call('address/create', fields);
    const address_id = await idOf(visitor, 'Moving Reader');
    const { cart } = await visitor.call('checkout/setShipping', { address_id, provider: 'post' });
    await visitor.call('address/modify', { ...fields, address_id, street_address: '2 New Road' });
    expect(await visitor.refusal('checkout/submit', reviewOf(cart, 'contact'))).toMatchObject({
      status: 409,
      code: 'order_changed',
    });
    const moved = (await visitor.call('session/get', {})).cart;
    expect(moved.checkout).toMatchObject({
      shipping: { street_address: '2 New Road' },
      provider: { provider: 'post' },
    });
    await visitor.call('address/delete', { address_id });
    expect(await visitor.refusal('checkout/submit', reviewOf(moved, 'contact'))).toMatchObject({
      status: 409,
      code: 'order_changed',
    });
    const without = (await visitor.call('session/get', {})).cart;
    expect(without.checkout).toMatchObject({ delivery: 'ship', shipping: null, provider: null, batch: null });
    expect(await visitor.refusal('checkout/submit', reviewOf(without, 'contact'))).toMatchObject({
      code: 'shipping',
      error: 'Shipping address required.',
    });
  });

  it('goes to an address that was changed since, once its new words have been seen', async () => {
    const { visitor } = await withBook();
    const { cart } = await visitor.call('checkout/setShipping', { address_id: '0', provider: 'post' });
    const own = () => shop.db.updateTable('address').where('address_id', '=', '101-reader:0');
    await own().set({ street_address: '2 New Road' }).execute();
    expect(await visitor.refusal('checkout/submit', reviewOf(cart, 'contact'))).toMatchObject({
      code: 'order_changed',
    });
    const { order } = await visitor.call(
      'checkout/submit',
      reviewOf((await visitor.call('session/get', {})).cart, 'contact'),
    );
    await own()
      .set({ street_address: cart.checkout.shipping?.street_address ?? '' })
      .execute();
    expect(order.shipping?.addr1).toBe('2 New Road');
  });

  it('is compared with what the shopper saw: another address, provider or delivery is refused', async () => {
    const { visitor } = await withBook(2);
    const { cart } = await visitor.call('checkout/setShipping', { address_id: '0', provider: 'post' });
    for (const over of [
      { address_id: 'x' },
      { provider: 'courier' },
      { multiship_method: 'batched' as const },
      { gift_registry_id: 'r' },
      { delivery_preference: 'pickup' as const },
    ])
      expect(await visitor.refusal('checkout/submit', reviewOf(cart, 'contact', over))).toMatchObject({
        status: 409,
        code: 'order_changed',
      });
    expect(await visitor.refusal('checkout/submit', reviewOf(cart, 'pickup'))).toMatchObject({ code: 'payment' });
  });
});

describe('who may have it sent', () => {
  it('[SEC-15] [SEC-18] not a guest', async () => {
    const guest = new Visitor(shop.app);
    const { cart } = await guest.call('cart/add', { eisbn: await stockTitle(shop, 3) });
    expect(await guest.refusal('checkout/setDelivery', { delivery_preference: 'ship' })).toMatchObject({
      code: 'delivery',
      error: 'Guest checkout is for in-store pick up only',
    });
    expect(await guest.refusal('checkout/setShipping', { address_id: '0', provider: 'post' })).toMatchObject({
      status: 401,
    });
    expect(
      await guest.refusal('checkout/submit', {
        ...reviewOf(cart, 'contact'),
        ...guestContact,
        delivery_preference: 'ship',
      }),
    ).toMatchObject({
      code: 'order_changed',
    });
  });

  it('[SEC-17] nobody where the shop does not ship', async () => {
    const trade = await withBook(1);
    const { cart } = await trade.visitor.call('checkout/setShipping', { address_id: '0', provider: 'post' });
    const { settings } = await shop.db
      .selectFrom('shop')
      .select('settings')
      .where('store_id', '=', '101')
      .executeTakeFirstOrThrow();
    const document = JSON.parse(settings);
    const put = (text: string) =>
      shop.db.updateTable('shop').set({ settings: text }).where('store_id', '=', '101').execute();
    await put(
      JSON.stringify({
        ...document,
        checkout_info: { ...document.checkout_info, ship_enabled: false, pickup_enabled: false },
      }),
    );
    expect(await trade.visitor.refusal('checkout/setDelivery', { delivery_preference: 'ship' })).toMatchObject({
      code: 'delivery',
    });
    expect(await trade.visitor.refusal('checkout/setDelivery', { delivery_preference: 'pickup' })).toMatchObject({
      code: 'delivery',
    });
    expect(await trade.visitor.refusal('checkout/submit', reviewOf(cart, 'contact'))).toMatchObject({
      code: 'delivery',
      error: 'This shop doesn’t offer that delivery here.',
    });
    await put(settings);
  });

  it('nobody to another’s address', async () => {
    const { visitor } = await withBook(1);
    for (const address_id of ['101-librarian:0', 'registry-threerivers-brandt'])
      expect(await visitor.refusal('checkout/setShipping', { address_id, provider: 'post' })).toMatchObject({
        code: 'shipping',
      });
  });
});

describe('a gift registry', () => {
  const host = 'threerivers';
  const registry = 'threerivers-brandt';
  const wanted = async (onhand: number, by = registry) => {
    const eisbn = await stockTitle(shop, onhand, { host });
    await addToRegistry(shop, by, eisbn);
    return eisbn;
  };

  it('is bought for only what it asks for', async () => {
    const buyer = await shop.member('threerivers.localhost', 'teacher@example.com');
    const eisbn = await stockTitle(shop, 5, { host });
    expect(await buyer.refusal('cart/add', { eisbn, gift_registry_id: registry })).toMatchObject({
      status: 422,
      code: 'validation',
      error: 'This title isn’t on the gift registry.',
    });
    expect((await buyer.call('session/get', {})).cart.items).toEqual([]);
  });

  it('[CHK-22] lends its address to those who buy for it, and counts with the order', async () => {
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
    for (const told of [await buyer.call('session/get', {}), cart, await buyer.post('session/get')])
      expect(JSON.stringify(told)).not.toMatch(/Bloor|555-0112/);
    const before = (await buyer.call('giftregistry/get', { gift_registry_id: registry })).items[0]?.qty_purchased;
    const { order } = await buyer.call('checkout/submit', reviewOf(cart, 'contact', { gift_registry_id: registry }));
    expect(order).toMatchObject({
      shipping: { gift_registry_name: 'Lena Brandt', city: 'Toronto', addr1: '70 Bloor Street West' },
      items: [{ gift_registry_name: 'Lena Brandt' }, { gift_registry_name: '' }],
    });
    expect([
      before,
      (await buyer.call('giftregistry/get', { gift_registry_id: registry })).items[0]?.qty_purchased,
    ]).toEqual([0, 1]);
  });

  it('takes its address back with the last line for it', async () => {
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

  it('[CHK-21] whose address no service reaches says so, and is not there in another shop', async () => {
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

  it('shares its copies with the rest of the cart: together no more than the shelf has', async () => {
    const buyer = await shop.member('threerivers.localhost', 'librarian@example.com');
    const eisbn = await wanted(3);
    await buyer.call('cart/add', { eisbn, quantity: 2, gift_registry_id: registry });
    expect(await buyer.refusal('cart/add', { eisbn, quantity: 2 })).toMatchObject({ code: 'stock' });
    expect((await buyer.call('cart/add', { eisbn, quantity: 1 })).cart.contains_unavailable).toBe(false);
  });
});
