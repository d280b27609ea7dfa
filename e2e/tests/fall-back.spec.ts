import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { type Change, changedRelease, type ReleaseJson } from '../support/releases';
import { linkIn } from '../support/server-html';
import { dists, type OwnShop, openShop } from '../support/shop';
import { expect, hydrated, test } from '../support/test';

/*
 * Each way in which a release can fail in the browser, as a tester's pin beside the good live release: the shopper sees
 * the page from the last good release, and no notice.
 */
const name = 'mf_item';
const item = dists.find((dist) => dist.includes('mf-item')) ?? '';
const good: string = JSON.parse(readFileSync(path.join(item, 'release.json'), 'utf8')).version;

/**
 * The built entry with a changed expose. `code`: an expression for the result of `get('./ItemPage')`, in which `own` is
 * the original container.
 */
const exposing = (code: string) => (files: Map<string, string>, release: ReleaseJson, version: string) =>
  files.set(
    release.entry,
    `${files.get(release.entry)};{const own=globalThis['${name}@${version}'];globalThis['${name}@${version}']={init:(...args)=>own.init(...args),get:(expose)=>expose==='./ItemPage'?${code}:own.get(expose)}}`,
  );
const entryText = (text: string) => (files: Map<string, string>, release: ReleaseJson) =>
  files.set(release.entry, text);
const lazyChunk = (release: ReleaseJson) => release.exposes['./ItemPage']?.files.at(-1) ?? '';

interface Case {
  mark: string;
  title: string;
  files?: (files: Map<string, string>, release: ReleaseJson, version: string) => void;
  release?: Change['release'];
  /** How the network answers for a file of this release; the route bundle, which includes it, is then blocked. */
  route?: { file: (release: ReleaseJson) => string; answer: (route: Route) => Promise<void> };
}
const entry = (release: ReleaseJson) => release.entry;
const fulfil = (status: number, body: string, contentType: string) => (route: Route) =>
  route.fulfill({ status, body, contentType });
const oneByte = async (route: Route) => {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: `${await answer.text()} ` });
};

const cases: Case[] = [
  {
    mark: 'entry404',
    title: 'its entry answers 404',
    route: { file: entry, answer: fulfil(404, 'Not found', 'text/plain') },
  },
  {
    mark: 'entry500',
    title: 'its entry answers 500',
    route: { file: entry, answer: fulfil(500, 'Broken', 'text/plain') },
  },
  {
    mark: 'entryhtm',
    title: 'its entry is HTML with 200',
    route: { file: entry, answer: fulfil(200, '<!doctype html><p>Hello', 'text/html') },
  },
  { mark: 'entryemp', title: 'its entry is empty', route: { file: entry, answer: fulfil(200, '', 'text/javascript') } },
  { mark: 'entryhng', title: 'its entry hangs', route: { file: entry, answer: () => new Promise<void>(() => {}) } },
  { mark: 'bytentry', title: 'one byte of its entry is changed in transit', route: { file: entry, answer: oneByte } },
  {
    mark: 'bytchunk',
    title: 'one byte of a lazy chunk is changed in transit',
    route: { file: lazyChunk, answer: oneByte },
  },
  {
    mark: 'nochunk0',
    title: 'a lazy chunk is missing',
    route: { file: lazyChunk, answer: fulfil(404, 'Not found', 'text/plain') },
  },
  { mark: 'syntaxer', title: 'its entry has a syntax error', files: entryText('const = ;') },
  { mark: 'evaluate', title: 'it throws when evaluated', files: entryText("throw new Error('at evaluation')") },
  {
    mark: 'atrender',
    title: 'its page throws when rendered',
    files: exposing("Promise.resolve(()=>({default(){throw new Error('at render')}}))"),
  },
  {
    mark: 'noexpose',
    title: 'it no longer exposes the page',
    files: exposing("Promise.reject(new Error('no such expose'))"),
  },
  {
    mark: 'nointegr',
    title: 'the digest of its entry is left out',
    release: (release) => void delete release.files[release.entry],
    route: { file: entry, answer: (route) => route.continue() },
  },
  {
    mark: 'reactold',
    title: 'it is built with another React and has no lifecycles',
    release: (release) => {
      release.react = '18.3.1';
      delete release.exposes['./lifecycles'];
    },
  },
];

let shop: OwnShop;
let url: string;

test.beforeAll(async () => {
  const broken = cases.map(({ mark, files, release }) => {
    const version = `1.0.0-${mark}`;
    return changedRelease('mf-item', version, {
      files: (all, json) => files?.(all, json, version),
      ...(release ? { release } : {}),
    });
  });
  // the last release of a package is live
  shop = await openShop({ name: 'fall-back', sources: [...broken, ...dists] });
});
test.afterAll(() => shop.close());

for (const { mark, title, route } of cases) {
  test(`${title}: the last good release is shown`, async ({ page, watch }) => {
    url ??= await linkIn(page.request, `${shop.address}/browse`, 'item');
    const release: ReleaseJson = JSON.parse(
      readFileSync(path.join(import.meta.dirname, `../results/releases/mf-item-1.0.0-${mark}/release.json`), 'utf8'),
    );
    await page.goto(await shop.pin(name, `1.0.0-${mark}`));
    if (route) {
      await page.route('**/bundle/**', (missing) => missing.fulfill({ status: 404, body: '' }));
      await page.route(`**/remotes/${name}/1.0.0-${mark}/${route.file(release)}*`, route.answer);
    }
    await page.goto(shop.address + url, { waitUntil: 'commit' });
    await expect(page.locator('main h1')).toBeVisible();
    await expect.poll(() => isDrawnBy(page, good), { timeout: 6000 }).toBe(true);
    await expect(page.getByText(/can’t be shown right now/)).toHaveCount(0);
    await expect(
      page
        .locator('main')
        .getByRole('button', { name: /Add to Cart|Favourite/ })
        .first(),
    ).toBeVisible();
    // the browser and React log the failure
    watch.messages = [];
  });
}

/** Whether this release's container is loaded and the page's heading is hydrated. */
const isDrawnBy = (page: Page, version: string) =>
  page.evaluate((container) => {
    const heading = document.querySelector('main h1');
    return (
      container in globalThis && Boolean(heading && Object.keys(heading).some((key) => key.startsWith('__reactProps')))
    );
  }, `mf_item@${version}`);

test('a chunk of the shell that was changed in transit does not run, and the page works without it', async ({
  page,
  watch,
}) => {
  const asked: string[] = [];
  await page.route(/\/remotes\/shell\/[^/]+\/[^/]+\.[0-9a-f]{8}\.js/, async (route) => {
    asked.push(route.request().url());
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `globalThis.spoilt = true; ${await answer.text()}` });
  });
  await page.goto(`${shop.address}/browse`);
  await hydrated(page);
  // each is requested twice, the second time bypassing the cache
  await expect.poll(() => asked.some((address) => address.endsWith('?again'))).toBe(true);
  expect(await page.evaluate(() => 'spoilt' in globalThis)).toBe(false);
  await page.locator('main a[href^="/item/"]').first().click();
  await expect(page.locator('main h1')).toBeVisible();
  await page.goto('about:blank');
  watch.messages = watch.messages.filter(
    (message) => !/integrity|not loaded|ChunkLoadError|Loading chunk/.test(message),
  );
});
