import { limits } from '@bookfront/shared/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openTestShop, type TestShop, Visitor } from '../../testing/api-client';
import { countStatements } from '../../testing/count-statements';
import { stockTitle } from '../../testing/stock';
import { insertLines, linesOf } from '../cart/cart-repository';

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
  const { list_id } = await reader.call('titlelist/create', { name: `For the cart ${eisbns.join(' ').slice(0, 60)}` });
  const rows = eisbns.map((eisbn, position) => ({ list_id, eisbn, position }));
  await shop.db.insertInto('list_item').values(rows).execute();
  return list_id;
}
const lines = async () =>
  (await reader.call('session/get', {})).cart.items.map(({ title_info, cart_info }) => [
    title_info.eisbn,
    cart_info.quantity,
  ]);

describe('adding a list to the cart', () => {
  it.each([1, 200])('writes %i lines in as many statements as one', async (count) => {
    const { db, statements } = countStatements(shop.db);
    const added = Array.from({ length: count }, (_, at) => ({
      ...{
        eisbn: `97868${String(at).padStart(8, '0')}`,
        condition: 'new',
        gift_registry_id: '',
        notes: '',
        quantity: 1,
      },
    }));
    await insertLines(db, `counted-${count}`, added);
    expect(statements()).toBe(3);
    expect((await linesOf(shop.db, `counted-${count}`)).map(({ eisbn }) => eisbn)).toEqual(
      added.map(({ eisbn }) => eisbn),
    );
  });

  it('adds one copy of each title in the list’s order, and names titles that can’t be bought with the reason [API-032]', async () => {
    const [a, none, b] = [await stockTitle(shop, 3), await stockTitle(shop, 0), await stockTitle(shop, 3)];
    const list_id = await listOf(a, none, b);
    const answer = await reader.call('titlelist/copyToCart', { list_id });
    expect(answer).toMatchObject({ added: 2, kept: 0, left_out_count: 1, left_out: [{ eisbn: none }] });
    expect(answer.left_out[0]?.reason).toBe('Out of stock');
    expect(await lines()).toEqual([
      [a, 1],
      [b, 1],
    ]);
    expect(answer.cart.summary.total_quantity).toBe(2);
  });

  it('gives the reason for each title left out: only used copies, out of print, no price, all in the cart already', async () => {
    const [used, gone, none, last, unknown] = [
      await stockTitle(shop, 0),
      await stockTitle(shop, 0),
      await stockTitle(shop, 0),
      await stockTitle(shop, 1),
      await stockTitle(shop, 0),
    ];
    const offers = shop.db.selectFrom('offer').selectAll().where('shop_id', '=', '101').where('eisbn', '=', used);
    const offer = await offers.executeTakeFirstOrThrow();
    await shop.db
      .insertInto('offer')
      .values({ ...offer, condition: 'used', used: 1, onhand: 1, price: 900 })
      .execute();
    const titles = shop.db.updateTable('title').where('shop_id', '=', '101');
    await titles.set({ status: 'out_of_print' }).where('eisbn', '=', gone).execute();
    await titles.set({ status: 'out_of_stock_indefinitely' }).where('eisbn', '=', unknown).execute();
    const priced = shop.db.updateTable('offer').set({ price: null }).where('shop_id', '=', '101');
    await priced.where('eisbn', '=', none).execute();
    await reader.call('cart/add', { eisbn: last });
    await shop.db.updateTable('cart_line').set({ gift_registry_id: 'none' }).where('eisbn', '=', last).execute();
    const answer = await reader.call('titlelist/copyToCart', {
      list_id: await listOf(used, gone, none, last, unknown),
    });
    expect(answer.left_out.map(({ eisbn, reason }) => [eisbn, reason])).toEqual([
      [used, 'We only have a used copy. Choose it on its own page.'],
      [gone, 'Out of print'],
      [none, 'Contact store for availability'],
      [last, 'We only have 1 in stock'],
      [unknown, 'Out of stock indefinitely'],
    ]);
    expect(answer).toMatchObject({ added: 0, kept: 0, left_out_count: 5 });
  });

  it('adds nothing the second time, and keeps the quantities in the cart [API-032]', async () => {
    const [a, b] = [await stockTitle(shop, 9), await stockTitle(shop, 9)];
    await reader.call('cart/add', { eisbn: a, quantity: 4 });
    const list_id = await listOf(a, b);
    const answers = await Promise.all([1, 2, 3].map(() => reader.call('titlelist/copyToCart', { list_id })));
    expect(answers.map(({ added, kept }) => [added, kept])).toEqual([
      [1, 1],
      [0, 2],
      [0, 2],
    ]);
    expect(await lines()).toEqual([
      [a, 4],
      [b, 1],
    ]);
  });

  it('stops at the limit of cart lines and reports it', async () => {
    const titles = shop.db.selectFrom('title').select('eisbn').where('shop_id', '=', '101').where('for_sale', '=', 1);
    const rows = await titles.where('is_giftcard', '=', 0).limit(600).execute();
    const list_id = await listOf(...rows.map(({ eisbn }) => eisbn));
    const { added, left_out, left_out_count } = await reader.call('titlelist/copyToCart', { list_id });
    expect(added).toBeLessThanOrEqual(limits.cartLines);
    expect(added + left_out_count).toBe(rows.length);
    expect(left_out.length).toBeLessThanOrEqual(limits.list.leftOut);
  });

  it('is for members, [SEC-05] and for shops with a cart only [SEC-06]', async () => {
    const list_id = await listOf(await stockTitle(shop, 1));
    expect(await new Visitor(shop.app).refusal('titlelist/copyToCart', { list_id })).toMatchObject({
      status: 401,
      code: 'login_required',
    });
  });
});
