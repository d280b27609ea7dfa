import { limits } from '@bookfront/shared/schemas';
import { openTestShop, type TestShop, Visitor } from '../../testing/api-client';
import { stockTitle, submitFields } from '../../testing/stock';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('every empty cart has the one checksum, whatever its checkout has saved [GAP-65] [CHK-55]', async () => {
  expect(await new Visitor(shop.app).call('session/getChecksum', {})).toEqual({
    cart_checksum: limits.emptyCartChecksum,
  });
  const visitor = new Visitor(shop.app);
  await visitor.logIn();
  const { cart } = await visitor.call('cart/add', { eisbn: await stockTitle(shop, 3) });
  await visitor.call('checkout/addPromocode', { code: 'TIDE10' });
  await visitor.call('checkout/setShipping', { address_id: '0', provider: 'post' });
  expect(cart.checksum).not.toBe(limits.emptyCartChecksum);
  const left = await visitor.call('cart/removeItem', { cart_id: cart.items[0]?.cart_info.cart_id ?? '' });
  expect(left.cart.checksum).toBe(limits.emptyCartChecksum);
});

it('over an empty cart a fresh key asks what became of it: the order that took it, or that there is none; it never makes one', async () => {
  const visitor = new Visitor(shop.app);
  const { cart } = await visitor.call('cart/add', { eisbn: await stockTitle(shop, 3) });
  const question = (checksum: string) =>
    ({
      delivery_preference: 'pickup',
      payment_choice: 'not_required',
      checksum,
      idempotency_key: 'a-key-of-this-question',
    }) as const;
  const { order_number, order } = await visitor.call('checkout/submit', submitFields(cart.checksum));
  expect(await visitor.call('checkout/submit', question(cart.checksum))).toEqual({ order_number, order });
  const none = { status: 422, code: 'empty_cart' };
  expect(await visitor.refusal('checkout/submit', question('another-checksum'))).toMatchObject(none);
  expect(await new Visitor(shop.app).refusal('checkout/submit', question(cart.checksum))).toMatchObject(none);
  expect(await shop.db.selectFrom('book_order').select('order_number').execute()).toEqual([{ order_number }]);
});
