import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { changedRelease } from '../support/releases';
import { linkIn } from '../support/server-html';
import { dists, openShop } from '../support/shop';
import { expect, hydrated, test } from '../support/test';

const name = 'mf_item';
const version = '2.0.0-loops001';
const item = dists.find((dist) => dist.includes('mf-item')) ?? '';
const good: string = JSON.parse(readFileSync(path.join(item, 'release.json'), 'utf8')).version;
const container = `globalThis['${name}@${version}']`;

/** A release whose page loops in the browser but renders on the server. */
const looping = () =>
  changedRelease('mf-item', version, {
    files: (files, { entry }) =>
      void files.set(
        entry,
        `${files.get(entry)};{const own=${container};${container}={init:(...args)=>own.init(...args),get:(expose)=>expose==='./ItemPage'?Promise.resolve(()=>({default(){for(;;);}})):own.get(expose)}}`,
      ),
  });

test('a release that loops on mount hangs the tab, and the next load has the live release', async ({ browser }) => {
  test.setTimeout(120_000);
  const shop = await openShop({ name: 'endless-loop', sources: [looping(), ...dists] });
  const context = await browser.newContext();
  try {
    const url = shop.address + (await linkIn(context.request, `${shop.address}/browse`, 'item'));
    await shop.operate('canary', { package: name, version, to: 100 });
    const hung = await context.newPage();
    await hung.goto(url, { waitUntil: 'commit' });
    await expect.poll(() => hasHeartbeat(context)).toBe(true);
    expect(await versionFor(context, url)).toBe(version);
    // a page that is still loading gets its time
    await expect.poll(() => versionFor(context, url), { timeout: 20_000, intervals: [500] }).toBe(good);
    const next = await context.newPage();
    await next.goto(url);
    await hydrated(next);
    await expect(next.locator('main h1')).toBeVisible();
    expect(await next.evaluate((of) => of in globalThis, `${name}@${good}`)).toBe(true);
    const { packages } = await shop.ask<{ packages: { name: string; faults: { kind: string }[] }[] }>('status');
    expect(packages.find((one) => one.name === name)?.faults.map(({ kind }) => kind)).toContain('died');
  } finally {
    await context.close();
    await shop.close();
  }
});

const hasHeartbeat = async (context: BrowserContext) =>
  (await context.cookies()).some((cookie) => cookie.name.startsWith('trial-'));

/**
 * The release of this visitor's next load. Ignores the cookies that the page sets, so that the next load asks again.
 */
async function versionFor(context: BrowserContext, url: string): Promise<string> {
  const cookie = (await context.cookies()).map((one) => `${one.name}=${one.value}`).join('; ');
  const html = await (await fetch(url, { headers: { cookie } })).text();
  return JSON.parse(/id="bootstrap">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}').remotes[name].version;
}
