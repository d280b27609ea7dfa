import { openTestShop, type TestShop, testNow, Visitor } from '../../testing/api-client';
import { stockTitle, submitFields } from '../../testing/stock';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const stock = (onhand: number, more?: { host?: string; extra?: number }) => stockTitle(shop, onhand, more);

describe('guests may not', () => {
  it.each([
    ['', 'unavailable items', { offer: { onhand: 0, is_extra_orderable: 0 } }],
    ['[SEC-21]', 'out-of-stock items', { offer: { onhand: 0, is_extra_orderable: 1 } }],
    ['', 'gift cards', { title: { is_giftcard: 1 } }],
    [
      '',
      'items that require an account',
      { offer: { onhand: 0, is_extra_orderable: 1 }, title: { release_date: testNow + 86_400 } },
    ],
  ])('%s order when the cart holds %s', async (_id, what, change: { offer?: object; title?: object }) => {
    const eisbn = await stock(1);
    const guest = new Visitor(shop.app);
    await guest.call('cart/add', { eisbn });
    if (change.offer)
      await shop.db
        .updateTable('offer')
        .set(change.offer)
        .where('eisbn', '=', eisbn)
        .where('condition', '=', 'new')
        .execute();
    if (change.title) await shop.db.updateTable('title').set(change.title).where('eisbn', '=', eisbn).execute();
    expect(await guest.refusal('checkout/setDelivery', { delivery_preference: 'pickup' })).toMatchObject({
      code: 'guest_blocked',
      error: `Guest checkout is not available: the cart holds ${what}.`,
    });
  });

  it('submit an order that an earlier step refused', async () => {
    const guest = new Visitor(shop.app);
    const { cart } = await guest.call('cart/add', { eisbn: await stock(0, { extra: 1 }) });
    expect(cart.items[0]?.cart_info).toMatchObject({ backorder_quantity: 1, cartable_logged_in: true });
    expect(await guest.refusal('checkout/submit', submitFields(cart.checksum))).toMatchObject({
      code: 'guest_blocked',
    });
  });

  it('have an order shipped', async () => {
    const guest = new Visitor(shop.app);
    await guest.call('cart/add', { eisbn: await stock(1) });
    expect(await guest.refusal('checkout/setDelivery', { delivery_preference: 'ship' })).toMatchObject({
      error: 'Guest checkout is for in-store pick up only',
    });
  });

  it('leave out name, email or phone', async () => {
    const guest = new Visitor(shop.app);
    const { cart } = await guest.call('cart/add', { eisbn: await stock(1) });
    expect(
      await guest.refusal('checkout/submit', {
        ...submitFields(cart.checksum),
        name: '',
        email: 'nonsense',
        phone: '',
      }),
    ).toMatchObject({
      code: 'validation',
      fields: {
        name: 'Please input your name.',
        email: 'Please enter a valid email address.',
        phone: 'Please input your phone number.',
      },
    });
  });
});
