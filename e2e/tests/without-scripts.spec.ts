import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('without scripts a book can be searched for, filtered, opened and added to the cart [SRC-02]', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('searchbox')
    .or(page.getByRole('combobox', { name: 'Search', exact: true }))
    .first()
    .fill('dickens');
  await page.locator('form[role="search"] button[type="submit"]').click();
  await expect(page).toHaveURL(/\/browse\/filter\/t\/dickens\/k\/keyword$/);
  const book = page
    .locator('main article', { hasText: /\d in stock/ })
    .getByRole('heading')
    .getByRole('link')
    .first();
  const name = (await book.textContent()) ?? '';
  await book.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Description').first()).toBeVisible();
});

test('filters and paging are links [BRW-15] [BRW-18]', async ({ page }) => {
  await page.goto('/browse');
  // by keyboard, since rows that render while scrolling move it under the mouse
  await page.getByRole('navigation', { name: /page/i }).getByRole('link', { name: /next/i }).press('Enter');
  await expect(page).toHaveURL(/\/o\/26$/);
  await page.goto('/browse/filter/o/26');
  await page.locator('main summary', { hasText: 'Format' }).first().click();
  await page.locator('main a[href*="/f/"]:visible').first().click();
  await expect(page).toHaveURL(/\/f\//);
  await expect(page).not.toHaveURL(/\/o\//);
});

test('the cart shows that it needs scripts, without a loading state', async ({ page }) => {
  await page.goto('/checkout/cart');
  await expect(
    page.getByRole('alert').filter({ hasText: 'please ensure javascript and cookies are enabled' }),
  ).toBeVisible();
  for (const bars of await page.locator('main [aria-busy]').all()) await expect(bars).toBeHidden();
});

test('adding to the cart works as a plain form and returns to the page', async ({ page }) => {
  await page.goto('/browse/filter/t/austen/k/author/j/onhand');
  await page.locator('main article').getByRole('heading').getByRole('link').first().click();
  const item = page.url();
  await page.locator('form[action$="/do/cart/add"] button[type="submit"]').first().click();
  await expect(page).toHaveURL(item);
  await expect(page.getByRole('link', { name: /cart, 1 item/i })).toBeVisible();
});

test('a guest is led from a member’s page to the login, which leads back [GAP-53]', async ({ page }) => {
  await page.goto('/account/orders?year=2025');
  await expect(page).toHaveURL('/account/login?return_to=%2Faccount%2Forders%3Fyear%3D2025');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const address of ['/events/nope', '/events/20260230'])
  test(`${address} is no page, and its HTML says so [GAP-36]`, async ({ page, watch }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('main').getByText('We couldn’t find this event')).toBeVisible();
    watch.messages = watch.messages.filter((message) => !message.includes('404'));
  });
