import { clearLimits, newMember } from '../../testing/accounts';
import { openTestShop, type TestShop, type Visitor } from '../../testing/api-client';
import { stockTitle, submitFields } from '../../testing/stock';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => clearLimits(shop));

async function ordered(member: Visitor, copies: Record<string, number>): Promise<string> {
  for (const [eisbn, quantity] of Object.entries(copies)) await member.call('cart/add', { eisbn, quantity });
  const { cart } = await member.call('session/get', {});
  return (await member.call('checkout/submit', submitFields(cart.checksum))).order_number;
}
const setOffer = (eisbn: string, fields: { onhand: number; is_extra_orderable?: number }) =>
  shop.db.updateTable('offer').set(fields).where('shop_id', '=', '101').where('eisbn', '=', eisbn).execute();

it('an order is bought again copy by copy, beside what the cart has', async () => {
  const member = await newMember(shop, 'again@example.com');
  const [one, two] = [await stockTitle(shop, 9), await stockTitle(shop, 9)];
  const order_id = await ordered(member, { [one]: 3, [two]: 1 });
  await member.call('cart/add', { eisbn: one });
  const { cart, added, left_out } = await member.call('order/reorder', { order_id });
  expect([added, left_out]).toEqual([4, []]);
  expect(cart.items.map(({ title_info, cart_info }) => [title_info.eisbn, cart_info.quantity])).toEqual([
    [one, 4],
    [two, 1],
  ]);
});

it('what is gone is told, wholly or in part, and the rest is taken', async () => {
  const member = await newMember(shop, 'gone@example.com');
  const [few, none, gone] = [await stockTitle(shop, 9), await stockTitle(shop, 9), await stockTitle(shop, 9)];
  const order_id = await ordered(member, { [few]: 4, [none]: 1, [gone]: 2 });
  await setOffer(few, { onhand: 2, is_extra_orderable: 0 });
  await setOffer(none, { onhand: 0, is_extra_orderable: 0 });
  await shop.db.updateTable('title').set({ for_sale: 0 }).where('eisbn', '=', gone).execute();
  const { cart, added, left_out, left_out_count } = await member.call('order/reorder', { order_id });
  expect([added, left_out_count, cart.items.length]).toEqual([2, 3, 1]);
  expect(left_out).toEqual([
    expect.objectContaining({ eisbn: few, reason: 'We only have 2 in stock' }),
    expect.objectContaining({ eisbn: none, reason: expect.stringMatching(/\S/) }),
    expect.objectContaining({ eisbn: gone, title: expect.stringMatching(/^Tale Number/) }),
  ]);
});

it('only the order’s owner can buy it again, or have its invoice', async () => {
  const order_id = await ordered(await newMember(shop, 'owner@example.com'), { [await stockTitle(shop, 9)]: 1 });
  const other = await newMember(shop, 'other@example.com');
  for (const name of ['order/reorder', 'order/getInvoice'] as const)
    expect(await other.refusal(name, { order_id })).toMatchObject({ status: 404, code: 'no_order' });
});
