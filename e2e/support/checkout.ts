import { expect, type Page } from '@playwright/test';
import { outboxAt } from './mail';
import { hydrated } from './test';

export interface Book {
  eisbn: string;
  title: string;
}
/** Amounts in cents. */
export interface Cart {
  checksum: string;
  summary: { subtotal: number; total: number };
}

/** Makes a call in the open page's session. Throws the refusal. */
export async function callShop<Reply = { cart: Cart }>(
  page: Page,
  name: string,
  payload: Record<string, string> = {},
): Promise<Reply> {
  const { status, body } = await page.evaluate(
    async ([call, fields]) => {
      const ask = async (path: string, form: Record<string, string>) => {
        const answer = await fetch(`/customer/${path}`, { method: 'POST', body: new URLSearchParams(form) });
        return { status: answer.status, body: await answer.json() };
      };
      const { session_id } = (await ask('session/get', {})).body;
      return ask(call, { ...fields, session_id });
    },
    [name, payload] as const,
  );
  if (status !== 200) throw new Error(`${name}: ${body.error}`);
  return body;
}

/** Logs in and opens the cart page. */
export async function enterAs(page: Page, email_address: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/checkout/cart`);
  await callShop(page, 'account/login', { email_address, password: 'bookfront-demo' });
}

interface Row extends Book {
  binding_code: string;
  available: { used: boolean; price: number | null; onhand: number; onorder: number; is_extra_orderable: boolean }[];
}

/**
 * New books with at least three copies in stock. Each test uses its own `slot` of the results, since orders take
 * copies.
 */
export async function booksOnShelf(page: Page, slot: number, count = 1): Promise<Book[]> {
  const { rows } = await callShop<{ rows: Row[] }>(page, 'browse/get', {
    j: 'onhand',
    v: 'title',
    o: String(slot * 40),
    l: '40',
  });
  return rows
    .filter(({ available }) => available.some(({ used, price, onhand }) => !used && price !== null && onhand >= 3))
    .slice(0, count);
}

/** A book with few copies that can't be reordered. */
export async function lastCopies(page: Page): Promise<Book & { onhand: number }> {
  const { rows } = await callShop<{ rows: Row[] }>(page, 'browse/get', { j: 'onhand', v: 'title', o: '800', l: '100' });
  for (const { eisbn, title, available } of rows) {
    const [offer, ...others] = available;
    if (
      offer &&
      others.length === 0 &&
      !offer.used &&
      offer.price !== null &&
      !offer.is_extra_orderable &&
      offer.onhand <= 4
    )
      return { eisbn, title, onhand: offer.onhand };
  }
  throw new Error('no book is nearly sold out');
}

/** A forthcoming book that can be ordered. */
export async function forthcomingBook(page: Page): Promise<Book> {
  const { rows } = await callShop<{ rows: Row[] }>(page, 'browse/get', { d: 'forthcoming', v: 'title', l: '40' });
  return (
    rows.find(({ available }) =>
      available.some(({ price, is_extra_orderable }) => price !== null && is_extra_orderable),
    ) ?? { eisbn: '', title: '' }
  );
}

/** A large-print book in stock. */
export async function largePrint(page: Page): Promise<Book> {
  const { rows } = await callShop<{ rows: (Row & { is_large_print: boolean })[] }>(page, 'browse/get', {
    j: 'onhand',
    v: 'title',
    l: '100',
  });
  const found = rows.find(
    ({ is_large_print, available }) =>
      is_large_print && available.some(({ price, onhand }) => price !== null && onhand > 0),
  );
  if (!found) throw new Error('no book in large print is on the shelf');
  return found;
}

/** Replaces the page's cart by these books. */
export async function fillCart(page: Page, books: readonly Book[], quantity = 1): Promise<Cart> {
  let { cart } = await callShop(page, 'cart/removeAll');
  for (const { eisbn } of books) ({ cart } = await callShop(page, 'cart/add', { eisbn, quantity: String(quantity) }));
  return cart;
}

export const guest = {
  name: 'Ida Guest',
  email: 'ida@example.com',
  phone: '6045550123',
  preferred_communication: 'email',
};

/** A guest for each slot: for one address the shop takes ten orders in a quarter of an hour. */
export const guestOf = (slot: number) => ({ ...guest, email: `ida${slot}@example.com` });

/** Prepares a pickup order of a guest up to the payment step; the page shows the cart. */
export async function startPickup(page: Page, slot: number, origin = ''): Promise<Cart> {
  await page.goto(`${origin}/checkout/cart`);
  await fillCart(page, await booksOnShelf(page, slot));
  await callShop(page, 'checkout/setDelivery', { delivery_preference: 'pickup' });
  const { cart } = await callShop(page, 'checkout/setExtras', guestOf(slot));
  return cart;
}

export async function openStep(page: Page, step: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/checkout/${step}`);
  await hydrated(page);
}

/** Fills in the card's page and continues to the review. */
export async function enterCard(page: Page, number: string, code = '123'): Promise<void> {
  await page.getByLabel('Name on the card').fill('Ida Guest');
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Month').selectOption('12');
  await page.getByLabel('Year').selectOption({ index: 3 });
  await page.getByLabel('CVV').fill(code);
  await page.getByLabel('Postal code').fill('V0N 1V0');
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.waitForURL('**/checkout/review');
}

/** A panel's amounts by name: { 'Total CAD': '$12.00' }. */
export async function moneyIn(page: Page, panel: string): Promise<Record<string, string>> {
  const lines = page.getByRole('region', { name: panel }).locator('dl > div');
  await expect(lines.first()).toBeVisible();
  return lines.evaluateAll((all) =>
    Object.fromEntries(
      all.map(
        (line) =>
          [...line.children].map((part) => (part.textContent ?? '').replace(/\s+/g, ' ').trim()) as [string, string],
      ),
    ),
  );
}

/** The order number from the address of the order page, once it is open. */
export async function orderNumber(page: Page): Promise<string> {
  await page.waitForURL('**/account/order/**', { timeout: 15_000 });
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/**
 * The text of the shop's emails about this order, from /outbox, latest first. Order numbers are unique only per shop.
 */
export async function emailsOf(page: Page, order: string): Promise<string[]> {
  const { hostname } = new URL(page.url());
  const shop = hostname === 'localhost' ? 'saltwater' : hostname.split('.')[0];
  return (await outboxAt(page.url()))
    .map(({ subject, recipient, text }) => `${subject} ${recipient} ${text}`)
    .filter((email) => email.includes(order) && email.includes(`@${shop}.example`));
}

/** Presses again after the second in which repeated presses are ignored (CHK-62). */
export async function pressAgain(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Try again' });
  await expect(button).toBeVisible();
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 500 });
    await expect(button).toBeHidden({ timeout: 300 });
  }).toPass();
}
