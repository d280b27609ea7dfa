import { addressOf } from '../support/shop-address';
import { expect, hydrated, test } from '../support/test';

const colourOf = (page: import('@playwright/test').Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--c-primary'));

test('each shop has its own theme, currency and stock [SHL-03] [SHL-54]', async ({ page }) => {
  const looks = new Set<string>();
  for (const [name, currency] of [
    [undefined, 'Prices in CAD'],
    ['lamplight', 'Prices in USD'],
    ['threerivers', 'Prices in CAD'],
  ] as const) {
    await page.goto(addressOf(name));
    await hydrated(page);
    await expect(page.getByRole('contentinfo').getByText(currency)).toBeVisible();
    looks.add(await colourOf(page));
  }
  expect(looks.size).toBe(3);
});

test('a private shop shows guests only the gate; login stays reachable (GAP-52) [SHL-65]', async ({ page }) => {
  await page.goto(addressOf('stmargarets'));
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  // Node doesn't resolve names below localhost
  const html = await (
    await page.request.get('/browse', { headers: { host: new URL(addressOf('stmargarets')).host } })
  ).text();
  expect(html).not.toContain('"row_count"');
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('textbox', { name: /^Email/ }).fill('reader@example.com');
  await page.getByLabel('Password', { exact: true }).fill('bookfront-demo');
  await page.locator('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a private and exclusive shop shows everyone the gate [SHL-66]', async ({ page }) => {
  await page.goto(addressOf('papertrade'));
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);
});

test('a session and a cart of one shop are not valid in another', async ({ page }) => {
  await page.goto('/browse/filter/j/onhand');
  await hydrated(page);
  await page
    .locator('main')
    .getByRole('button', { name: /Add to Cart/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: /cart, 1 item/i })).toBeVisible();
  await page.goto(addressOf('lamplight'));
  await hydrated(page);
  await expect(page.getByRole('banner').getByRole('link', { name: /cart, 0 items/i })).toBeVisible();
});

test('an unknown shop’s address shows that there is no shop', async ({ page, watch }) => {
  const answer = await page.goto(addressOf('nobody'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('There is no shop at this address')).toBeVisible();
  watch.messages = watch.messages.filter((message) => !message.includes('404'));
});
