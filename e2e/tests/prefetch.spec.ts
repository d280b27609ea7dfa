import { desktop, expect, hydrated, test } from '../support/test';

test.use({ viewport: desktop });

test('the next page’s code is loaded before the click', async ({ page }) => {
  await page.goto('/browse');
  await hydrated(page);
  const link = page.locator('main article').getByRole('heading').getByRole('link').first();
  const arrived = page.waitForResponse(
    (response) => response.url().includes('/remotes/mf_item/') && response.url().includes('ItemPage'),
  );
  await link.hover();
  await arrived;
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await link.click();
  await expect(page.locator('main h1[data-page-title]')).toBeVisible();
  await expect(page).toHaveURL(/\/item\//);
  // what stands below the title comes as the shopper comes near it
  const ofPage = scripts.filter((url) => url.includes('/remotes/mf_item/') && !url.includes('/discovery.'));
  expect(ofPage).toEqual([]);
});
