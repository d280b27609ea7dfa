import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dists, openShop } from '../support/shop';
import { expect, hydrated, test } from '../support/test';
import { linkIn, writtenHtml } from '../support/written';

const results = path.join(import.meta.dirname, '../results');
const item = dists.find((dist) => dist.includes('mf-item')) ?? '';
const others = dists.filter((dist) => dist !== item);

/** A copy of the item remote's release under another version whose server build is `code` (undefined: none at all). */
function releaseWith(name: string, code: string | undefined): string {
  const dir = path.join(results, `release-${name}`);
  rmSync(dir, { recursive: true, force: true });
  cpSync(item, dir, { recursive: true });
  const file = path.join(dir, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8'));
  if (code === undefined) rmSync(path.join(dir, 'server'), { recursive: true });
  else writeFileSync(path.join(dir, 'server/index.cjs'), code);
  writeFileSync(file, JSON.stringify({ ...release, server: code === undefined ? null : release.server }));
  return dir;
}
const pageWith = (body: string) => `exports['./ItemPage'] = { default: function ItemPage() { ${body} } };`;

async function htmlOf(address: string, url: string): Promise<{ html: string; ms: number }> {
  const start = Date.now();
  return { html: await (await fetch(address + url)).text(), ms: Date.now() - start };
}

for (const [name, code] of Object.entries({
  none: undefined,
  'throws-at-start': "throw new Error('at start')",
  'throws-in-render': pageWith("throw new Error('in render')"),
})) {
  test(`a release whose server build ${name.replaceAll('-', ' ')}: only its own part is left to the browser`, async ({ page }) => {
    const shop = await openShop({ name, sources: [...others, releaseWith(name, code)] });
    try {
      const url = await linkIn(page.request, `${shop.address}/browse`, 'item');
      const html = await writtenHtml(page.request, shop.address + url);
      expect(html).toMatch(/<header/);
      expect(html).not.toMatch(/<h1/);
      await page.goto(shop.address + url);
      await hydrated(page);
      await expect(page.locator('main h1')).toBeVisible();
    } finally {
      await shop.close();
    }
  });
}

for (const [name, body] of Object.entries({ loops: 'for (;;) {}', leaks: 'const kept = []; for (;;) kept.push(new Array(100000).fill(kept.length));' })) {
  test(`a release that ${name} costs at most three pages their markup, and nobody waits`, async ({ request }) => {
    const shop = await openShop({ name, sources: [...others, releaseWith(name, pageWith(body))], env: { RENDER_SOFT_MS: '150' } });
    try {
      const url = await linkIn(request, `${shop.address}/browse`, 'item');
      let bare = 0;
      for (let i = 0; i < 12; i++) {
        const { html, ms } = await htmlOf(shop.address, `${url}?visit=${i}`);
        if (!/<header/.test(html)) bare += 1;
        expect(ms).toBeLessThan(1500);
        await expect.poll(async () => (await fetch(`${shop.address}/healthz`)).status).toBe(200);
      }
      expect(bare).toBeLessThanOrEqual(3);
    } finally {
      await shop.close();
    }
  });
}
