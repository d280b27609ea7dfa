import { expect, type Locator, type Page } from '@playwright/test';

/** Tab goes on until it stands on the element, as a shopper without a pointer finds it. */
export async function tabTo(page: Page, target: Locator, max = 150): Promise<void> {
  await target.first().waitFor();
  for (let i = 0; i < max; i++) {
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab doesn’t reach ${target}`);
}

export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** What the shopper did has not dropped the focus on the page's ground. */
export const expectFocusKept = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
