import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { addToCart, openBook } from '../support/orders';
import { DATA_DIR } from '../support/shop-address';
import { expect, hydrated, test } from '../support/test';

const folder = process.env.TRADE_DATA;
/** Each file with whether the shop, which is in Canada, may sell its titles: two publishers have no rights there. */
const files: Record<string, boolean> = {
  'goodbooks-10k-clean.csv': true,
  'onix-3.0-publisher.xml': false,
  'onix-2.1-wholesaler.xml': true,
  'onix-3.1-short-tags.xml': false,
};
const there = Object.keys(files).filter((file) => folder && existsSync(path.join(folder, file)));
if (there.length === 0) console.info('TRADE_DATA names no folder of trade files: importing real files is left out.');

test.describe.configure({ mode: 'serial' });
for (const file of there) {
  test(`${file} is imported: its titles can be found and opened, and the demo order still works`, async ({ page }) => {
    test.setTimeout(180_000);
    const before = await countOf(page.request);
    const output = execFileSync(
      process.execPath,
      [path.join(import.meta.dirname, '../../api/dist/cli.cjs'), 'import', path.join(folder ?? '', file)],
      {
        env: { ...process.env, DATA_DIR },
        encoding: 'utf8',
      },
    );
    console.info(output.trim().split('\n').at(-1));
    if (files[file]) await expect.poll(() => countOf(page.request), { timeout: 40_000 }).toBeGreaterThan(before);
    else expect(await countOf(page.request)).toBe(before);
    if (file.endsWith('.csv')) {
      await page.goto('/browse/filter/t/hunger%20games/k/title');
      await hydrated(page);
      await page
        .locator('main article')
        .getByRole('heading')
        .getByRole('link', { name: /^The Hunger Games/ })
        .first()
        .click();
      await expect(page.locator('main h1')).toHaveText(/The Hunger Games/);
      await page.goto('/browse/filter/t/9780439023481/k/keyword');
      await expect(page.getByText('Contact store for availability').first()).toBeVisible();
    }
    await openBook(page, 'austen persuasion');
    await addToCart(page);
    await expect(page.getByRole('button', { name: /guest/i })).toBeVisible();
  });
}

async function countOf(request: import('@playwright/test').APIRequestContext): Promise<number> {
  const html = await (await request.get(`/browse?at=${Date.now()}`)).text();
  return Number(/([\d,]+)\s*(?:<!-- -->)?\s*titles/.exec(html)?.[1]?.replace(/,/g, '') ?? 0);
}
