import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { booksOnShelf, callShop, fillCart, guest, openStep, orderNumber } from '../support/checkout';
import { changedRelease } from '../support/releases';
import { dists, type OwnShop, openShop } from '../support/shop';
import { expect, test } from '../support/test';
import { visitAs, visitorIds } from '../support/visitors';

const name = 'mf_cart_checkout';
const own = dists.find((dist) => dist.includes('mf-cart-checkout')) ?? '';
const { version: first }: { version: string } = JSON.parse(readFileSync(path.join(own, 'release.json'), 'utf8'));
const second = '2.0.0-payment2';
const questions = { [first]: 'How would you like to pay?', [second]: 'Choose how you pay' };

/** The same release with another question at its payment step. */
const changed = () =>
  changedRelease('mf-cart-checkout', second, {
    files: (files) => {
      for (const [file, text] of files)
        files.set(file, text.replaceAll('How would you like to pay?', 'Choose how you pay'));
    },
  });

test('two releases of the payment step run side by side, and each shopper keeps theirs', async ({ browser }) => {
  test.setTimeout(90_000);
  const shop = await openShop({ name: 'checkout-canary', sources: [...dists, changed()] });
  try {
    await shop.operate('promote', { package: name, version: first });
    await shop.operate('canary', { package: name, version: second, to: 50 });
    const shoppers = await Promise.all([first, second].map((version, i) => openAs(browser, shop, version, i)));
    for (const { page, version } of shoppers) {
      await openStep(page, 'payment', shop.address);
      await expect(page.getByRole('heading', { level: 1, name: questions[version] ?? '' })).toBeVisible();
    }
    const orders = await Promise.all(shoppers.map(({ page }) => payAtPickup(page)));
    expect(new Set(orders).size).toBe(shoppers.length);
    for (const { page, version, loaded } of shoppers) {
      expect([...loaded]).toEqual([version]);
      await page.context().close();
    }
  } finally {
    await shop.close();
  }
});

interface Shopper {
  page: Page;
  version: string;
  /** Versions of the checkout that the page requested. */
  loaded: Set<string>;
}

/** A guest with this release, at the payment step. */
async function openAs(browser: Browser, { address }: OwnShop, version: string, slot: number): Promise<Shopper> {
  const context = await browser.newContext({ baseURL: address });
  await context.addCookies([{ name: 'visitor', value: await visitorWith(address, version, slot), url: address }]);
  const page = await context.newPage();
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const [, asked] = new RegExp(`/remotes/${name}/([^/]+)/`).exec(request.url()) ?? [];
    if (asked) loaded.add(asked);
  });
  await page.goto('/checkout/cart');
  await fillCart(page, await booksOnShelf(page, 18 + slot));
  await callShop(page, 'checkout/setDelivery', { delivery_preference: 'pickup' });
  await callShop(page, 'checkout/setExtras', guest);
  return { page, version, loaded };
}

/** Finds a visitor id to which the edge assigns this release. */
async function visitorWith(address: string, version: string, slot: number): Promise<string> {
  for (const id of visitorIds(200).slice(slot * 100))
    if ((await visitAs(id, `${address}/checkout/cart`, name)).version === version) return id;
  throw new Error(`nobody has ${version}`);
}

async function payAtPickup(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Pay at pickup/ }).click();
  await page.waitForURL('**/checkout/review');
  await page.getByRole('button', { name: 'Place order' }).click();
  return orderNumber(page);
}
