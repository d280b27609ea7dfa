import { openTestShop, type TestShop, Visitor } from '../../testing/api-client';
import { onhandOf, stockTitle, submitFields } from '../../testing/stock';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const smoke = { 'x-bookfront-smoke': '1' };

async function order(visitor: Visitor, eisbn: string, headers: Record<string, string>) {
  const { cart } = await visitor.call('cart/add', { eisbn });
  const answer = await visitor.post('checkout/submit', submitFields(cart.checksum, `key of ${eisbn}`), headers);
  expect(answer.statusCode).toBe(200);
  return answer.json() as { order_number: string; order: { is_test?: boolean } };
}

describe('the order of a smoke test', () => {
  it('is a complete order marked as a test, without stock or an order number of the shop', async () => {
    const eisbn = await stockTitle(shop, 3);
    const nextNumber = async () =>
      (await shop.db.selectFrom('shop').select('next_order').where('store_id', '=', '101').executeTakeFirstOrThrow())
        .next_order;
    const before = await nextNumber();
    const { order_number, order: placed } = await order(new Visitor(shop.app), eisbn, smoke);
    expect(placed.is_test).toBe(true);
    expect(order_number).toMatch(/^TEST-/);
    expect(await onhandOf(shop, eisbn)).toBe(3);
    expect(await nextNumber()).toBe(before);
    const row = await shop.db
      .selectFrom('book_order')
      .select('is_test')
      .where('order_number', '=', order_number)
      .executeTakeFirst();
    expect(row).toEqual({ is_test: 1 });
  });

  it('counts in no statistics, nor as ordered before', async () => {
    const eisbn = await stockTitle(shop, 3);
    const reader = new Visitor(shop.app);
    await reader.logIn();
    await order(reader, eisbn, smoke);
    expect((await reader.call('title/getItem', { eisbn })).last_order).toBeNull();
    await order(reader, await stockTitle(shop, 3), {});
    expect(await shop.db.selectFrom('order_line').selectAll().where('eisbn', '=', eisbn).execute()).toEqual([]);
  });

  it('is returned for its key like any other', async () => {
    const eisbn = await stockTitle(shop, 3);
    const visitor = new Visitor(shop.app);
    const { cart } = await visitor.call('cart/add', { eisbn });
    const submit = () => visitor.post('checkout/submit', submitFields(cart.checksum), smoke);
    const [one, two] = [await submit(), await submit()];
    expect(one.json()).toEqual(two.json());
  });

  it('counts as a normal order without the flag', async () => {
    const eisbn = await stockTitle(shop, 3);
    const { order: placed } = await order(new Visitor(shop.app), eisbn, { 'x-bookfront-smoke': '0' });
    expect(placed.is_test).toBeUndefined();
    expect(await onhandOf(shop, eisbn)).toBe(2);
  });
});
