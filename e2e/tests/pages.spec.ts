import { expectAccessible, expectKeyboardReachesAll, expectNoWiderThanWindow } from '../support/accessible';
import { logIn } from '../support/orders';
import { serverHtml } from '../support/server-html';
import { addressOf } from '../support/shop-address';
import { expect, hydrated, test } from '../support/test';

const paths = ['/', '/browse', '/browse/filter/t/austen/k/author', '/checkout/cart', '/account/login', '/nope'];
const long = ['/', '/browse'];
/** The last is a window of 1280 px at 200 %. */
const sizes = [
  { width: 320, height: 700 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 640, height: 400, deviceScaleFactor: 2 },
];

for (const { deviceScaleFactor = 1, ...viewport } of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    // smooth scrolling of a strip would still be running when it is checked
    test.use({ viewport, deviceScaleFactor, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of paths) {
      test(`${path} is accessible, fits the window and works by keyboard`, async ({ page, watch }) => {
        await page.goto(path);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        await expectNoWiderThanWindow(page);
        // some two hundred tab stops each: once in a narrow window, once in a wide one
        if (!long.includes(path) || [320, 1280].includes(viewport.width)) await expectKeyboardReachesAll(page);
        if (path === '/nope') watch.messages = watch.messages.filter((message) => !message.includes('404'));
      });
    }

    test('an institution’s list is accessible, fits the window and shows complete cart buttons', async ({ page }) => {
      await logIn(page, 'librarian@example.com', '/browse');
      await hydrated(page);
      await page.getByRole('button', { name: 'List', exact: true }).click();
      const buttons = page
        .getByRole('region', { name: 'Titles as a list' })
        .getByRole('button', { name: /^Add to Cart/ });
      await expect(buttons.first()).toBeVisible();
      await expectAccessible(page);
      await expectNoWiderThanWindow(page);
      const ends = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().right));
      expect(Math.max(...ends)).toBeLessThanOrEqual(viewport.width);
    });

    // a white header and a light page; a dark header and a dark page: in a narrow window and in a wide one
    for (const shop of [320, 1280].includes(viewport.width) ? ['threerivers', 'lamplight'] : []) {
      test(`${shop} is accessible in its own colours`, async ({ page }) => {
        for (const path of ['/', '/browse', '/checkout/cart']) {
          await page.goto(addressOf(shop) + path);
          await hydrated(page);
          // the cart's code loads late
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectAccessible(page);
          await expectNoWiderThanWindow(page);
        }
      });
    }

    test('the header’s menus and dialogs are accessible, and Escape returns the focus', async ({ page }) => {
      // a short page, since it is checked once for each menu and dialog
      await logIn(page, 'reader@example.com', '/checkout/cart');
      // the login's own navigation still moves the focus to the page's heading
      await page.reload();
      await hydrated(page);
      const header = page.getByRole('banner');
      const drawer = [
        header.getByRole('button', { name: 'Menu', exact: true }),
        page.getByRole('dialog', { name: 'Menu' }),
      ] as const;
      const lists = [
        header.getByRole('button', { name: 'My lists' }),
        header.getByRole('group', { name: 'My lists' }),
      ] as const;
      const account = [
        header.locator('summary', { hasText: 'Robin' }),
        header.getByRole('button', { name: 'Log out' }),
      ] as const;
      const { width } = viewport;
      for (const [opener, opened] of [...(width < 900 ? [drawer] : []), ...(width < 480 ? [] : [lists]), account]) {
        await opener.click();
        await expect(opened).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(opened).toBeHidden();
        await expect(opener).toBeFocused();
      }
      if (width >= 900) return;
      await header.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(header.getByRole('combobox', { name: 'Search', exact: true })).toBeFocused();
      await expectAccessible(page);
    });
  });
}

test('an item page is accessible, fits 320 px and has its own title [ITM-44]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/browse/filter/t/austen/k/author');
  await hydrated(page);
  await page.locator('main article').getByRole('heading').getByRole('link').first().click();
  await page.waitForURL('**/item/**');
  await expect(page.getByRole('tablist')).toBeVisible();
  const heading = (await page.locator('main h1').textContent()) ?? '';
  await expect(page).toHaveTitle(new RegExp(`^${heading.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} \\| `));
  await expectAccessible(page);
  await expectNoWiderThanWindow(page);
});

test('an unknown address and an unknown book answer 404 with a page [NAV-26] [ITM-41]', async ({ page, watch }) => {
  expect((await page.goto('/nope'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  expect((await page.goto('/item/9780000000000'))?.status()).toBe(404);
  await expect(page.getByText('No Results')).toBeVisible();
  expect(watch.messages.every((message) => message.includes('404'))).toBe(true);
  watch.messages = [];
});

test('a plain page has one h1, a description and structured data', async ({ page }) => {
  const html = await serverHtml(page.request, '/');
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
  expect(html).toContain('"@type":"BookStore"');
});
