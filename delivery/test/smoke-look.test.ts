import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { findHidden, lookAt, type PageLook } from '../src/gate/smoke-look';

const executablePath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-headless-shell',
  chromium.executablePath(),
].find((file) => file && existsSync(file));
let browser: Browser;
let live: PageLook;
beforeAll(async () => {
  const options = executablePath ? { executablePath } : {};
  browser = await chromium.launch({ ...options, chromiumSandbox: process.getuid?.() !== 0 });
  live = await look('');
}, 60_000);
afterAll(() => browser.close());

const shop = `<header><a href="/">Lantern Books</a><button>Menu</button></header>
  <main><h1>Middlemarch</h1><p>${'A novel of provincial life. '.repeat(60)}</p><button>Add to Cart</button></main>`;

/** The look of the shop's page with this at its end. */
async function look(more: string): Promise<PageLook> {
  const page = await browser.newPage();
  try {
    await page.setContent(shop + more);
    return await lookAt(page);
  } finally {
    await page.close();
  }
}

test('a page like the live one passes', async () => {
  expect(findHidden(await look('<p>A new line</p>'), live)).toEqual([]);
  expect(findHidden(await look(''), undefined)).toEqual([]);
});

test.each<[string, string, RegExp]>([
  ['a blank page', '<script>document.body.innerHTML = ""</script>', /heading can't be seen/],
  ['a hidden body', '<style>body { display: none !important }</style>', /blank or nearly so/],
  ['hidden header and controls', '<style>header, button, a { display: none }</style>', /header can't be seen/],
  ['a page without its header', '<script>document.querySelector("header").remove()</script>', /header can't be seen/],
  ['a covered page', '<div style="position:fixed;inset:0;background:white;z-index:9"></div>', /heading can't be seen/],
  ['a transparent page', '<style>main { opacity: 0 }</style>', /heading can't be seen/],
  ['another fetch', '<script>window.fetch = () => Promise.reject()</script>', /replaces fetch of the browser/],
  ['another history', '<script>history.pushState = () => undefined</script>', /replaces history\.pushState/],
  ['other arrays', '<script>Array.prototype.map = function () { return [] }</script>', /replaces Array\.map/],
])('%s is refused', async (_what, more, line) => {
  expect(findHidden(await look(more), live).join('; ')).toMatch(line);
});
