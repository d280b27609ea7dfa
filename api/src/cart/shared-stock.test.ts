import { openTestShop, type TestShop, Visitor } from '../../testing/api-client';
import { addToRegistry, stockTitle } from '../../testing/stock';

let shop: TestShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  visitor = new Visitor(shop.app);
  await visitor.logIn();
});
beforeEach(() => visitor.call('cart/removeAll', {}));
afterAll(() => shop.close());

it('a gift card line keeps its position when its price or message changes, and merges with an equal line', async () => {
  await visitor.call('cart/add', { eisbn: 'GIFTCARD-25', price: 2500 });
  await visitor.call('cart/add', { eisbn: 'GIFTCARD-50', price: 5000 });
  const before = await visitor.call('cart/add', { eisbn: await stockTitle(shop, 3) });
  const ids = before.cart.items.map(({ cart_info }) => cart_info.cart_id);
  const change = { personalized: true, from: 'Ada', to: 'Ben', message: 'Read on', quantity: 2 };
  const { cart } = await visitor.call('cart/add', {
    eisbn: 'GIFTCARD-25',
    cart_id: ids[0] ?? '',
    price: 3000,
    ...change,
  });
  expect(cart.items.map(({ cart_info }) => cart_info.cart_id)).toEqual(ids);
  expect(cart.items[0]?.cart_info).toMatchObject({
    quantity: 2,
    cart_notes: { giftcard_price: 3000, gift_card_info: { to: 'Ben' } },
  });
  const twin = await visitor.call('cart/add', { eisbn: 'GIFTCARD-25', price: 4000 });
  const twinId = twin.cart.items.at(-1)?.cart_info.cart_id ?? '';
  const joined = await visitor.call('cart/add', {
    eisbn: 'GIFTCARD-25',
    cart_id: twinId,
    price: 3000,
    ...change,
    quantity: 1,
  });
  expect(joined.cart.items.map(({ cart_info }) => [cart_info.cart_id, cart_info.quantity])).toEqual([
    [ids[0], 3],
    [ids[1], 1],
    [ids[2], 1],
  ]);
});

it('the last copies of an offer can be split over two lines, but not exceeded', async () => {
  const host = 'threerivers';
  const guest = new Visitor(shop.app, `${host}.localhost`);
  const eisbn = await stockTitle(shop, 3, { host });
  await addToRegistry(shop, 'threerivers-brandt', eisbn);
  const forRegistry = { eisbn, gift_registry_id: 'threerivers-brandt' };
  await guest.call('cart/add', { eisbn, quantity: 2 });
  expect(await guest.refusal('cart/add', { ...forRegistry, quantity: 2 })).toMatchObject({ code: 'stock' });
  const { cart } = await guest.call('cart/add', { ...forRegistry, quantity: 1 });
  expect(cart.items.map(({ cart_info }) => [cart_info.quantity, cart_info.cartable])).toEqual([
    [2, true],
    [1, true],
  ]);
  expect(await guest.refusal('cart/add', { eisbn, quantity: 1 })).toMatchObject({ code: 'stock' });
});

it('a line that can’t be ordered takes no stock from a line of the same offer', async () => {
  const host = 'threerivers';
  const guest = new Visitor(shop.app, `${host}.localhost`);
  const eisbn = await stockTitle(shop, 9, { host });
  await addToRegistry(shop, 'threerivers-brandt', eisbn);
  await guest.call('cart/add', { eisbn, quantity: 5 });
  await guest.call('cart/add', { eisbn, quantity: 2, gift_registry_id: 'threerivers-brandt' });
  await shop.db
    .updateTable('offer')
    .set({ onhand: 3 })
    .where('shop_id', '=', '103')
    .where('eisbn', '=', eisbn)
    .execute();
  const { cart } = await guest.call('session/get', {});
  expect(cart.items.map(({ cart_info }) => cart_info.cartable)).toEqual([false, true]);
});
