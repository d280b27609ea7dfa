import { desktop, expect, hydrated, test } from '../support/test';

test.use({ viewport: desktop });
const box = (page: import('@playwright/test').Page) => page.getByRole('combobox', { name: 'Search', exact: true });

test('suggestions appear while typing and link to the title [SRC-13] [SRC-14] [SRC-15]', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await box(page).pressSequentially('pride and prej');
  const option = page.getByRole('listbox').getByRole('option').first();
  await expect(option).toContainText('Pride and Prejudice');
  await expect(option).toContainText('Jane Austen');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Pride and Prejudice/ })).toBeVisible();
});

test('a misspelt author is found, and the words that were meant are named', async ({ page }) => {
  await page.goto('/browse');
  await hydrated(page);
  await box(page).fill('jane asuten');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing matches “jane asuten”.')).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'jane austen', exact: true }).click();
  await expect(page).toHaveURL(/\/t\/jane%20austen/);
  await expect(page.locator('main').getByText('Jane Austen').first()).toBeVisible();
});

for (const text of ['AC/DC', '100%', 'C++', 'a&b', '#1', '"quoted"', '!exact', '%E0%A4%A', '🦉', '..']) {
  test(`the search ${text} survives path, reload and Back, unchanged in the box [BRW-12]`, async ({ page }) => {
    await page.goto('/browse');
    await hydrated(page);
    await box(page).fill(text);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/browse\/filter\/t\//);
    await expect(box(page)).toHaveValue(text);
    await page.reload();
    await hydrated(page);
    await expect(box(page)).toHaveValue(text);
    await expect(page.locator('main h1')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/browse$/);
  });
}

test('words inside Chinese, Japanese and Korean titles are found', async ({ page }) => {
  for (const [part, whole] of [
    ['楼梦', '红楼梦'],
    ['猫', '吾輩は猫である'],
    ['정', '무정'],
  ] as const) {
    await page.goto(`/browse/filter/t/${encodeURIComponent(part)}/k/title`);
    await expect(page.locator('main article').getByText(whole).first()).toBeVisible();
  }
});

test('the count beside a filter is the count after the click [BRW-25]', async ({ page }) => {
  await page.goto('/browse/filter/t/the/k/keyword');
  await hydrated(page);
  await page.locator('main summary', { hasText: 'Format' }).first().click();
  const link = page.locator('#filters a[href*="/f/"]:visible').first();
  const count = /(\d[\d,]*) titles?$/.exec((await link.textContent()) ?? '')?.[1];
  expect(count).toBeTruthy();
  await link.click();
  await expect(page).toHaveURL(/\/f\//);
  await expect(
    page
      .locator('main')
      .getByText(new RegExp(`^${count} titles?$`))
      .first(),
  ).toBeVisible();
});
