import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { href } from '@bookfront/shared/routes';
import { clearLimits, newMember, newPassword } from '../../testing/accounts';
import { ask, openTestApp, openTestShop, type TestShop, testNow, type Visitor } from '../../testing/api-client';
import { pdfText } from '../../testing/pdf-text';
import { stockTitle, submitFields } from '../../testing/stock';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => clearLimits(shop));

it('an order’s invoice is a report with its lines, sums and buyer [API-104] [API-105]', async () => {
  const member = await newMember(shop, 'invoice@example.com');
  const eisbn = await stockTitle(shop, 9);
  const { cart } = await member.call('cart/add', { eisbn, quantity: 2 });
  const { order_number, order } = await member.call('checkout/submit', submitFields(cart.checksum));
  const report = await member.call('order/getInvoice', { order_id: order_number });
  while (!(await member.call('report/progress', report)).completed);
  const answer = await member.post('report/get', report);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="invoice-${order_number}.pdf"`,
  });
  const text = pdfText(answer.bytes).join('');
  for (const part of [`Invoice${order_number}`, 'SaltwaterBooks', 'AdaGuest', eisbn, '$20.00', '$40.00', '$42.00'])
    expect(text).toContain(part);
  expect(order.summary.total).toBe(4200);
  const other = await newMember(shop, 'no-invoice@example.com');
  expect(await other.refusal('report/get', report)).toMatchObject({ status: 404, code: 'not_found' });
  expect(await other.refusal('report/progress', report)).toMatchObject({ status: 404 });
});

it('a report is gone after a day, also if nobody asks for another one', async () => {
  await shop.db
    .insertInto('report')
    .values({
      progress_report_id: 'yesterday',
      shop_id: '101',
      session_id: 's',
      account_id: '',
      name: 'old.pdf',
      created: testNow - 86_401,
      progress: 100,
      state: 'done',
      document: '',
    })
    .execute();
  const file = join(shop.dataDir, 'reports', 'yesterday.pdf');
  writeFileSync(file, '%PDF');
  await (await openTestApp(shop.dataDir)).close();
  expect(existsSync(file)).toBe(false);
  expect(await shop.db.selectFrom('report').select('name').where('name', '=', 'old.pdf').execute()).toEqual([]);
});

it('the address that Download opens has the file of report/get, for nobody else [RPT-07]', async () => {
  const member = await newMember(shop, 'download@example.com');
  const { cart } = await member.call('cart/add', { eisbn: await stockTitle(shop, 9) });
  const { order_number } = await member.call('checkout/submit', submitFields(cart.checksum));
  const report = await member.call('order/getInvoice', { order_id: order_number });
  while (!(await member.call('report/progress', report)).completed);
  const download = ({ host, cookie }: Visitor) =>
    ask(shop.app, {
      method: 'GET',
      path: href.reportFile(report.progress_report_id, '101'),
      headers: { host, cookie },
    });
  const answer = await download(member);
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="invoice-${order_number}.pdf"`);
  expect(answer.bytes).toEqual((await member.post('report/get', report)).bytes);
  expect((await download(await newMember(shop, 'no-download@example.com'))).statusCode).toBe(404);
});

it('a report is gone with the account that asked for it', async () => {
  const member = await newMember(shop, 'report@example.com');
  const { cart } = await member.call('cart/add', { eisbn: await stockTitle(shop, 9) });
  const { order_number } = await member.call('checkout/submit', submitFields(cart.checksum));
  const report = await member.call('order/getInvoice', { order_id: order_number });
  while (!(await member.call('report/progress', report)).completed);
  const files = () =>
    readdirSync(join(shop.dataDir, 'reports')).filter((name) => name.startsWith(report.progress_report_id));
  expect(files()).toHaveLength(1);
  await member.call('account/delete', { email_address: 'report@example.com', password: newPassword });
  expect(files()).toEqual([]);
});
