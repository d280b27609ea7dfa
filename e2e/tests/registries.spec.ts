import type { Page } from '@playwright/test';
import { expectAccessible, expectNoWiderThanWindow } from '../support/accessible';
import { callShop, enterAs } from '../support/checkout';
import { expectFocusKept, pressOn, tabTo, typeInto } from '../support/keyboard';
import { goToReview, placeOrder } from '../support/orders';
import { addressOf } from '../support/shop-address';
import { desktop, expect, hydrated, phone, test } from '../support/test';

const shop = addressOf('threerivers');

/** The shop has several locations, and a new visitor chooses one. */
async function enter(page: Page): Promise<void> {
  await page.goto(`${shop}/checkout/cart`);
  await callShop(page, 'webstore/setMultistoreLocation', { location_id: 'elora' });
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

for (const size of [phone, desktop]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('a registry is created and shared; a guest buys from it, and its owner sees that, edits and deletes it [REG-12] [REG-03] [REG-04] [REG-26]', async ({
      page,
      browser,
    }) => {
      test.setTimeout(120_000);
      // a retry finds what the first try left
      const name = `Our wedding ${Date.now()}`;
      await enterAs(page, 'reader@example.com', shop);
      await callShop(page, 'webstore/setMultistoreLocation', { location_id: 'elora' });
      await open(page, `${shop}/gift-registry`);
      await page.getByRole('button', { name: 'New gift registry' }).click();
      const form = page.getByRole('dialog', { name: 'New gift registry' });
      await form.getByLabel('Title', { exact: true }).fill(name);
      await form.getByLabel('Occasion').selectOption('Wedding');
      await form.getByLabel('Description', { exact: true }).fill('Books for two.');
      await expectAccessible(page, 'dialog[open]');
      await form.getByRole('button', { name: 'Save' }).click();
      const share = page.getByRole('dialog', { name: 'Share your registry' });
      const link = await share.getByLabel('Link').inputValue();
      await expectAccessible(page, 'dialog[open]');
      await share.getByRole('button', { name: 'Close' }).click();
      await expectAccessible(page);
      await expectNoWiderThanWindow(page);

      await open(page, `${shop}/browse/filter/j/onhand`);
      const book = page.locator('main article').getByRole('heading').getByRole('link').first();
      const title = (await book.textContent()) ?? '';
      await book.click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.getByRole('button', { name: 'Add to registry' }).click();
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: '1 wanted' })).toBeAttached();
      await expectAccessible(page);

      const context = await browser.newContext({ viewport: size });
      const guest = await context.newPage();
      await enter(guest);
      await open(guest, link);
      await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(guest.getByRole('button', { name: 'Edit registry' })).toHaveCount(0);
      await expectAccessible(guest);
      await expectNoWiderThanWindow(guest);
      await guest.getByRole('link', { name: title, exact: true }).click();
      await guest.locator('main').getByRole('button', { name: 'Add to Cart' }).first().click();
      await guest.locator('main').getByRole('link', { name: 'Go to Cart' }).first().click();
      await guest.waitForURL('**/checkout/cart');
      await goToReview(guest);
      await placeOrder(guest);
      await context.close();

      await open(page, link);
      await expect(page.getByText('Purchased', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Edit registry' }).click();
      await page.getByLabel('Title', { exact: true }).fill(`${name}, changed`);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Registry updated.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: `${name}, changed` })).toBeVisible();
      await page.getByRole('button', { name: 'Delete registry' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete registry' }).click();
      await page.waitForURL('**/gift-registry');
      await expect(page.getByText(name)).toHaveCount(0);
    });
  });
}

test('by keyboard alone a registry is made, shared, filled, changed and deleted, and the focus is never lost [REG-12] [REG-27] [REG-11] [REG-08] [REG-26]', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = `Book fair ${Date.now()}`;
  await enterAs(page, 'reader@example.com', shop);
  await callShop(page, 'webstore/setMultistoreLocation', { location_id: 'elora' });
  await open(page, `${shop}/gift-registry`);
  await pressOn(page, page.getByRole('button', { name: 'New gift registry' }));
  await typeInto(page, page.getByLabel('Title', { exact: true }), name);
  await tabTo(page, page.getByLabel('Occasion'));
  await page.keyboard.type('Bookfair');
  await typeInto(page, page.getByLabel('Description', { exact: true }), 'For the school library.');
  await pressOn(page, page.getByRole('button', { name: 'Save' }));
  await pressOn(page, page.getByRole('button', { name: 'Copy link' }));
  await expect(page.getByText('Link Copied!')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Close' }));
  await expectFocusKept(page);

  await open(page, `${shop}/browse/filter/j/onhand`);
  const book = page.locator('main article').getByRole('heading').getByRole('link').nth(2);
  const title = (await book.textContent()) ?? '';
  await pressOn(page, book);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Add to registry' }));
  await pressOn(page, page.getByRole('button', { name, exact: true }));
  await pressOn(page, page.getByRole('button', { name: 'Add', exact: true }));
  await expect(page.getByRole('status').filter({ hasText: '1 wanted' })).toBeAttached();
  await expectFocusKept(page);
  await pressOn(page, page.getByRole('link', { name: 'See registry' }));

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(page.url()).toBe(link);
  await pressOn(page, page.locator('main').getByRole('button', { name: `One more: ${title}` }));
  await expect(page.getByRole('status').filter({ hasText: `${title}: 2 wanted` })).toBeAttached();
  await expectFocusKept(page);
  await pressOn(page, page.getByRole('button', { name: `Remove ${title}` }));
  await expect(page.getByRole('heading', { name: 'No titles yet' })).toBeVisible();
  await expectFocusKept(page);
  await pressOn(page, page.getByRole('button', { name: 'Delete registry' }));
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Delete registry' }));
  await page.waitForURL('**/gift-registry');
  await expect(page.getByText('Registry deleted.')).toBeVisible();
  await expectFocusKept(page);
});

test('an unknown registry answers 404 with a page that says so [ERR-26] [GAP-03]', async ({ page, watch }) => {
  const answer = await page.goto(`${shop}/gift-registry/none`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Gift registry not found.' })).toBeVisible();
  // the browser logs a page that answers 404
  watch.messages.length = 0;
});
