import { limits } from '@bookfront/shared/schemas';
import { openTestShop, type TestShop, Visitor } from '../testing/api-client';
import { stockTitle } from '../testing/shelf';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('[GAP-65] [CHK-55] every empty cart has the one checksum, whatever its checkout has saved', async () => {
  expect(await new Visitor(shop.app).call('session/getChecksum', {})).toEqual({ cart_checksum: limits.emptyCartChecksum });
  const visitor = new Visitor(shop.app);
  await visitor.logIn();
  const { cart } = await visitor.call('cart/add', { eisbn: await stockTitle(shop, 3) });
  await visitor.call('checkout/addPromocode', { code: 'TIDE10' });
  await visitor.call('checkout/setShipping', { address_id: '0', provider: 'post' });
  expect(cart.checksum).not.toBe(limits.emptyCartChecksum);
  const left = await visitor.call('cart/removeItem', { cart_id: cart.items[0]?.cart_info.cart_id ?? '' });
  expect(left.cart.checksum).toBe(limits.emptyCartChecksum);
});
