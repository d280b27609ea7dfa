import { clearLimits, emailsTo, tokenTo, withSettings } from '../../testing/accounts';
import { openTestShop, type TestShop, testNow, Visitor } from '../../testing/api-client';
import { guestContact, stockTitle, submitFields } from '../../testing/stock';
import { signOrderLink } from '../order-link/order-link';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => clearLimits(shop));

async function guestOrder(email: string): Promise<string> {
  const guest = new Visitor(shop.app);
  const { cart } = await guest.call('cart/add', { eisbn: await stockTitle(shop, 3) });
  const fields = { ...submitFields(cart.checksum), ...guestContact, email };
  return (await guest.call('checkout/submit', fields)).order_number;
}
const find = (order_number: string, email_address: string) =>
  new Visitor(shop.app).post('order/findByEmail', { order_number, email_address });
const linksTo = async (email: string) =>
  (await emailsTo(shop, email)).filter(({ kind }) => kind === 'order_link').length;
async function untilSent(email: string): Promise<string> {
  while ((await linksTo(email)) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  return tokenTo(shop, email);
}

it('a guest’s order opens by a link that only its own email gets, without a login', async () => {
  const order_number = await guestOrder('ada@example.com');
  const right = await find(order_number, ' Ada@Example.com');
  const token = await untilSent('ada@example.com');
  const browser = new Visitor(shop.app);
  expect(await browser.call('order/get', { order_id: order_number, token })).toMatchObject({
    order_number,
    purchaser_email: 'ada@example.com',
  });
  expect(browser.cookie).toBe('');
  const wrong = [
    await find(order_number, 'eve@example.com'),
    await find('999999', 'ada@example.com'),
    await find(`${order_number}'--`, 'eve@example.com'),
  ];
  for (const answer of wrong) {
    expect([answer.statusCode, answer.body]).toEqual([right.statusCode, right.body]);
  }
  await find(order_number, 'ada@example.com');
  while ((await linksTo('ada@example.com')) < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await linksTo('eve@example.com')).toBe(0);
  expect(await linksTo('ada@example.com')).toBe(2);
});

it('a link opens its own order alone, in its own shop, and for seven days', async () => {
  const [mine, theirs] = [await guestOrder('ben@example.com'), await guestOrder('cid@example.com')];
  await find(mine, 'ben@example.com');
  const token = await untilSent('ben@example.com');
  const order = { order_number: mine, purchaser_email: 'ben@example.com' };
  const sign = (over: object) => signOrderLink(shop.db, { shopId: '101', order, now: testNow, ...over });
  const attempts = [
    [await guestOrder('ben@example.com'), token],
    [theirs, token],
    ['999999', token],
    [mine, `${token}x`],
    [mine, token.replace(/^\d+/, (until) => String(Number(until) + 1))],
    [mine, await sign({ shopId: '102' })],
    [mine, await sign({ order: { ...order, purchaser_email: 'eve@example.com' } })],
    [mine, await sign({ now: testNow - 7 * 86_400 })],
  ] as const;
  for (const [order_id, attempt] of attempts)
    expect(await new Visitor(shop.app).refusal('order/get', { order_id, token: attempt })).toMatchObject({
      status: 422,
      code: 'token_expired',
    });
  expect((await new Visitor(shop.app).post('order/get', { order_id: mine, token: await sign({}) })).statusCode).toBe(
    200,
  );
});

it('a link opens its order in a shop that has become private since', async () => {
  const order_number = await guestOrder('dee@example.com');
  await find(order_number, 'dee@example.com');
  const token = await untilSent('dee@example.com');
  const restore = await withSettings(shop, { is_private: true });
  const reader = new Visitor(shop.app);
  expect((await reader.post('order/get', { order_id: order_number, token })).statusCode).toBe(200);
  expect(await reader.refusal('order/get', { order_id: order_number })).toMatchObject({ status: 401 });
  await restore();
});

it('look-ups are limited for each recipient and visitor', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 11; at++) statuses.push((await find('1', 'flooded@example.com')).statusCode);
  expect(statuses).toEqual([...Array(10).fill(200), 403]);
});

it('an email that is none is told at its field', async () => {
  expect((await find('1', 'nobody')).json()).toMatchObject({
    fields: { email_address: 'Please enter a valid email address.' },
  });
});
