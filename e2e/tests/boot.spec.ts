import type { Page, Route } from '@playwright/test';
import { expectAccessible, expectNoWiderThanWindow } from '../support/accessible';
import { expect, hydrated, phone, test } from '../support/test';

const mainScript = /\/remotes\/shell\/[^/]+\/main\.js$/;
const bundleScript = /\/bundle\/[^/]+\.js$/;
/** The server's content, which stays readable and whose forms work. */
const content = (page: Page) => page.locator('main article').first();
const message = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'There was an error - please ensure javascript and cookies are enabled.' });

const thrown = 'the main script is broken';

/** Serves the page without digests, which would block the test's replacement scripts. */
async function withoutDigests(route: Route): Promise<void> {
  const answer = await route.fetch();
  const body = (await answer.text()).replaceAll(/(integrity"?[:=]")sha384-[^"]*/g, '$1');
  await route.fulfill({ response: answer, body });
}

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('cart and checkout show the message within the window [ERR-01] [ERR-02]', async ({ page }) => {
    for (const path of ['/checkout/cart', '/checkout/contact']) {
      await page.goto(path);
      await expect(message(page)).toBeInViewport();
    }
    await message(page).getByRole('button', { name: 'Click here to refresh' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a page with the server’s content keeps it above the message [ERR-01]', async ({ page }) => {
    await page.goto('/browse');
    await expect(message(page)).toBeInViewport();
    await expect(content(page)).toBeVisible();
  });
});

test.describe('a main script that', () => {
  // the browser logs failed loads
  test.afterEach(({ watch }) => {
    watch.messages = watch.messages.filter((text) => !/Failed to load resource/.test(text));
  });

  test('fails to load: cart and browse show the message, and load on the next try [ERR-01]', async ({ page }) => {
    await page.route(mainScript, (route) => route.abort());
    await page.goto('/browse');
    await expect(message(page)).toBeInViewport();
    await expect(content(page)).toBeVisible();
    await expectAccessible(page);
    await page.goto('/checkout/cart');
    await expect(message(page)).toBeInViewport();
    await page.unroute(mainScript);
    await message(page).getByRole('link', { name: 'Try again' }).click();
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
    await expect(message(page)).toHaveCount(0);
  });

  for (const [name, script] of [
    ['hangs', mainScript],
    ['hangs behind the page’s parts', bundleScript],
  ] as const)
    test(`${name}: after twenty seconds the page shows the message, until it loads [ERR-01]`, async ({ page }) => {
      await page.clock.install();
      let go = () => {};
      const gate = new Promise<void>((open) => {
        go = open;
      });
      await page.route(script, (route) => gate.then(() => route.continue()));
      await page.goto('/checkout/cart', { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      await page.clock.runFor(2_000);
      await expect(message(page)).toHaveCount(0);
      await page.clock.runFor(20_000);
      await expect(message(page)).toBeInViewport();
      go();
      await expect(message(page)).toHaveCount(0);
    });

  test('throws at its start: the page shows the message, even once the file is loaded [ERR-01]', async ({
    page,
    watch,
  }) => {
    await page.route('**/browse', withoutDigests);
    await page.route(mainScript, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `throw new Error('${thrown}');` }),
    );
    const loaded = page.waitForEvent('pageerror');
    await page.goto('/browse', { waitUntil: 'load' });
    await loaded;
    await expect(message(page)).toBeInViewport();
    await expect(content(page)).toBeVisible();
    await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
    await expect(message(page)).toHaveCount(1);
    watch.messages = watch.messages.filter((text) => !text.includes(thrown));
  });

  test('loads while the route bundle fails: the parts load one by one', async ({ page }) => {
    await page.route(bundleScript, (route) => route.abort());
    await page.goto('/checkout/cart');
    await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
    await expect(message(page)).toHaveCount(0);
  });
});

test('a browser without cookies shows that they are needed, at 320 px too [ERR-01]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.goto('/browse');
  await hydrated(page);
  await expect(message(page)).toBeInViewport();
  await expectNoWiderThanWindow(page);
  await expectAccessible(page);
});
