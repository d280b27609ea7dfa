import { linkIn, serverHtml } from '../support/server-html';
import { openShop } from '../support/shop';
import { expect, hydrated, test } from '../support/test';

/** Each remote with a page of its own, and one that works without it. */
const remotes = {
  mf_catalogue: { own: '/browse', written: 'Browse', other: '/account/login' },
  mf_item: { own: '/item', written: 'Description', other: '/browse' },
  mf_lists_registry: { own: '/lists', written: 'Staff picks', other: '/browse' },
  mf_events_content: { own: '/', written: '', other: '/browse' },
  mf_cart_checkout: { own: '/checkout/cart', written: undefined, other: '/browse' },
  mf_account: { own: '/account/login', written: undefined, other: '/browse' },
};

for (const fault of ['gone', 'hang'] as const) {
  for (const [name, { own, written, other }] of Object.entries(remotes)) {
    test(`${name} ${fault === 'gone' ? 'gone' : 'hanging'}: shows a notice within 3 s, keeps the server’s text, and the rest works`, async ({
      page,
      watch,
    }) => {
      const shop = await openShop({ name: `${name}-${fault}`, faults: { [fault]: [name] } });
      try {
        const path =
          own === '/item' || own === '/lists'
            ? await linkIn(
                page.request,
                `${shop.address}${own === '/item' ? '/browse' : '/'}`,
                own === '/item' ? 'item' : 'lists',
              )
            : own;
        if (written !== undefined) await serverHtml(page.request, shop.address + path, /<main[\s\S]*<h[12]/);
        await page.addInitScript(recordTimes);
        await page.goto(shop.address + path, { waitUntil: 'domcontentloaded' });
        await hydrated(page);
        await expect(
          page
            .locator('main')
            .getByText(/can’t be shown right now/)
            .first(),
        ).toBeVisible();
        const { alive, shown } = await page.evaluate(() => (globalThis as unknown as { times: Times }).times);
        expect(shown - alive).toBeLessThan(3000);
        await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
        if (written !== undefined) await expect(page.locator('main h1, main h2').first()).toBeVisible();
        if (written) await expect(page.locator('main').getByText(written).first()).toBeVisible();
        await page.goto(shop.address + other, { waitUntil: 'domcontentloaded' });
        await expect(page.locator('main h1')).toBeVisible();
      } finally {
        await shop.close();
      }
      // the browser logs failed files
      watch.messages = watch.messages.filter(
        (message) => !/404|ERR_|Failed to load|Refused to execute|not loaded|timeout/.test(message),
      );
    });
  }
}

interface Times {
  alive: number;
  shown: number;
}

/** Runs in the page before its scripts: records when the frame was hydrated and when the first notice appeared. */
function recordTimes(): void {
  const times: Times = { alive: 0, shown: 0 };
  (globalThis as unknown as { times: Times }).times = times;
  const look = () => {
    const frame = document.querySelector('#root > header');
    if (!times.alive && frame && Object.keys(frame).some((key) => key.startsWith('__reactProps')))
      times.alive = performance.now();
    if (/can’t be shown right now/.test(document.querySelector('main')?.textContent ?? ''))
      times.shown = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
