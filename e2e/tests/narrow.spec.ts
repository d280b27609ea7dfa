import type { Locator } from '@playwright/test';
import { addressOf } from '../support/shop-address';
import { expect, hydrated, test } from '../support/test';

/** Left and right edge, top and height, in whole pixels. */
const boxOf = (element: Locator) =>
  element.evaluate((it) => {
    const { left, right, top, height } = it.getBoundingClientRect();
    return [left, right, top + scrollY, height].map(Math.round);
  });

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('a shop’s name is shown in full, and one of 28 letters doesn’t make the header taller', async ({ page }) => {
    for (const shop of [undefined, 'threerivers']) {
      await page.goto(addressOf(shop));
      const header = page.getByRole('banner');
      const name = header.getByRole('link').filter({ hasText: 'Books' }).locator('span');
      const isWhole = () =>
        name.evaluate((it) => it.scrollHeight <= it.clientHeight + 1 && it.scrollWidth <= it.clientWidth);
      expect(await isWhole()).toBe(true);
      const [, , , height] = await boxOf(header);
      await name.evaluate((it) => {
        it.textContent = 'Harbour Road Booksellers Ltd';
        it.dataset.long = 'true';
      });
      expect(await isWhole()).toBe(true);
      expect((await boxOf(header))[3]).toBe(height);
    }
  });

  test('a card’s cart control keeps position and size when its title is added', async ({ page }) => {
    await page.goto('/browse/filter/j/onhand');
    await hydrated(page);
    const card = page.locator('main article').nth(1);
    const add = card.getByRole('button', { name: /^Add to Cart/ });
    const before = await boxOf(add);
    await add.click();
    const go = card.getByRole('link', { name: /^Go to Cart/ });
    await expect(go).toBeFocused();
    expect(await boxOf(go)).toEqual(before);
  });

  test('an item page’s add button ends where the text does', async ({ page }) => {
    await page.goto('/browse/filter/j/onhand');
    await page.locator('main article').getByRole('heading').getByRole('link').first().click();
    const offers = page.getByRole('list', { name: 'Ways to buy' });
    const [, right] = await boxOf(offers.getByRole('button', { name: /^Add to Cart/ }).first());
    expect(right).toBe((await boxOf(offers))[1]);
  });

  test('once the offers are out of sight a bar covers the foot of the page, and adds the title', async ({ page }) => {
    await page.goto('/browse/filter/j/onhand');
    await page.locator('main article').getByRole('heading').getByRole('link').first().click();
    const bar = page.getByRole('region', { name: 'Buy this title' });
    await expect(page.getByRole('list', { name: 'Ways to buy' })).toBeVisible();
    await expect(bar).toHaveCount(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();
    const ground = await bar.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(ground).not.toBe('rgba(0, 0, 0, 0)');
    await bar.getByRole('button', { name: /^Add to Cart/ }).click();
    await expect(bar.getByRole('link', { name: /^Go to Cart/ })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the gift cards are readable, with space between the note and the covers [GFT-03]', async ({ page }) => {
    await page.goto('/gift-cards');
    await expect(page.getByRole('heading', { level: 1, name: 'Gift cards' })).toBeVisible();
    const note = await page.getByText('To buy a gift card you need an account.').boundingBox();
    const cover = await page.locator('main li').first().boundingBox();
    expect((cover?.y ?? 0) - (note?.y ?? 0) - (note?.height ?? 0)).toBeGreaterThanOrEqual(16);
  });
});
