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

it('an order is exported to Excel with its own totals [API-101] [ORD-04]', async () => {
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

it('text that looks like a formula or a number stays text in Excel, and amounts keep their cents [API-101]', async () => {
  const visitor = new Visitor(shop.app);
  const { cart } = await visitor.call('cart/add', { eisbn: await stockTitle(shop, 3) });
  const { order } = await visitor.call('checkout/submit', { ...submitFields(cart.checksum), ...guestContact });
  const [item] = order.items;
  if (!item) throw new Error('The order has no line.');
  const hostile = ['=HYPERLINK("https://evil.example")', '+1+1', '-2', '@SUM(A1)', '\t=1', '\r=1'];
  const items = hostile.map((title) => ({
    ...item,
    title_info: { ...item.title_info, eisbn: '0001234567890', title },
    sold_price: 1,
    line_total: 29,
  }));
  const book = read(await orderWorkbook({ ...order, purchaseorder: '=1+1', items }), { cellFormula: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  const cells = Object.entries(sheet)
    .filter(([name]) => /^[A-Z]+\d+$/.test(name))
    .map(([, cell]) => cell);
  expect(cells.filter((cell) => 'f' in cell && cell.f)).toEqual([]);
  const texts = cells.filter(({ t }) => t === 's').map(({ v }) => v);
  expect(texts).toEqual(expect.arrayContaining(['=1+1', '0001234567890', '=HYPERLINK("https://evil.example")', '-2']));
  expect(cells.filter(({ t, v }) => t === 'n' && v === 0.29)).toHaveLength(hostile.length);
});
