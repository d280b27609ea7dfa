import type { Locator, Page } from '@playwright/test';
import { desktop, expect, hydrated, test } from '../support/test';

test.use({ viewport: desktop, forcedColors: 'active' });

/** Whether the element, or what is just around it, has a ring once the keyboard has brought the focus there. */
async function showsFocus(page: Page, element: Locator): Promise<boolean> {
  // a key press first: a focus that a script sets is then shown like the keyboard's
  await page.keyboard.press('Shift');
  await element.focus();
  return element.evaluate((it) => {
    const frames = [it, it.parentElement, it.parentElement?.parentElement].filter((one) => one !== null);
    return frames.some(
      (one) =>
        one &&
        Number.parseFloat(getComputedStyle(one).outlineWidth) >= 2 &&
        getComputedStyle(one).outlineStyle !== 'none',
    );
  });
}

const outlineOf = (element: Locator) =>
  element.evaluate((it) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(it);
    return outlineStyle === 'none' ? 'none' : `${outlineWidth} ${outlineColor}`;
  });

/** How many colours the picture of the element has. */
async function coloursOf(page: Page, element: Locator): Promise<number> {
  const png = (await element.screenshot({ animations: 'disabled' })).toString('base64');
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const pixels = new Uint32Array(context?.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer ?? []);
    return new Set(pixels).size;
  }, png);
}

test.describe('in colours of the reader’s own', () => {
  test('the focus can be seen in the search field, on buttons, links and tabs', async ({ page }) => {
    await page.goto('/browse/filter/j/onhand');
    await hydrated(page);
    const main = page.getByRole('main');
    const places = {
      'search field': page.getByRole('combobox', { name: 'Search', exact: true }),
      'search button': page.getByRole('search').getByRole('button').last(),
      'layout button': main.locator('button[aria-pressed="true"]').first(),
      'other layout button': main.locator('button[aria-pressed="false"]').first(),
      'add button': main.getByRole('button', { name: /^Add to Cart/ }).first(),
      title: main.locator('article').getByRole('heading').getByRole('link').first(),
    };
    for (const [name, place] of Object.entries(places)) {
      await place.scrollIntoViewIfNeeded();
      expect([name, await showsFocus(page, place)]).toEqual([name, true]);
    }
  });

  test('what is chosen differs from what is not: layout, suggestion, tab, filter', async ({ page }) => {
    await page.goto('/browse/filter/j/onhand');
    await hydrated(page);
    const main = page.getByRole('main');
    expect(await outlineOf(main.locator('button[aria-pressed="true"]').first())).not.toBe(
      await outlineOf(main.locator('button[aria-pressed="false"]').first()),
    );
    const field = page.getByRole('combobox', { name: 'Search', exact: true });
    await field.fill('the');
    await expect(page.getByRole('listbox').getByRole('option').nth(1)).toBeVisible();
    await field.press('ArrowDown');
    const active = page.locator('[role="option"][aria-selected="true"]');
    await expect(active).toBeVisible();
    expect(await outlineOf(active)).not.toBe(
      await outlineOf(page.locator('[role="option"][aria-selected="false"]').first()),
    );
    await field.press('Escape');
    await main.locator('article').getByRole('heading').getByRole('link').first().click();
    const open = page.locator('[role="tab"][aria-selected="true"]');
    await expect(open).toBeVisible();
    expect(await outlineOf(open)).not.toBe('none');
  });

  test('buttons have an edge, and icons are drawn', async ({ page }) => {
    await page.goto('/browse/filter/j/onhand');
    await hydrated(page);
    for (const button of await page.locator('button:visible:not([data-kind="plain"])').all())
      expect([await button.getAttribute('aria-label'), await outlineOf(button)]).not.toContain('none');
    for (const icon of (await page.locator('svg:visible').all()).slice(0, 25)) {
      await icon.scrollIntoViewIfNeeded();
      expect(await coloursOf(page, icon)).toBeGreaterThan(1);
    }
  });
});
