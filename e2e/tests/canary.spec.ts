import type { Browser, Page } from '@playwright/test';
import { type NpmShop, openNpmShop } from '../support/npm-shop';
import { goToReview, placeOrder, takeFromShelf } from '../support/orders';
import { changedRelease, withBrokenReview } from '../support/releases';
import { expect, hydrated, test } from '../support/test';
import { mapConcurrently, report, type Visit, visitAs, visitorIds } from '../support/visitors';

const name = 'mf_cart_checkout';
const version = '2.0.0-visible1';
const heading = 'Check your order once more';

/** A release with another heading at the review, which throws for shoppers with the cookie 'unlucky'. */
const changed = () =>
  changedRelease('mf-cart-checkout', version, {
    files: (files, { entry }) => {
      for (const [file, text] of files) files.set(file, text.replaceAll('Review your order', heading));
      files.set(entry, withBrokenReview(files.get(entry) ?? '', version, "document.cookie.includes('unlucky')"));
    },
  });

let shop: NpmShop;
let origin: string;
let release: NpmShop['release'];

test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await openNpmShop('canary', { GUARD_MS: '300' });
  ({ origin, release } = shop);
});
test.afterAll(() => shop.close());

test('a broken canary of the checkout is rolled back by the guard, and its shoppers complete their orders', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const began = Date.now();
  expect(await release('publish', 'mf-cart-checkout', '--from', changed())).toMatch(/is published/);
  console.info(`published in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  await release('canary', 'mf-cart-checkout', version, '--to', '10');

  const cart = `${origin}/checkout/cart`;
  const visits = await mapConcurrently(visitorIds(2000), (id) => visitAs(id, cart, name));
  const inCanary = visits.filter((visit) => visit.version === version);
  // the binomial's middle 99.9 %: 200 and 3.29 times its deviation
  expect(Math.abs(inCanary.length - 200)).toBeLessThanOrEqual(44);
  const mounted = (visit: Visit) => [{ kind: 'mount', release: `${name}@${visit.version}` }];
  expect(new Set(await mapConcurrently(visits, (visit) => report(origin, visit, mounted(visit))))).toEqual(
    new Set([204]),
  );
  const again = await mapConcurrently(visits.slice(0, 600), ({ id }) => visitAs(id, cart, name));
  expect(again.map((visit) => visit.version)).toEqual(visits.slice(0, 600).map((visit) => visit.version));

  await release('canary', 'mf-cart-checkout', version, '--to', '50');
  const raised = await mapConcurrently(visits.slice(0, 600), ({ id }) => visitAs(id, cart, name));
  const left = raised.filter((visit, i) => visits[i]?.version === version && visit.version !== version);
  expect(left).toEqual([]);
  const half = raised.filter((visit) => visit.version === version);
  expect(Math.abs(half.length - 300)).toBeLessThanOrEqual(41);
  await mapConcurrently(raised, (visit) => report(origin, visit, mounted(visit)));

  const [lucky, unlucky] = half.map(({ id }) => id);
  const before = await toReview(browser, lucky ?? '');
  await expect(before.getByRole('heading', { name: heading })).toBeVisible();
  const fallen = await toReview(browser, unlucky ?? '', 'unlucky=1');
  await expect(fallen.getByRole('heading', { name: 'Review your order' })).toBeVisible();

  const broken = { kind: 'render-error', release: `${name}@${version}`, message: 'the review is broken' };
  const rolledBack = async () => /rollback|rolled back/.test(await release('history', 'mf-cart-checkout'));
  for (let from = 600; from < visits.length && !(await rolledBack()); from += 100) {
    // one in five of its visitors has the fault
    await mapConcurrently([...visits.slice(from, from + 100).entries()], async ([i, { id }]) => {
      const visit = await visitAs(id, cart, name);
      await report(origin, visit, [...mounted(visit), ...(visit.version === version && i % 5 === 0 ? [broken] : [])]);
    });
  }
  await expect.poll(rolledBack, { timeout: 20_000 }).toBe(true);
  const history = JSON.parse(await release('history', 'mf-cart-checkout', '--json'));
  const [last] = history.revisions;
  expect(last).toMatchObject({ action: 'rollback', version, by: 'guard' });
  expect(last.reason).toMatch(/failures|failed|error/i);
  console.info(`rolled back: ${last.reason}`);

  const after = await mapConcurrently(half.slice(0, 100), ({ id }) => visitAs(id, cart, name));
  expect(after.every((visit) => visit.version !== version)).toBe(true);
  for (const shopper of [before, fallen]) {
    await placeOrder(shopper);
    await shopper.context().close();
  }
});

/** Opens the review as a guest with this visitor id. */
async function toReview(browser: Browser, id: string, cookie?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  const cookies = [`visitor=${id}`, ...(cookie ? [cookie] : [])].map((pair) => pair.split('='));
  await context.addCookies(cookies.map(([of = '', value = '']) => ({ name: of, value, url: origin })));
  const page = await context.newPage();
  await takeFromShelf(page);
  await page.goto('/checkout/cart');
  await hydrated(page);
  await goToReview(page);
  return page;
}
