import { readFileSync } from 'node:fs';
import path from 'node:path';
import { goToReview, placeOrder, takeFromShelf } from '../support/orders';
import { changedRelease } from '../support/releases';
import { dists, openShop } from '../support/shop';
import { expect, hydrated, test } from '../support/test';

const name = 'mf_cart_checkout';
const count = 22;
const versionOf = (n: number) => `2.0.0-newer${String(n).padStart(3, '0')}`;

/** A newer release, which shows its version at the review. */
const newer = (n: number) =>
  changedRelease('mf-cart-checkout', versionOf(n), {
    files: (files) => {
      for (const [file, text] of files) files.set(file, text.replaceAll('Review your order', `Review by release ${n}`));
    },
  });

test('a tab opened before twenty releases of the checkout completes its order with its own release', async ({
  page,
  watch,
}) => {
  test.setTimeout(180_000);
  let shop = await openShop({ name: 'old-tabs' });
  const own = dists.find((dist) => dist.includes('mf-cart-checkout')) ?? '';
  const { version } = JSON.parse(readFileSync(path.join(own, 'release.json'), 'utf8')) as { version: string };
  try {
    const asked: string[] = [];
    page.on('request', (request) =>
      asked.push(...(new RegExp(`/remotes/${name}/([^/]+)/`).exec(request.url())?.slice(1) ?? [])),
    );
    await takeFromShelf(page, shop.address);
    await page.goto(`${shop.address}/checkout/cart`);
    await hydrated(page);
    // each is live for a while, in turn
    await shop.close();
    shop = await openShop({
      name: 'old-tabs',
      port: shop.port,
      sources: [...dists, ...Array.from({ length: count }, (_, n) => newer(n))],
    });
    // prune deletes unneeded releases; those live within 30 days stay
    await shop.operate('prune', { package: name });
    await goToReview(page);
    await expect(page.getByRole('heading', { name: 'Review your order' })).toBeVisible();
    await placeOrder(page);
    await page.getByRole('banner').getByRole('link').first().click();
    await page.locator('main').getByRole('link', { name: /./ }).first().waitFor();
    await page.locator('main a[href^="/item/"]').first().click();
    await expect(
      page
        .locator('main')
        .getByRole('button', { name: /Add to Cart|Notify|Favourite/ })
        .first(),
    ).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page.getByText(/Order #/).first()).toBeVisible();
    const fresh = await page.context().newPage();
    await fresh.goto(`${shop.address}/checkout/cart`);
    await expect.poll(() => fresh.evaluate((of) => of in globalThis, `${name}@${versionOf(count - 1)}`)).toBe(true);
    await fresh.close();
    expect(new Set(asked)).toEqual(new Set([version]));
  } finally {
    // the shop was closed for a moment, while the page sent a report or prefetched
    watch.messages = watch.messages.filter((message) => !/ERR_CONNECTION_REFUSED/.test(message));
    await page.goto('about:blank');
    await shop.close();
  }
});
