import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { changedRelease } from '../support/releases';
import { dists, openShop } from '../support/shop';
import { expect, hydrated, test } from '../support/test';
import { linkIn } from '../support/written';

const name = 'mf_item';
const version = '2.0.0-loops001';
const item = dists.find((dist) => dist.includes('mf-item')) ?? '';
const good: string = JSON.parse(readFileSync(path.join(item, 'release.json'), 'utf8')).version;
const container = `globalThis['${name}@${version}']`;

/** Its page never ends in the browser; on the server it is as good as the other. */
const looping = () =>
  changedRelease('mf-item', version, {
    files: (files, { entry }) =>
      void files.set(
        entry,
        `${files.get(entry)};{const own=${container};${container}={init:(...args)=>own.init(...args),get:(expose)=>expose==='./ItemPage'?Promise.resolve(()=>({default(){for(;;);}})):own.get(expose)}}`,
      ),
  });

test('a release that loops for ever as it is mounted: the tab hangs, and the next load has the live release', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const shop = await openShop({ name: 'endless-loop', sources: [looping(), ...dists] });
  const context = await browser.newContext();
  try {
    const url = shop.address + (await linkIn(context.request, `${shop.address}/browse`, 'item'));
    await shop.operate('canary', { package: name, version, to: 100 });
    const hung = await context.newPage();
    await hung.goto(url, { waitUntil: 'commit' });
    await expect.poll(() => isOnTrial(context)).toBe(true);
    expect(await versionFor(context, url)).toBe(version);
    // a page that is coming alive gets its time
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

const isOnTrial = async (context: BrowserContext) =>
  (await context.cookies()).some((cookie) => cookie.name.startsWith('trial-'));

/**
 * The release that this visitor's next load would have; what the page sets stays unheard, so that the next one asks
 * anew.
 */
async function versionFor(context: BrowserContext, url: string): Promise<string> {
  const cookie = (await context.cookies()).map((one) => `${one.name}=${one.value}`).join('; ');
  const html = await (await fetch(url, { headers: { cookie } })).text();
  return JSON.parse(/id="bootstrap">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}').remotes[name].version;
}
