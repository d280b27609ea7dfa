import { changedRelease } from '../support/releases';
import { linkIn, serverHtml } from '../support/server-html';
import { dists, openShop } from '../support/shop';
import { expect, hydrated, test } from '../support/test';

const item = dists.find((dist) => dist.includes('mf-item')) ?? '';
const others = dists.filter((dist) => dist !== item);

/** A release of the item remote with this server build (undefined: without one). */
const releaseWith = (mark: string, code: string | undefined) =>
  changedRelease('mf-item', `1.0.0-${mark}`, {
    files: (files) => (code === undefined ? files.delete('server/index.cjs') : files.set('server/index.cjs', code)),
    release: (release) => {
      if (code === undefined) release.server = null;
    },
  });
const pageWith = (body: string) => `exports['./ItemPage'] = { default: function ItemPage() { ${body} } };`;

async function htmlOf(address: string, url: string): Promise<{ html: string; ms: number }> {
  const start = Date.now();
  return { html: await (await fetch(address + url)).text(), ms: Date.now() - start };
}

for (const [name, mark, code] of [
  ['is missing', 'noserver', undefined],
  ['throws at start', 'atstart0', "throw new Error('at start')"],
  ['throws in render', 'inrender', pageWith("throw new Error('in render')")],
] as const) {
  test(`a release whose server build ${name}: only its own part is left to the browser`, async ({ page }) => {
    // a longer limit, since other tests use the processors too
    const shop = await openShop({
      name: mark,
      sources: [...others, releaseWith(mark, code)],
      env: { RENDER_SOFT_MS: '1500' },
    });
    try {
      const url = await linkIn(page.request, `${shop.address}/browse`, 'item');
      const html = await serverHtml(page.request, shop.address + url);
      expect(html).toMatch(/<header/);
      expect(html).not.toMatch(/<h1/);
      await page.goto(shop.address + url);
      await hydrated(page);
      await expect(page.locator('main h1')).toBeVisible();
      // the idle page's requests would fail once the shop is closed
      await page.goto('about:blank');
    } finally {
      await shop.close();
    }
  });
}

for (const [name, mark, body] of [
  ['loops', 'loops000', 'for (;;) {}'],
  ['leaks', 'leaks000', 'const kept = []; for (;;) kept.push(new Array(100000).fill(kept.length));'],
] as const) {
  test(`a release that ${name} leaves at most three pages without markup and delays none`, async ({ request }) => {
    // it is found and left out before the shop opens, by CPU time, so later on a busy machine
    test.setTimeout(90_000);
    const shop = await openShop({
      name: mark,
      sources: [...others, releaseWith(mark, pageWith(body))],
      env: { RENDER_SOFT_MS: '150' },
    });
    try {
      const url = await linkIn(request, '/browse', 'item');
      let bare = 0;
      for (let i = 0; i < 12; i++) {
        const { html, ms } = await htmlOf(shop.address, `${url}?visit=${i}`);
        if (!/<header/.test(html)) bare += 1;
        // a page that waited for such a thread would never end; a busy machine is slow for any page
        expect(ms).toBeLessThan(5000);
        await expect.poll(async () => (await fetch(`${shop.address}/healthz`)).status).toBe(200);
      }
      expect(bare).toBeLessThanOrEqual(3);
    } finally {
      await shop.close();
    }
  });
}
