import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { linkIn, serverHtml } from '../support/server-html';
import { expect, phone, test } from '../support/test';
import { loadInWaves } from '../support/waves';

test.use({ viewport: phone });

const BUDGET = 150 * 1024;
const pages = {
  home: { path: () => '/', content: 1 },
  browse: { path: () => '/browse', content: 1 },
  item: { path: (page: Page) => linkIn(page.request, '/browse', 'item'), content: 1 },
  cart: { path: () => '/checkout/cart', content: 2 },
};

for (const [name, { path, content }] of Object.entries(pages)) {
  test(`${name}: content after ${content} round trip(s), usable after 2, without calls and manifests before the content`, async ({
    page,
  }) => {
    const url = await path(page);
    if (content === 1) await serverHtml(page.request, url);
    const waves = await loadInWaves(page, url, () => isUsable(page));
    expect(waves.length).toBe(2);
    expect(
      waves
        .flatMap((wave) => wave.paths)
        .filter((at) => at.startsWith('/customer/') || at.endsWith('mf-manifest.json')),
    ).toEqual([]);
    expect(await hasContent(page)).toBe(true);
    if (content === 1) expect(await serverHtml(page.request, url)).toMatch(/<h1[^>]*>[^<]/);
  });

  test(`${name}: script within the budget, no layout shift`, async ({ page }) => {
    const scripts: Buffer[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.body());
    });
    await watchShifts(page);
    await page.goto(await path(page), { waitUntil: 'networkidle' });
    const bytes = scripts.map(brotli).reduce((sum, size) => sum + size, 0);
    console.info(`${name}: ${(bytes / 1024).toFixed(1)} KB of script (brotli), ${scripts.length} files`);
    expect(bytes).toBeLessThan(BUDGET);
    expect(await shiftOf(page)).toBeLessThan(0.02);
  });
}

test('two typefaces of at most 60 KB load before the first paint, one for headings and one for text', async ({
  page,
}) => {
  const sizes: number[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'font') sizes.push((await response.body()).length);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const loaded = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status, family }) => status === 'loaded' && !family.includes('Fallback'))
      .map(({ family }) => family),
  );
  expect(loaded.map((family) => family.replaceAll('"', '')).toSorted()).toEqual(['Figtree Variable', 'Fraunces']);
  expect(sizes.length).toBe(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60 * 1024);
});

test('a fallback face covers only its typeface’s characters: Hebrew and Arabic keep their own metrics', async ({
  page,
}) => {
  await page.goto('/');
  const ranges = await page.evaluate(() =>
    [...document.fonts].filter(({ family }) => family.includes('Fallback')).map(({ unicodeRange }) => unicodeRange),
  );
  expect(ranges.length).toBeGreaterThan(0);
  for (const range of ranges) {
    expect(range).toMatch(/U\+0-FF\b/i);
    expect(range).not.toMatch(/U\+(0-10FFFF|5[0-9A-F]{2}|6[0-9A-F]{2})\b/i);
  }
});

test('the page names every fallback face of its typefaces', async ({ page }) => {
  await page.goto('/');
  const { faces, stacks } = await page.evaluate(() => ({
    faces: [...document.fonts].map(({ family }) => family.replaceAll('"', '')).filter((name) => /Fallback/.test(name)),
    stacks: ['body', 'h1'].map((one) => getComputedStyle(document.querySelector(one) as Element).fontFamily).join(),
  }));
  expect(new Set(faces).size).toBe(6);
  for (const face of faces) expect(stacks).toContain(`"${face}"`);
});

const brotli = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const hasContent = (page: Page) =>
  page.evaluate(() => Boolean(document.querySelector('main h1')?.textContent)).catch(() => false);

const isUsable = (page: Page) =>
  page
    .evaluate(() => {
      const heading = document.querySelector('main h1');
      const frame = document.querySelector('#root > header');
      return Boolean(
        heading &&
          frame &&
          [heading, frame].every((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
      );
    })
    .catch(() => false);

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = globalThis as { layoutShift?: number };
    shifts.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.layoutShift = (shifts.layoutShift ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shiftOf = (page: Page) => page.evaluate(() => (globalThis as { layoutShift?: number }).layoutShift ?? 0);
