import { buildCart, buildSettings } from '@bookfront/shared/testing/builders';
import { ask, openTestApp, openTestShop, type TestShop, Visitor } from '../../testing/api-client';
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
  it('says what the order came to, and below that what gift cards paid of it', () => {
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

  it('is written with the order, once, with its sums', async () => {
    const [email, ...more] = await emailOf(await order({ instructions: 'Ring twice' }));
    expect(more).toEqual([]);
    expect(email).toMatchObject({ recipient: 'ada@example.com', kind: 'order', sent: null });
    expect(email?.text).toMatch(
      /Thank you\. We’ve received your order[\s\S]*Subtotal: \$20\.00\nGST: \$1\.00\nTotal: \$21\.00\nTotal owing: \$21\.00[\s\S]*Saltwater Books/,
    );
  });

  it('carries nothing that a guest wrote: the address may be anybody’s', async () => {
    const words = { name: 'You won, see evil.example', instructions: 'Ring twice', old_promo_code: 'PO-7' };
    expect((await emailOf(await order(words)))[0]?.text).not.toMatch(/evil|Ring twice|PO-7/);
  });

  it('goes to an account’s own address, whatever the call says, with what the shopper wrote', async () => {
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
  });

  it('goes to a stranger so often in a minute, and no more', async () => {
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

  it('has no markup that is not its own', () => {
    const { html, text } = composeEmail('A & B', [
      { text: '<img src=x onerror=alert(1)>' },
      { rows: [['"<b>"', '1']] },
    ]);
    expect(html).toContain('A &amp; B</h1><p>&lt;img src=x onerror=alert(1)&gt;</p>');
    expect(html).not.toMatch(/<img|<b>/);
    expect(text).toContain('<img src=x');
  });

  it('is not written for the order of a smoke test', async () => {
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
  it('is shown on one’s own machine alone', async () => {
    const member = new Visitor(shop.app);
    await member.logIn();
    const { cart } = await member.call('cart/add', { eisbn: await stockTitle(shop, 3) });
    const { order_number } = await member.call('checkout/submit', {
      ...reviewOf(cart, 'pickup'),
      instructions: 'Ring <b>twice',
    });
    const get = { method: 'GET', path: '/outbox', headers: { host: 'localhost' } };
    expect((await ask(shop.app, get)).statusCode).toBe(404);
    const open = await openTestApp(shop.dataDir, { outbox: true });
    const page = (await ask(open, get)).body;
    await open.close();
    expect(page).toContain(`Your order ${order_number} at Saltwater Books`);
    expect(page).toContain('Ring &lt;b&gt;twice');
  });
});

describe('the shop at the foot of an email', () => {
  it.each([
    [{}, 'Books\n1 Pier, Harbour BC V0N 1G0\n604 555 0100'],
    [{ province: '' }, 'Books\n1 Pier, Harbour V0N 1G0\n604 555 0100'],
    [{ city: '', postal_code: '', address: '' }, 'Books\nBC\n604 555 0100'],
    [{ city: '', province: '', postal_code: '' }, 'Books\n1 Pier\n604 555 0100'],
  ])('has no gap where it says nothing: %j', (over, text) => {
    const { store_info } = buildSettings();
    const known = { name: 'Books', address: '1 Pier', city: 'Harbour', province: 'BC', postal_code: 'V0N 1G0' };
    const rest = { phone: '604 555 0100', email: '', url: '', base_url: '' };
    expect(signature({ settings: { store_info: { ...store_info, ...known, ...rest, ...over } } })).toEqual({ text });
  });
});
