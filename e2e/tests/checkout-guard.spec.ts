import { randomUUID } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import {
  booksOnShelf,
  type Cart,
  callShop,
  enterAs,
  fillCart,
  guest,
  lastCopies,
  moneyIn,
  openStep,
  orderNumber,
  startPickup,
} from '../support/checkout';
import { goToReview, placeOrder } from '../support/orders';
import { addressOf } from '../support/shop-address';
import { expect, phone, test } from '../support/test';

const overlay = 'Click anywhere to continue.';
const moreScript = 60 * 1024;

test('a cart that changes in another tab: an overlay while the tab is inactive, then the cart; none during a payment [CHK-52] [CHK-53] [CHK-54]', async ({
  page,
}) => {
  await startPickup(page, 14);
  await openStep(page, 'payment');
  await page.getByRole('button', { name: /^Pay at pickup/ }).waitFor();
  await leaveWindow(page);
  await expect(page.getByText(overlay)).toBeHidden();
  await page.getByRole('link', { name: 'Contact', exact: true }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).waitFor();
  await leaveWindow(page);
  await page.getByRole('button', { name: overlay }).click();
  await expect(page.getByText(overlay)).toBeHidden();
  await expect(page).toHaveURL(/\/checkout\/contact$/);
  const other = await page.context().newPage();
  await other.goto('/checkout/cart');
  await callShop(other, 'cart/add', { eisbn: (await booksOnShelf(other, 15))[0]?.eisbn ?? '' });
  await other.close();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.waitForURL('**/checkout/cart');
  await expect(page.getByText('Your cart has changed. Please look it over before you go on.')).toBeVisible();
  await expect(page.locator('main')).toContainText('2 items');
});

test('a tab shows and links to the order placed in another tab', async ({ page }) => {
  await startPickup(page, 18);
  await openStep(page, 'payment');
  const other = await page.context().newPage();
  await other.goto('/checkout/payment');
  await other.getByRole('button', { name: /^Pay at pickup/ }).click();
  await other.getByRole('button', { name: 'Place order' }).click();
  const number = await orderNumber(other);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const notice = page.getByRole('status').filter({ hasText: 'Your order was placed.' });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole('link', { name: `See order #${number}` }).click();
  expect(await orderNumber(page)).toBe(number);
});

test('a reload of the review keeps all choices, and the terms must be accepted [CHK-49] [CHK-56] [CHK-57]', async ({
  page,
}) => {
  const shop = addressOf('lamplight');
  await enterAs(page, 'reader@example.com', shop);
  await fillCart(page, await booksOnShelf(page, 0));
  await openStep(page, 'cart', shop);
  await page.getByRole('button', { name: 'Ship my order' }).click();
  await page.getByRole('button', { name: /31 Orchard Lane/ }).click();
  await page.getByRole('button', { name: 'Continue to contact' }).click();
  await page.getByLabel('Instructions').fill('Mind the cat.');
  await page.getByLabel('Purchase Order number').fill('PO-7');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: /^PayPal/ }).click();
  await page.waitForURL('**/checkout/review');
  const before = await moneyIn(page, 'To pay');
  await page.reload();
  for (const chosen of [
    'June Reader',
    '31 Orchard Lane',
    'Mind the cat.',
    'Purchase Order PO-7',
    'Robin Reader',
    'PayPal',
  ])
    await expect(page.locator('main')).toContainText(chosen);
  expect(await moneyIn(page, 'To pay')).toEqual(before);
  await expect(page.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute('href', '/terms-conditions');
  await expect(page.getByRole('button', { name: 'Place order' })).toBeDisabled();
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await expect(page.getByRole('button', { name: 'PayPal' })).toBeEnabled();
});

test('a step that isn’t reached yet redirects to the cart [CHK-07] [GAP-89]', async ({ page }) => {
  await page.goto('/checkout/cart');
  await fillCart(page, await booksOnShelf(page, 16));
  for (const step of ['delivery', 'contact', 'payment', 'review', 'chase']) {
    await page.goto(`/checkout/${step}`);
    await page.waitForURL('**/checkout/cart');
  }
});

test('copies sold during the review lead to a Cart adjustment and no order [CHK-58] [CHK-59] [CHK-61]', async ({
  page,
  browser,
}) => {
  await page.goto('/checkout/cart');
  const { onhand, ...book } = await lastCopies(page);
  await fillForPickup(page, book.eisbn, onhand);
  await openStep(page, 'review');
  await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible();
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(new URL('/checkout/cart', page.url()).href);
  const cart = await fillForPickup(other, book.eisbn, 1);
  await callShop(other, 'checkout/submit', {
    ...guest,
    delivery_preference: 'pickup',
    payment_choice: 'pickup',
    checksum: cart.checksum,
    idempotency_key: randomUUID(),
  });
  await context.close();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(...(/customer\/(.*)/.exec(request.url())?.slice(1) ?? [])));
  await page.getByRole('button', { name: 'Place order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cart adjustment' });
  await expect(dialog).toContainText('We no longer have the inventory to fulfill this order.');
  await expectAccessible(page, 'dialog[open]');
  expect(calls).toContain('session/get');
  expect(calls).not.toContain('checkout/submit');
  await dialog.getByRole('link', { name: 'Return to cart' }).click();
  await page.waitForURL('**/checkout/cart');
  await page.getByRole('button', { name: 'Check out as guest' }).click();
  // the last copy of a book that is out of print is gone: the guest sees why
  await expect(page.getByRole('dialog', { name: /^(Some of your books have sold|Guest checkout$)/ })).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
});

test.describe(`at ${phone.width} px`, () => {
  test.use({ viewport: phone });

  test('paying at pickup loads no third-party script, and little beyond the cart [PAY-33]', async ({ page }) => {
    await page.goto('/checkout/cart');
    await fillCart(page, await booksOnShelf(page, 17));
    await page.goto('/checkout/cart', { waitUntil: 'networkidle' });
    const bodies: Promise<Buffer>[] = [];
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body());
    });
    await goToReview(page);
    await page.getByRole('button', { name: 'Place order' }).waitFor();
    const sizes = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).length);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    console.info(
      `pickup to the review: ${(bytes / 1024).toFixed(1)} KB of script (brotli) beyond the cart, ${sizes.length} files`,
    );
    expect(bytes).toBeLessThan(moreScript);
    expect([...origins]).toEqual([new URL(page.url()).origin]);
    expect(await page.locator('iframe').count()).toBe(0);
    await placeOrder(page);
  });
});

const leaveWindow = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('blur')));

/** A guest with this many copies who pays at pickup, ready to order. */
async function fillForPickup(page: Page, eisbn: string, quantity: number): Promise<Cart> {
  await callShop(page, 'cart/add', { eisbn, quantity: String(quantity) });
  await callShop(page, 'checkout/setDelivery', { delivery_preference: 'pickup' });
  await callShop(page, 'checkout/setExtras', guest);
  return (await callShop(page, 'checkout/setPaymentChoice', { payment_choice: 'pickup' })).cart;
}
