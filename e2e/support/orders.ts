import { expect, type Page } from '@playwright/test';
import { hydrated } from './test';

/** Searches and opens the first title in stock. Returns its name. */
export async function openBook(page: Page, text: string): Promise<string> {
  await page.goto('/');
  await hydrated(page);
  await openSearch(page);
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill(text);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/browse\/filter\/t\//);
  const link = page
    .locator('main article', { hasText: /\d in stock/, has: page.getByRole('button', { name: /Add to Cart/ }) })
    .getByRole('heading')
    .getByRole('link')
    .first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
}

/** On a phone the search opens by its toggle (SHL-19). */
async function openSearch(page: Page): Promise<void> {
  const toggle = page.getByRole('banner').locator('[aria-controls="search"]');
  if (await toggle.isVisible()) await toggle.click();
}

export async function addToCart(page: Page): Promise<void> {
  await page.locator('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.locator('main').getByRole('link', { name: 'Go to Cart' }).first().click();
  await page.waitForURL('**/checkout/cart');
}

export async function logIn(page: Page, email = 'reader@example.com', returnTo = '/', origin = ''): Promise<void> {
  await page.goto(`${origin}/account/login?return_to=${encodeURIComponent(returnTo)}`);
  await hydrated(page);
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('bookfront-demo');
  await page.locator('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname === returnTo);
}

/** Adds a book in stock to the cart from the results. */
export async function takeFromShelf(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/browse/filter/j/onhand`);
  await hydrated(page);
  await page.locator('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(
    page
      .getByRole('banner')
      .getByText(/1 item/)
      .first(),
  ).toBeAttached();
}

let guests = 0;
/**
 * An address that no other order has: from one network address the shop takes ten orders for a guest's address in a
 * quarter of an hour.
 */
export const newGuestEmail = (): string => `ida-${Date.now()}-${guests++}@example.com`;

/** Goes from the cart to the review as a guest. */
export async function goToReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: /guest/i }).click();
  await page.waitForURL('**/checkout/contact');
  await page.getByLabel(/^Name/).fill('Ida Guest');
  await page.getByRole('textbox', { name: /^Email/ }).fill(newGuestEmail());
  await page.getByRole('textbox', { name: /^Phone/ }).fill('(604) 555-0123');
  await page.getByRole('button', { name: /continue/i }).click();
  await page.waitForURL('**/checkout/payment');
  await page.getByText('Pay at pickup').first().click();
  await page.waitForURL('**/checkout/review');
}

export async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL('**/account/order/**');
  await expect(page.getByText(/Order #/).first()).toBeVisible();
}
