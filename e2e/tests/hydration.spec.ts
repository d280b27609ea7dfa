import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { linkIn, serverHtml } from '../support/server-html';
import { type OwnShop, openShop, packages } from '../support/shop';
import { expect, hydrated, test } from '../support/test';

const root = path.join(import.meta.dirname, '../..');
const outOf = (name: string) => path.join(root, 'e2e/results/development', name);

/** Builds everything for development, where React reports hydration mismatches. */
function buildForDevelopment(): void {
  for (const name of packages) {
    const { status, stdout } = spawnSync(path.join(root, name, 'node_modules/.bin/webpack'), [], {
      cwd: path.join(root, name),
      env: { ...process.env, MODE: 'development', VERSION: '1.0.0-development', OUT: outOf(name) },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${name} could not be built for development\n${stdout}`);
  }
}

test.describe('on a development build', () => {
  let shop: OwnShop;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    buildForDevelopment();
    shop = await openShop({ name: 'development', sources: packages.map(outOf), env: { NODE_ENV: 'development' } });
  });
  test.afterAll(() => shop.close());

  for (const path of [
    '/',
    '/browse',
    '/browse/filter/t/austen/k/author',
    'item',
    'list',
    '/checkout/cart',
    '/account/login',
    '/nope',
  ]) {
    test(`${path} hydrates with no recoverable error`, async ({ page, watch }) => {
      const url = path.startsWith('/')
        ? path
        : await linkIn(page.request, path === 'item' ? '/browse' : '/', path === 'item' ? 'item' : 'lists');
      // cart and login are rendered by the browser: the server renders only the frame
      await serverHtml(
        page.request,
        shop.address + url,
        /^\/(checkout|account)\//.test(url) ? /<main/ : /<main[\s\S]*<h1/,
      );
      await page.goto(shop.address + url, { waitUntil: 'networkidle' });
      await hydrated(page);
      expect(watch.messages.filter((message) => /hydrat|did not match|recoverable/i.test(message))).toEqual([]);
      watch.messages = watch.messages.filter((message) => !/React DevTools|404|503 .*\/covers\//.test(message));
    });
  }
});
