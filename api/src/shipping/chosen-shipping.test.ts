import { addressIdOf, memberWithBook } from '../../testing/shipping';
import { openTestCheckout, reviewOf, type TestCheckout } from '../../testing/test-checkout';

let shop: TestCheckout;
beforeAll(async () => {
  shop = await openTestCheckout();
});
afterAll(() => shop.close());

describe('chosen shipping', () => {
  it('is saved with the cart, taxed, and part of the order [API-058] [API-064]', async () => {
    const { visitor } = await memberWithBook(shop, 2);
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
  ] as const)('is taxed by the province that it goes to: %s [API-064]', async (province, postal_code, taxes) => {
    const { visitor } = await memberWithBook(shop, 2);
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
    const { visitor } = await memberWithBook(shop, 2);
    const { cart } = await visitor.call('checkout/setShipping', {
      address_id: await addressIdOf(visitor, 'Sam Reader'),
      provider: 'parcel-usa',
    });
    expect(cart.summary).toMatchObject({ taxes: [], shipping: 2895, total: 6895 });
    const picked = await visitor.call('checkout/setDelivery', { delivery_preference: 'pickup' });
    expect(picked.cart.summary).toMatchObject({ taxes: [{ type: 'GST', amount: 200 }], shipping: 0, total: 4200 });
  });

  it('by local delivery costs its fee, nothing from its free minimum on, and has its own order type [CHK-58] [GAP-61]', async () => {
    const small = await memberWithBook(shop, 2);
    const { cart } = await small.visitor.call('checkout/setShipping', {
      delivery_preference: 'local_delivery',
      address_id: '0',
      provider: 'bicycle',
    });
    expect(cart.checkout.delivery).toBe('local_delivery');
    expect(cart.summary.shipping).toBe(600);
    const { order } = await small.visitor.call('checkout/submit', reviewOf(cart, 'contact'));
    expect(order).toMatchObject({ delivery_key: 'ship', delivery_type: 'Local Delivery' });
    const large = await memberWithBook(shop, 4);
    expect(
      (await large.visitor.call('checkout/setShipping', { address_id: '0', provider: 'bicycle' })).cart.summary
        .shipping,
    ).toBe(0);
  });

  it('blocks the order and asks for another provider when the chosen one no longer takes the cart', async () => {
    const { visitor, eisbn } = await memberWithBook(shop, 2);
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
    ).toMatchObject({ code: 'shipping_unavailable' });
  });

  it('needs another review after its address was changed or deleted', async () => {
    const { visitor } = await memberWithBook(shop);
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
    const address_id = await addressIdOf(visitor, 'Moving Reader');
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

  it('uses a changed address once the shopper has reviewed it', async () => {
    const { visitor } = await memberWithBook(shop);
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

  it('refuses another address, provider or delivery than the shopper reviewed', async () => {
    const { visitor } = await memberWithBook(shop, 2);
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
