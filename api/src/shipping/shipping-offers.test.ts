import { Visitor } from '../../testing/api-client';
import { addressIdOf, memberWithBook } from '../../testing/shipping';
import { guestContact, stockTitle } from '../../testing/stock';
import { openTestCheckout, reviewOf, type TestCheckout } from '../../testing/test-checkout';

let shop: TestCheckout;
beforeAll(async () => {
  shop = await openTestCheckout();
});
afterAll(() => shop.close());

describe('ways to send a parcel', () => {
  it('are the shop’s services to the address, cheapest first, with local delivery for domestic addresses [API-062]', async () => {
    const { visitor } = await memberWithBook(shop, 2);
    const { providers } = await visitor.call('checkout/getShippingProviders', { address_id: '0' });
    expect(providers.map(({ provider, cost, available }) => [provider, cost, available])).toEqual([
      ['bicycle', 600, true],
      ['post', 1145, true],
      ['courier', 2095, true],
    ]);
    const abroad = await visitor.call('checkout/getShippingProviders', {
      address_id: await addressIdOf(visitor, 'Sam Reader'),
      delivery_preference: 'ship',
    });
    expect(abroad.providers.map(({ provider }) => provider)).toEqual(['parcel-usa']);
  });

  it('show what a service does not take, and local delivery that does not qualify', async () => {
    const { visitor, eisbn } = await memberWithBook(shop, 1);
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
      code: 'shipping_unavailable',
      error: 'Not available',
    });
  });

  it('fail with the specification’s texts [ERR-43] [ERR-45] [ERR-46]', async () => {
    const { visitor } = await memberWithBook(shop, 1);
    const create = (over: object) =>
      visitor.call('address/create', {
        name: 'Far Away',
        phone_number: '0145678901',
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
      code: 'shipping_unavailable',
      error: 'Not available',
    });
    expect(
      await visitor.refusal('checkout/getShippingProviders', {
        address_id: '0',
        delivery_preference: 'local_delivery',
      }),
    ).toMatchObject({
      code: 'shipping_local',
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

  it('are one shipment, or two if some copies are still to come [API-063]', async () => {
    const { visitor } = await memberWithBook(shop, 5, { onhand: 3, extra: 1 });
    const where = { address_id: '0', provider: 'post' };
    const { batches } = await visitor.call('checkout/getShippingBatch', where);
    expect(batches).toMatchObject([
      { multiship_method: 'all', delta_cost: 0, summary: { shipping: 995 + 4 * 150, is_shipping_tbd: false } },
      { multiship_method: 'batched', delta_cost: 845 },
    ]);
    const { cart } = await visitor.call('checkout/setShipping', { ...where, multiship_method: 'batched' });
    expect(cart.summary.shipping).toBe(995 + 4 * 150 + 845);
    expect(batches[1]?.summary).toEqual(cart.summary);
    const { order } = await visitor.call('checkout/submit', reviewOf(cart, 'contact'));
    expect(order.shipping_batches.map((batch) => batch.map(({ quantity }) => quantity))).toEqual([[3], [2]]);
    const whole = await memberWithBook(shop, 2);
    expect((await whole.visitor.call('checkout/getShippingBatch', where)).batches).toHaveLength(1);
    expect(
      await whole.visitor.refusal('checkout/setShipping', { ...where, multiship_method: 'batched' }),
    ).toMatchObject({ code: 'shipping' });
  });
});

describe('the shop refuses to ship', () => {
  it('for a guest [SEC-15] [SEC-18]', async () => {
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

  it('without any shipping service [SEC-17]', async () => {
    const trade = await memberWithBook(shop, 1);
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

  it('to another person’s address', async () => {
    const { visitor } = await memberWithBook(shop, 1);
    for (const address_id of ['101-librarian:0', 'registry-threerivers-brandt'])
      expect(await visitor.refusal('checkout/setShipping', { address_id, provider: 'post' })).toMatchObject({
        code: 'shipping',
      });
  });
});
