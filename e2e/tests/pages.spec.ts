import AxeBuilder from '@axe-core/playwright';
import { desktop, expect, hydrated, phone, test } from '../support/test';
import { writtenHtml } from '../support/written';

const paths = ['/', '/browse', '/browse/filter/t/austen/k/author', '/checkout/cart', '/account/login', '/nope'];

for (const size of [phone, desktop]) {
  for (const path of paths) {
    test(`${path} at ${size.width} px: accessible, no wider than the window`, async ({ page, watch }) => {
      await page.setViewportSize(size);
      await page.goto(path);
      await hydrated(page);
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      if (path === '/nope') watch.messages = watch.messages.filter((message) => !message.includes('404'));
    });
  }
}

test('[ITM-44] an item page: accessible, narrow enough for 320 px, with their own titles', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/browse/filter/t/austen/k/author');
  await hydrated(page);
  await page.locator('main article').getByRole('heading').getByRole('link').first().click();
  await expect(page.locator('main h1')).toBeVisible();
  const heading = (await page.locator('main h1').textContent()) ?? '';
  await expect(page).toHaveTitle(new RegExp(`^${heading.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} \\| `));
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('[NAV-26] [ITM-41] an unknown address and an unknown book answer 404 with a page', async ({ page, watch }) => {
  expect((await page.goto('/nope'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  expect((await page.goto('/item/9780000000000'))?.status()).toBe(404);
  await expect(page.getByText('No Results')).toBeVisible();
  expect(watch.messages.every((message) => message.includes('404'))).toBe(true);
  watch.messages = [];
});

test('a plain page has one h1, a description, a canonical address and structured data', async ({ page }) => {
  const html = await writtenHtml(page.request, '/');
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
  expect(html).toContain('rel="canonical"');
  expect(html).toContain('"@type":"BookStore"');
});
