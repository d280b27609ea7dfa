import { limits } from '@bookfront/shared/schemas';
import { openTestShop, type TestShop, Visitor } from '../../testing/api-client';
import { placedOrders, stockTitle, submitFields } from '../../testing/stock';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('all empty carts have the same checksum, whatever their checkout has saved [GAP-65] [CHK-55]', async () => {
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

it('a submit of an empty cart under a new key gets the order that emptied it, or none; it never places one', async () => {
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
  expect(await placedOrders(shop)).toEqual([{ order_number }]);
});
