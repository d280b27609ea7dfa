import { limits } from '@bookfront/shared/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openTestShop, type TestShop, Visitor } from '../../testing/api-client';
import { stockTitle } from '../../testing/stock';

let shop: TestShop;
let reader: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  reader = new Visitor(shop.app);
  await reader.logIn();
});
beforeEach(() => reader.call('cart/removeAll', {}));
afterAll(() => shop.close());

async function listOf(...eisbns: string[]): Promise<string> {
  const { list_id } = await reader.call('titlelist/create', { name: 'For the cart' });
  const rows = eisbns.map((eisbn, position) => ({ list_id, eisbn, position }));
  await shop.db.insertInto('list_item').values(rows).execute();
  return list_id;
}
const lines = async () =>
  (await reader.call('session/get', {})).cart.items.map(({ title_info, cart_info }) => [
    title_info.eisbn,
    cart_info.quantity,
  ]);

describe('a whole list to the cart', () => {
  it('brings one copy of each title, in the list’s order; what can’t be bought is named with its reason [API-032]', async () => {
    const [a, none, b] = [await stockTitle(shop, 3), await stockTitle(shop, 0), await stockTitle(shop, 3)];
    const list_id = await listOf(a, none, b);
    const answer = await reader.call('titlelist/copyToCart', { list_id });
    expect(answer).toMatchObject({ added: 2, left_out_count: 1, left_out: [{ eisbn: none }] });
    expect(answer.left_out[0]?.reason).toMatch(/^We only have 0 in stock/);
    expect(await lines()).toEqual([
      [a, 1],
      [b, 1],
    ]);
    expect(answer.cart.summary.total_quantity).toBe(2);
  });

  it('twice adds once, and leaves the quantities that the cart has [API-032]', async () => {
    const [a, b] = [await stockTitle(shop, 9), await stockTitle(shop, 9)];
    await reader.call('cart/add', { eisbn: a, quantity: 4 });
    const list_id = await listOf(a, b);
    await Promise.all([1, 2, 3].map(() => reader.call('titlelist/copyToCart', { list_id })));
    expect(await lines()).toEqual([
      [a, 4],
      [b, 1],
    ]);
  });

  it('brings no more lines than a cart has, and says so', async () => {
    const titles = shop.db.selectFrom('title').select('eisbn').where('shop_id', '=', '101').where('for_sale', '=', 1);
    const rows = await titles.where('is_giftcard', '=', 0).limit(600).execute();
    const list_id = await listOf(...rows.map(({ eisbn }) => eisbn));
    const { added, left_out, left_out_count } = await reader.call('titlelist/copyToCart', { list_id });
    expect(added).toBeLessThanOrEqual(limits.cartLines);
    expect(added + left_out_count).toBe(rows.length);
    expect(left_out.length).toBeLessThanOrEqual(limits.list.leftOut);
  });

  it('is a member’s; [SEC-05] a shop without a cart has none [SEC-06]', async () => {
    const list_id = await listOf(await stockTitle(shop, 1));
    expect(await new Visitor(shop.app).refusal('titlelist/copyToCart', { list_id })).toMatchObject({
      status: 401,
      code: 'login_required',
    });
  });
});
