import type { Page } from '@playwright/test';
import { desktop, expect, hydrated, test } from '../support/test';

test.use({ viewport: desktop });

/** Does to the page what a browser's translation does, now and with all that comes later: texts become capitals. */
async function translate(page: Page): Promise<void> {
  // parts are hydrated after the frame; what is translated before that, React renders anew
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(() => {
    const skip = 'script, style, textarea, select, font, title';
    const translateText = (text: Node) => {
      if (!text.nodeValue?.trim() || text.parentElement?.closest(skip)) return;
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.nodeValue.toUpperCase());
      text.parentNode?.insertBefore(font, text);
      text.parentNode?.removeChild(text);
    };
    const translateAll = (within: Node) => {
      const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
      const texts: Node[] = within.nodeType === Node.TEXT_NODE ? [within] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(translateText);
    };
    translateAll(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(translateAll);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

test.describe('a page that the browser has translated', () => {
  test('adds to the cart, with numbers that are right, up to the cart and back to none', async ({ page }) => {
    await page.goto('/browse/filter/j/onhand');
    await hydrated(page);
    await translate(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('BROWSE');
    const main = page.getByRole('main');
    for (const count of [1, 2]) {
      await main
        .getByRole('button', { name: /^Add to Cart/ })
        .first()
        .click();
      await expect(
        page.getByRole('banner').getByRole('link', { name: new RegExp(`^CART, ${count} ITEM`) }),
      ).toBeVisible();
      await expect(main.getByText('1 IN CART')).toHaveCount(count);
    }
    await main.locator('article').getByRole('heading').getByRole('link').nth(3).click();
    await page
      .getByRole('button', { name: /^One more/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click();
    await expect(page.getByRole('main').getByText('2 IN CART')).toBeVisible();
    await page
      .getByRole('link', { name: /^Go to Cart/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('YOUR CART');
    await expect(page.getByText('3 ITEMS, 4 COPIES')).toBeVisible();
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await expect(page.getByText('2 ITEMS, 3 COPIES')).toBeVisible();
  });

  test('searches, filters, opens dialogs and goes back', async ({ page }) => {
    await page.goto('/browse');
    await hydrated(page);
    await translate(page);
    const field = page.getByRole('combobox', { name: 'Search', exact: true });
    await field.fill('the');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await field.fill('the sea');
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“THE SEA”');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('BROWSE');
    const main = page.getByRole('main');
    await main
      .getByRole('link', { name: /large print/i })
      .first()
      .click();
    await expect(page).toHaveURL(/filter/);
    await main.locator('article').getByRole('heading').getByRole('link').first().click();
    await page.getByRole('tab').last().click();
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(main.locator('article').first()).toBeVisible();
  });
});
