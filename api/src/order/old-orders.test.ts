import { openTestShop, type TestShop, Visitor } from '../../testing/api-client';
import { guestContact, stockTitle, submitFields } from '../../testing/stock';
import { orderCommand } from './order-command';
import { orderByNumber } from './order-repository';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const since = ['payments', 'shipping', 'shipping_batches'];
const inSummary = [
  'promo_codes',
  'post_subtotal_discount',
  'contains_gift_registry_item',
  'contains_gift_registry_shipping',
];
const without = (fields: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/** An order as the version before checkout stored it, and its submit. */
async function oldOrder() {
  const visitor = new Visitor(shop.app);
  const { cart } = await visitor.call('cart/add', { eisbn: await stockTitle(shop, 3) });
  const fields = { ...submitFields(cart.checksum), ...guestContact };
  const { order, order_number } = await visitor.call('checkout/submit', fields);
  const items = order.items.map((item) => without(item, ['cart_notes', 'gift_registry_name']));
  const document = JSON.stringify({ ...without(order, since), items, summary: without(order.summary, inSummary) });
  await shop.db.updateTable('book_order').set({ document }).where('order_number', '=', order_number).execute();
  return { visitor, fields, order, order_number };
}

it('an order of an earlier version answers a repeated submit with all of today’s fields', async () => {
  const { visitor, fields, order, order_number } = await oldOrder();
  expect(await visitor.call('checkout/submit', fields)).toEqual({ order_number, order });
});

it('an order of an earlier version can be paid at the counter', async () => {
  const { order, order_number } = await oldOrder();
  const said: string[] = [];
  expect(
    await orderCommand(shop.db, ['paid', 'saltwater', order_number], {
      info: (line) => void said.push(line),
      error: () => 1,
    }),
  ).toBe(0);
  const row = await orderByNumber(shop.db, '101', order_number);
  expect(JSON.parse(row?.document ?? '')).toMatchObject({
    payments: [{ amount: order.summary.total }],
    shipping: null,
    summary: { total_owing: 0, promo_codes: [] },
  });
});
