import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { type NpmShop, openNpmShop } from '../support/npm-shop';
import { changedRelease, withBrokenReview } from '../support/releases';
import { linkIn } from '../support/server-html';
import { expect, hydrated, test } from '../support/test';
import { visitorIds } from '../support/visitors';

/* A team releases its own package, in a shop opened by `npm start`. */

let shop: NpmShop;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  // these visitors load pages without running scripts
  shop = await openNpmShop('releasing', { MOUNT_MS: '3600000' });
});
test.afterAll(() => shop.close());

/** A page's releases, and the revision that it names. */
interface Loaded {
  revision: number;
  live: Record<string, string>;
}

async function load(url: string, visitor = ''): Promise<Loaded> {
  const answer = await fetch(shop.origin + url, { headers: { cookie: `visitor=${visitor}` } });
  const html = await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  const state = JSON.parse(/id="bootstrap">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as {
    remotes: Record<string, { version: string }>;
  };
  const remotes = Object.entries(state.remotes).map(([name, { version }]) => [name, version]);
  const [, shell = ''] = /\/remotes\/shell\/([^/]+)\//.exec(html) ?? [];
  return {
    revision: Number(answer.headers.get('x-bookfront-revision')),
    live: { ...Object.fromEntries(remotes), shell },
  };
}

async function call(name: string, payload: Record<string, string>): Promise<void> {
  const answer = await fetch(`${shop.origin}/customer/${name}`, {
    method: 'POST',
    headers: { origin: shop.origin },
    body: new URLSearchParams(payload),
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}`);
}

test('100 promote and rollback commands under load: no request fails, and each page’s map is the recorded map of its revision', async ({
  request,
}) => {
  test.setTimeout(300_000);
  const version = '2.0.0-second01';
  await shop.release('publish', 'mf-item', '--from', changedRelease('mf-item', version));
  const urls = ['/', '/browse', '/checkout/cart', await linkIn(request, `${shop.origin}/browse`, 'item')];
  const ids = visitorIds(40);
  const pages: Loaded[] = [];
  const failures: string[] = [];
  const underWay = new Set<Promise<void>>();
  const begin = (work: Promise<void>) => {
    const one = work.catch((error: Error) => void failures.push(error.message)).finally(() => underWay.delete(one));
    underWay.add(one);
  };
  let beats = 0;
  const timer = setInterval(() => {
    // don't queue more than the machine can answer
    if (underWay.size > 40) return;
    beats += 1;
    begin(load(urls[beats % urls.length] ?? '/', ids[beats % ids.length]).then((page) => void pages.push(page)));
    begin(call(beats % 2 ? 'session/get' : 'browse/get', {}));
  }, 1000 / 20);
  for (let n = 0; n < 100; n++) {
    const { revision } = await (n % 2
      ? shop.operate('rollback', { package: 'mf_item', version })
      : shop.operate('promote', { package: 'mf_item', version }));
    expect((await load('/')).revision).toBe(revision);
    // shoppers get it before the next command
    await expect.poll(() => pages.some((page) => page.revision === revision), { intervals: [20] }).toBe(true);
  }
  clearInterval(timer);
  await Promise.all(underWay);
  expect(failures).toEqual([]);
  const recorded = new Map<number, Record<string, string>>();
  for (const { revision } of pages) if (!recorded.has(revision)) recorded.set(revision, await mapOf(revision));
  expect(recorded.size).toBeGreaterThanOrEqual(100);
  for (const { revision, live } of pages) expect(live).toEqual(recorded.get(revision));
  console.info(`${pages.length} pages and ${beats} calls under 100 commands`);
});

const mapOf = async (revision: number): Promise<Record<string, string>> => {
  const { live } = await shop.ask<{ live: Record<string, string> }>(`revisions/${revision}`);
  return live;
};

test('releasing one remote changes no byte of the others, the shell, or a page without it', async ({
  browser,
  request,
}) => {
  test.setTimeout(240_000);
  const version = '3.0.0';
  const item = await linkIn(request, `${shop.origin}/browse`, 'item');
  const before = { stored: storedBytes('mf_item'), sent: await sentBytes(browser, '/checkout/cart') };
  expect(Object.keys(before.stored).length).toBeGreaterThan(50);
  expect(Object.keys(before.sent).filter((address) => /\/(remotes|bundle)\//.test(address)).length).toBeGreaterThan(1);
  const began = Date.now();
  await shop.release('publish', 'mf-item', '--version', version);
  await shop.release('promote', 'mf-item', version);
  expect((await load(item)).live.mf_item).toBe(version);
  console.info(`${((Date.now() - began) / 1000).toFixed(1)} s from the command to the first page with it`);
  expect({ stored: storedBytes('mf_item'), sent: await sentBytes(browser, '/checkout/cart') }).toEqual(before);
});

/** File -> digest of every file in the store but those of one package. */
function storedBytes(but: string): Record<string, string> {
  const root = path.join(shop.dataDir, 'releases');
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(`${but}${path.sep}`));
  return Object.fromEntries(names.map((file) => [file, digest(readFileSync(path.join(root, file)))]));
}

/**
 * Address -> digest of each file that the page at `url` loads, without the document and calls, which differ each time.
 */
async function sentBytes(browser: Browser, url: string): Promise<Record<string, string>> {
  const context = await browser.newContext({ baseURL: shop.origin });
  const page = await context.newPage();
  const files: Promise<[string, string]>[] = [];
  page.on('response', (response) => {
    if (!['script', 'stylesheet', 'font'].includes(response.request().resourceType()) || isChunk(response.url()))
      return;
    files.push(response.body().then((body) => [response.url(), digest(body)]));
  });
  // scripts come after the first paint
  await page.goto(url, { waitUntil: 'networkidle' });
  const sent = Object.fromEntries((await Promise.all(files)).sort());
  await hydrated(page);
  await context.close();
  return sent;
}
/** Whether it is a chunk, which loads on demand or when the page is idle; the store's digests cover it. */
const isChunk = (address: string) => /\.[0-9a-f]{8}\.js$/.test(address);
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64');

test('a checkout whose review throws fails its smoke test, which orders a book, and is refused', async () => {
  test.setTimeout(240_000);
  const version = '2.0.0-norevie1';
  const dir = changedRelease('mf-cart-checkout', version, {
    files: (files, { entry }) => void files.set(entry, withBrokenReview(files.get(entry) ?? '', version)),
  });
  await expect(shop.release('publish', 'mf-cart-checkout', '--from', dir)).rejects.toThrow(
    /Its smoke test failed: .*(review|Place order|Order #)/,
  );
  const good = changedRelease('mf-cart-checkout', '2.0.0-soundone');
  expect(await shop.release('publish', 'mf-cart-checkout', '--from', good)).toMatch(/is published/);
});
