import { buildCart, buildSettings } from '@bookfront/shared/testing/builders';
import { ask, openTestApp, openTestShop, type TestShop, testNow, Visitor } from '../../testing/api-client';
import { guestContact, stockTitle } from '../../testing/stock';
import { reviewOf } from '../../testing/test-checkout';
import { composeEmail } from './compose-email';
import { sumsOf } from './order-email';
import { signature } from './shop-signature';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function order(over: object = {}): Promise<string> {
  const guest = new Visitor(shop.app);
  const { cart } = await guest.call('cart/add', { eisbn: await stockTitle(shop, 3) });
  return (await guest.call('checkout/submit', { ...reviewOf(cart, 'pickup'), ...guestContact, ...over })).order_number;
}
const emailOf = (number: string) =>
  shop.db.selectFrom('outbox').selectAll().where('subject', 'like', `%${number}%`).execute();

describe('the email of an order', () => {
  it('shows the order total, and below it what gift cards paid', () => {
    const summary = {
      ...buildCart().summary,
      subtotal: 4000,
      total_gift_card_amount_used: 1000,
      total: 3000,
      total_owing: 3000,
    };
    expect(sumsOf({ summary, payments: [{ type: 'Gift card ending in 5000', amount: 1000 }] })).toEqual([
      ['Subtotal', '$40.00'],
      ['Total', '$40.00'],
      ['Gift card ending in 5000', '-$10.00'],
      ['Total owing', '$30.00'],
    ]);
  });

  it('is queued with the order, once, with its totals', async () => {
    const [email, ...more] = await emailOf(await order({ instructions: 'Ring twice' }));
    expect(more).toEqual([]);
    expect(email).toMatchObject({ recipient: 'ada@example.com', kind: 'order', sent: null });
    expect(email?.text).toMatch(
      /Thank you\. We’ve received your order[\s\S]*Subtotal: \$20\.00\nGST: \$1\.00\nTotal: \$21\.00\nTotal owing: \$21\.00[\s\S]*Saltwater Books/,
    );
  });

  it('has a link that opens the order to a guest, and no other order', async () => {
    const [number, other] = [await order(), await order()];
    const [email] = await emailOf(number);
    const [, path, token = ''] =
      /Look at your order:\n\S*(\/account\/order\/\d+)\?token=(\S+)\n/.exec(email?.text ?? '') ?? [];
    expect(path).toBe(`/account/order/${number}`);
    const reader = new Visitor(shop.app);
    expect(await reader.call('order/get', { order_id: number, token })).toMatchObject({ order_number: number });
    expect(await reader.refusal('order/get', { order_id: other, token })).toMatchObject({ code: 'token_expired' });
  });

  it('contains nothing that a guest wrote, since the address may be anybody’s', async () => {
    const words = { name: 'You won, see evil.example', instructions: 'Ring twice', old_promo_code: 'PO-7' };
    expect((await emailOf(await order(words)))[0]?.text).not.toMatch(/evil|Ring twice|PO-7/);
  });

  it('goes to the account’s own address, whatever the call says, with the shopper’s notes', async () => {
    const words = { instructions: 'Ring twice', old_promo_code: 'PO-7' };
    const member = new Visitor(shop.app);
    await member.logIn();
    const place = async (over: object) => {
      const { cart } = await member.call('cart/add', { eisbn: await stockTitle(shop, 3) });
      return (await member.call('checkout/submit', { ...reviewOf(cart, 'pickup'), ...words, ...over })).order_number;
    };
    const [email] = await emailOf(await place({ email: 'stranger@example.com' }));
    expect(email?.recipient).toBe('reader@example.com');
    expect(email?.text).toMatch(/Notes: Ring twice\nPurchase order: PO-7/);
    expect(email?.text).toMatch(/Look at your order:\n\S*\/account\/order\/\d+\n/);
  });

  it('to a guest is limited per minute', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 11; at++) {
      const guest = new Visitor(shop.app);
      const { cart } = await guest.call('cart/add', { eisbn: await stockTitle(shop, 3) });
      statuses.push(
        (
          await guest.post('checkout/submit', {
            ...reviewOf(cart, 'pickup'),
            ...guestContact,
            email: 'victim@example.com',
          })
        ).statusCode,
      );
    }
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([10, 429]);
  });

  it('reaches a guest whose address a stranger floods, and without it the order is placed all the same', async () => {
    const stranger = new Visitor(shop.app);
    const flood = async (email_address: string) =>
      (await stranger.post('account/check', { email_address }, { 'x-forwarded-for': '198.51.100.7' })).statusCode;
    for (let at = 0; at < 10; at++) expect(await flood('flooded@example.com')).toBe(200);
    expect(await emailOf(await order({ email: 'flooded@example.com' }))).toHaveLength(1);
    const counted = shop.db.selectFrom('login_failure').select('who').where('who', 'like', 'email to:% today');
    const { who } = await counted.executeTakeFirstOrThrow();
    const full = Array.from({ length: 60 }, () => ({ shop_id: '101', who, at: testNow, until: testNow + 60 }));
    await shop.db.insertInto('login_failure').values(full).execute();
    expect(await emailOf(await order({ email: 'flooded@example.com' }))).toEqual([]);
  });

  it('is readable in dark mode and without pictures, and shows a link’s address', () => {
    const address = 'https://books.example/account/verify?token=a&x="1"';
    const { html, text } = composeEmail('Hello', [{ link: { text: 'Go on', address } }]);
    expect(html).toMatch(/<meta name="color-scheme" content="light dark">.*prefers-color-scheme:dark/);
    expect(html).toContain('href="https://books.example/account/verify?token=a&amp;x=&quot;1&quot;"');
    expect(html).not.toMatch(/<img|url\(|background-image/);
    expect(text).toContain(`Go on:\n${address}`);
  });

  it('contains no markup but its own', () => {
    const { html, text } = composeEmail('A & B', [
      { text: '<img src=x onerror=alert(1)>' },
      { rows: [['"<b>"', '1']] },
    ]);
    expect(html).toContain('A &amp; B</h1><p>&lt;img src=x onerror=alert(1)&gt;</p>');
    expect(html).not.toMatch(/<img|<b>/);
    expect(text).toContain('<img src=x');
  });

  it('is not sent for a smoke test’s order', async () => {
    const guest = new Visitor(shop.app);
    const { cart } = await guest.call('cart/add', { eisbn: await stockTitle(shop, 3) });
    const answer = await guest.post(
      'checkout/submit',
      { ...reviewOf(cart, 'pickup'), ...guestContact },
      { 'x-bookfront-smoke': '1' },
    );
    expect(await emailOf((answer.json() as { order_number: string }).order_number)).toEqual([]);
  });
});

describe('the outbox', () => {
  it('is shown only on one’s own machine', async () => {
    const member = new Visitor(shop.app);
    await member.logIn();
    const { cart } = await member.call('cart/add', { eisbn: await stockTitle(shop, 3) });
    const { order_number } = await member.call('checkout/submit', {
      ...reviewOf(cart, 'pickup'),
      instructions: 'Ring <b>twice',
    });
    const get = { method: 'GET', path: '/outbox', headers: { host: 'localhost' } };
    expect((await ask(shop.app, get)).statusCode).toBe(404);
    const open = await openTestApp(shop.dataDir, { outbox: true, sharedOrigin: 'http://localhost:4000' });
    const page = (await ask(open, get)).body;
    await open.close();
    expect(page).toContain(`Your order ${order_number} at Saltwater Books`);
    expect(page).toContain('Ring &lt;b&gt;twice');
    // the shop's own address leads nowhere from a machine where it is tried
    expect(page).toMatch(
      new RegExp(
        `https://saltwater\\.example/account/order/${order_number}\\S*\\n<a href="http://localhost:4000/account/order/`,
      ),
    );
  });
});

describe('the shop’s signature in an email', () => {
  it.each([
    [{}, 'Books\n1 Pier, Harbour BC V0N 1G0\n604 555 0100'],
    [{ province: '' }, 'Books\n1 Pier, Harbour V0N 1G0\n604 555 0100'],
    [{ city: '', postal_code: '', address: '' }, 'Books\nBC\n604 555 0100'],
    [{ city: '', province: '', postal_code: '' }, 'Books\n1 Pier\n604 555 0100'],
  ])('leaves no gap for empty fields: %j', (over, text) => {
    const { store_info } = buildSettings();
    const known = { name: 'Books', address: '1 Pier', city: 'Harbour', province: 'BC', postal_code: 'V0N 1G0' };
    const rest = { phone: '604 555 0100', email: '', url: '', base_url: '' };
    expect(signature({ settings: { store_info: { ...store_info, ...known, ...rest, ...over } } })).toEqual({ text });
  });
});
