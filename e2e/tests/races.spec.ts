import type { Page } from '@playwright/test';
import { callShop, enterAs, fillCart } from '../support/checkout';
import { outboxAt } from '../support/mail';
import { cards, watchPayments } from '../support/payments';
import { type OwnShop, openShop } from '../support/shop';
import { type Answer, behindProxy, Shopper } from '../support/shopper';
import { expect, hydrated, test } from '../support/test';
import { mapConcurrently } from '../support/visitors';

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openShop({ name: 'races', takesPayments: true, hasOwnData: true, env: behindProxy });
});
test.afterAll(() => shop.close());

/** `network`: this test's own, so that each shopper has a unique address. */
const shoppers = (count: number, network: string, at = ''): Shopper[] =>
  Array.from({ length: count }, (_one, i) => new Shopper(shop.address, at, `${network}.${i + 1}`));
const ordered = (answers: Answer[]) =>
  answers.filter(({ status }) => status === 200).map(({ body }) => body.order_number);
const codesOf = (answers: Answer[]) => [
  ...new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)),
];
async function countEmailsTo(all: readonly Shopper[]): Promise<number> {
  const emails = (await outboxAt(shop.address)).filter(({ subject }) => subject.startsWith('Your order '));
  return emails.filter(({ recipient }) => all.some(({ email }) => email === recipient)).length;
}

test('one of fifty submits for the last copy places an order', async () => {
  const [first, ...others] = shoppers(51, '198.51.100', 'lamplight') as [Shopper, ...Shopper[]];
  const scarce = (await first.shelf()).find(({ onhand, isOrdered }) => onhand >= 2 && onhand <= 4 && !isOrdered);
  if (!scarce) throw new Error('no book is nearly sold out');
  const { eisbn, onhand } = scarce;
  const { cart } = await first.call('cart/add', { eisbn, quantity: String(onhand - 1) });
  await first.call('checkout/submit', first.review(cart));
  expect(await first.onhandOf(eisbn)).toBe(1);
  const carts = await mapConcurrently(others, async (one) => (await one.call('cart/add', { eisbn })).cart);
  const answers = await Promise.all(others.map((one, at) => one.ask('checkout/submit', one.review(carts[at] ?? cart))));
  expect(ordered(answers)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  expect(codesOf(answers)).toEqual(['cart_adjustment']);
  expect([await first.onhandOf(eisbn), await countEmailsTo(others)]).toEqual([0, 1]);
});

test('twenty carts spend no more than a gift card’s balance', async () => {
  const all = shoppers(21, '203.0.113', 'lamplight') as [Shopper, ...Shopper[]];
  const [, ...others] = all;
  const card = { gift_card_number: '4000123412341234', pin: '1234' };
  const balance = async () =>
    (
      await all[0].call<{ balance: number }>('giftcard/balance', {
        number: card.gift_card_number,
        pin: card.pin,
        captcha: await all[0].captcha(),
      })
    ).balance;
  const held = await balance();
  const book = (await all[0].shelf()).find(
    ({ price, onhand }) => onhand > held / price && price > held / 6 && price < held / 2.5,
  );
  if (!book) throw new Error('no book of that price is on the shelf');
  const carts = await mapConcurrently(others, async (one) => {
    await one.call('cart/add', { eisbn: book.eisbn });
    return (await one.call('checkout/addGiftCard', { ...card, captcha: await one.captcha() })).cart;
  });
  expect(carts.map(({ summary }) => summary.total)).toEqual(others.map(() => 0));
  const price = carts[0]?.gift_cards[0]?.amount ?? 0;
  const maxOrders = Math.floor(held / price);
  const answers = await Promise.all(
    others.flatMap((one, at) => (carts[at] ? [one.ask('checkout/submit', one.review(carts[at], 'not_required'))] : [])),
  );
  expect(answers).toHaveLength(20);
  expect(ordered(answers)).toHaveLength(maxOrders);
  expect(new Set(ordered(answers)).size).toBe(maxOrders);
  expect([await balance(), await all[0].onhandOf(book.eisbn), await countEmailsTo(others)]).toEqual([
    held - maxOrders * price,
    book.onhand - maxOrders,
    maxOrders,
  ]);
});

test('a single-use promo code works for one of thirty shoppers', async () => {
  const all = shoppers(30, '192.0.2');
  const book = (await all[0]?.shelf())?.find(({ onhand }) => onhand >= 3);
  if (!book) throw new Error('no book is on the shelf');
  const carts = await mapConcurrently(all, async (one) => {
    await one.call('cart/add', { eisbn: book.eisbn });
    return (await one.call('checkout/addPromocode', { code: 'ONCE' })).cart;
  });
  const answers = await Promise.all(
    all.flatMap((one, at) => (carts[at] ? [one.ask('checkout/submit', one.review(carts[at]))] : [])),
  );
  expect(answers).toHaveLength(30);
  expect(ordered(answers)).toHaveLength(1);
  expect([await all[0]?.onhandOf(book.eisbn), await countEmailsTo(all)]).toEqual([book.onhand - 1, 1]);
});

test('five equal submits of a cart paid by card make one order and one payment', async ({ page }) => {
  await enterAs(page, 'reader@example.com', shop.address);
  const [book] = await new Shopper(shop.address, '', '198.51.100.200')
    .shelf()
    .then((all) => all.filter(({ onhand }) => onhand >= 4).slice(-1));
  if (!book) throw new Error('no book is on the shelf');
  const { summary } = await fillCart(page, [{ eisbn: book.eisbn, title: '' }]);
  const paid = await watchPayments(page, shop.address);
  await callShop(page, 'checkout/setDelivery', { delivery_preference: 'pickup' });
  const year = String(new Date().getUTCFullYear() + 3);
  const form = {
    name: 'Ida Guest',
    number: cards.good,
    cvv: '123',
    month: '12',
    year,
    country: 'CA',
    postal_code: 'V0N 1V0',
  };
  const { cart, cc_info } = await callShop<{ cart: { checksum: string }; cc_info: string }>(
    page,
    'checkout/setCreditCard',
    form,
  );
  const review = {
    delivery_preference: 'pickup',
    payment_choice: 'credit_card',
    checksum: cart.checksum,
    encrypted_cc_info: cc_info,
  };
  const fields = { ...review, idempotency_key: 'five-equal-submits' };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      callShop<{ order_number: string; order: { summary: { total: number } } }>(page, 'checkout/submit', fields),
    ),
  );
  expect(new Set(answers.map(({ order_number }) => order_number)).size).toBe(1);
  await expect
    .poll(() => paid.refresh().then(() => paid.payments().map(({ amount, status }) => `${amount} ${status}`)))
    .toEqual([`${(summary.total / 100).toFixed(2)} CAD captured`]);
  expect(await new Shopper(shop.address, '', '198.51.100.201').onhandOf(book.eisbn)).toBe(book.onhand - 1);
});

test('concurrent first adds of a guest share one cart, even from two tabs', async ({ page, context }) => {
  const [book = '', other = '', third = ''] = (await (shoppers(1, '192.0.2')[0] as Shopper).shelf()).map(
    ({ eisbn }) => eisbn,
  );
  // a slow connection: requests within a second arrive together, without a cookie
  const line = new Promise<void>((go) =>
    context.on('request', (request) => request.url().endsWith('/cart/add') && setTimeout(go, 1000)),
  );
  await context.route('**/customer/cart/add', async (route) => {
    await line;
    await route.continue();
  });
  const second = await context.newPage();
  for (const one of [page, second]) {
    await one.goto(`${shop.address}/browse/filter/j/onhand/v/title/l/100`);
    await hydrated(one);
  }
  const add = (one: Page, eisbn: string) =>
    one
      .locator(`li:has(a[href$="/item/${eisbn}"])`)
      .getByRole('button', { name: /^Add to Cart/ })
      .click();
  await Promise.all([add(page, book), add(second, third)]);
  await add(page, other);
  // each tab shows what the other adds
  for (const one of [page, second]) await expect(one.getByRole('link', { name: /^Go to Cart/ })).toHaveCount(3);
  await page.goto(`${shop.address}/checkout/cart`);
  await expect(page.locator('main').getByText('3 items').first()).toBeVisible();
});
