import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('with scripts switched off, a book can be searched for, filtered, read about and put in the cart [SRC-02]', async ({
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
  // by keyboard: rows that are laid out on the way to it move it under a mouse
  await page.getByRole('navigation', { name: /page/i }).getByRole('link', { name: /next/i }).press('Enter');
  await expect(page).toHaveURL(/\/o\/26$/);
  await page.goto('/browse/filter/o/26');
  await page.locator('main summary', { hasText: 'Format' }).first().click();
  await page.locator('main a[href*="/f/"]:visible').first().click();
  await expect(page).toHaveURL(/\/f\//);
  await expect(page).not.toHaveURL(/\/o\//);
});

test('the cart, which needs scripts, says so and shows nothing that seems to be on its way', async ({ page }) => {
  await page.goto('/checkout/cart');
  await expect(
    page.getByRole('alert').filter({ hasText: 'please ensure javascript and cookies are enabled' }),
  ).toBeVisible();
  for (const bars of await page.locator('main [aria-busy]').all()) await expect(bars).toBeHidden();
});

test('adding to the cart works as a plain form and comes back to the page', async ({ page }) => {
  await page.goto('/browse/filter/t/austen/k/author/j/onhand');
  await page.locator('main article').getByRole('heading').getByRole('link').first().click();
  const item = page.url();
  await page.locator('form[action$="/do/cart/add"] button[type="submit"]').first().click();
  await expect(page).toHaveURL(item);
  await expect(page.getByRole('link', { name: /cart, 1 item/i })).toBeVisible();
});
