import type { Cart } from '@bookfront/shared/schemas';
import { openTestShop, type TestShop, Visitor } from '../../testing/api-client';
import { stockTitle } from '../../testing/stock';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const setPrice = (eisbn: string, price: number | null) =>
  shop.db.updateTable('offer').set({ price }).where('eisbn', '=', eisbn).execute();
const pricesOf = ({ items }: Cart) =>
  items.map(({ cart_info }) => [cart_info.price_before, cart_info.sold_price] as const);
const cartOf = async (visitor: Visitor) => (await visitor.call('session/get', {})).cart;
const idOf = (cart: Cart) => cart.items[0]?.cart_info.cart_id ?? '';

describe('a price that changed after a title was put in the cart', () => {
  it('is told until the shopper has seen it', async () => {
    const eisbn = await stockTitle(shop, 9);
    const guest = new Visitor(shop.app);
    const { cart } = await guest.call('cart/add', { eisbn });
    expect(pricesOf(cart)).toEqual([[null, 2000]]);
    await setPrice(eisbn, 2250);
    expect(pricesOf(await cartOf(guest))).toEqual([[2000, 2250]]);
    expect(pricesOf((await guest.call('cart/add', { eisbn })).cart)).toEqual([[2000, 2250]]);
    await guest.call('cart/acknowledgePrices', { prices: JSON.stringify([{ cart_id: idOf(cart), price: 2250 }]) });
    expect(pricesOf(await cartOf(guest))).toEqual([[null, 2250]]);
  });

  it('is told again if it changed once more before the shopper’s page said what it has shown', async () => {
    const eisbn = await stockTitle(shop, 9);
    const guest = new Visitor(shop.app);
    const { cart } = await guest.call('cart/add', { eisbn });
    await setPrice(eisbn, 1800);
    await guest.call('cart/acknowledgePrices', { prices: JSON.stringify([{ cart_id: idOf(cart), price: 2250 }]) });
    expect(pricesOf(await cartOf(guest))).toEqual([[2250, 1800]]);
  });

  it('goes with the line to the member’s cart', async () => {
    const eisbn = await stockTitle(shop, 9);
    const visitor = new Visitor(shop.app);
    await visitor.call('cart/add', { eisbn });
    await setPrice(eisbn, 2100);
    await visitor.logIn('teacher@example.com');
    const item = (await cartOf(visitor)).items.find(({ title_info }) => title_info.eisbn === eisbn);
    expect(item?.cart_info.price_before).toBe(2000);
  });

  it('is not told of a title that has no price any more', async () => {
    const eisbn = await stockTitle(shop, 9);
    const guest = new Visitor(shop.app);
    await guest.call('cart/add', { eisbn });
    await setPrice(eisbn, null);
    expect((await cartOf(guest)).items[0]?.cart_info).toMatchObject({ price_before: null, cartable: false });
  });

  it('is not told of a title that was withdrawn, until it comes back', async () => {
    const eisbn = await stockTitle(shop, 9);
    const guest = new Visitor(shop.app);
    await guest.call('cart/add', { eisbn });
    const sell = (for_sale: number) =>
      shop.db.updateTable('title').set({ for_sale }).where('eisbn', '=', eisbn).execute();
    await setPrice(eisbn, 9900);
    await sell(0);
    expect(pricesOf(await cartOf(guest))).toEqual([[null, 0]]);
    await sell(1);
    expect(pricesOf(await cartOf(guest))).toEqual([[2000, 9900]]);
  });

  it('is not acknowledged for another visitor’s cart', async () => {
    const eisbn = await stockTitle(shop, 9);
    const [guest, other] = [new Visitor(shop.app), new Visitor(shop.app)];
    const { cart } = await guest.call('cart/add', { eisbn });
    await other.call('cart/add', { eisbn });
    await setPrice(eisbn, 2250);
    await other.call('cart/acknowledgePrices', { prices: JSON.stringify([{ cart_id: idOf(cart), price: 2250 }]) });
    expect(pricesOf(await cartOf(guest))).toEqual([[2000, 2250]]);
  });

  it.each(['[]', '{', '[{"cart_id":"x"}]', '[{"cart_id":"x","price":"1"}]'])('refuses %s', async (prices) => {
    expect(await new Visitor(shop.app).refusal('cart/acknowledgePrices', { prices })).toMatchObject({ status: 400 });
  });
});
