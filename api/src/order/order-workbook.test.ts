import { read, utils } from '@e965/xlsx';
import { openTestShop, type TestShop, Visitor } from '../../testing/api-client';
import { guestContact, stockTitle, submitFields } from '../../testing/stock';
import { orderWorkbook } from './order-workbook';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

function rowsIn(bytes: Uint8Array): (string | number)[][] {
  const book = read(bytes);
  return utils.sheet_to_json<(string | number)[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
}

it('an order comes as an Excel file with the sums that it has [API-101] [ORD-04]', async () => {
  const visitor = new Visitor(shop.app);
  await visitor.logIn();
  const eisbn = await stockTitle(shop, 3);
  await visitor.call('cart/add', { eisbn, quantity: 2 });
  const { cart } = await visitor.call('checkout/addPromocode', { code: 'TIDE10' });
  const { order, order_number } = await visitor.call('checkout/submit', {
    ...submitFields(cart.checksum),
    ...guestContact,
  });
  const answer = await visitor.post('order/getExcel', { order_id: order_number });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename="order-${order_number}.xlsx"`,
    'cache-control': 'private, no-store',
  });
  const rows = rowsIn(answer.bytes);
  expect(rows).toContainEqual(expect.arrayContaining([eisbn, 2, order.items[0] && order.items[0].line_total / 100]));
  const sum = (name: string) => rows.find((row) => row[1] === name)?.at(-1);
  expect([sum('Total'), sum('Owing')]).toEqual([order.summary.total / 100, order.summary.total_owing / 100]);
  expect(rows).toContainEqual(expect.arrayContaining(['10 % off for friends of the harbour', 'Promo code', -4]));
  const left = order.summary.total - 1000;
  const payments = [
    { type: 'Gift card ending in 5000', amount: 600 },
    { type: 'Gift card ending in 1234', amount: 400 },
  ];
  const byGiftCards = {
    ...order,
    payments,
    summary: { ...order.summary, total_gift_card_amount_used: 1000, total: left, total_owing: left },
  };
  const lastRows = rowsIn(await orderWorkbook(byGiftCards)).slice(-4);
  expect(lastRows.map((row) => [row[1], row.at(-1)])).toEqual([
    ['Total', order.summary.total / 100],
    ['Gift card ending in 5000', -6],
    ['Gift card ending in 1234', -4],
    ['Owing', left / 100],
  ]);
  const guest = new Visitor(shop.app);
  expect(await guest.refusal('order/getExcel', { order_id: order_number })).toMatchObject({ status: 401 });
  const other = new Visitor(shop.app);
  await other.logIn('teacher@example.com');
  expect(await other.refusal('order/getExcel', { order_id: order_number })).toMatchObject({ status: 404 });
});
