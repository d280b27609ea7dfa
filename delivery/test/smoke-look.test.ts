import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { openContext, type SmokeContext, shopperArgs } from '../src/gate/smoke-context';
import { findHidden, lookAt, type PageLook } from '../src/gate/smoke-look';

const executablePath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-headless-shell',
  chromium.executablePath(),
].find((file) => file && existsSync(file));
let browser: Browser;
let visitor: SmokeContext;
let live: PageLook;
beforeAll(async () => {
  const options = executablePath ? { executablePath } : {};
  browser = await chromium.launch({ ...options, chromiumSandbox: process.getuid?.() !== 0, args: shopperArgs });
  visitor = await openContext(browser, 'http://localhost', { name: 'smoke', value: '1' });
  live = await look('');
}, 60_000);
afterAll(() => browser.close());

const shop = `<!doctype html><title>Middlemarch</title><header><a href="/">Lantern Books</a><button>Menu</button></header>
  <main><h1>Middlemarch</h1><p>${'A novel of provincial life. '.repeat(60)}</p><button>Add to Cart</button></main>`;

/** The look of the shop's page with this at its end. */
async function look(more: string): Promise<PageLook> {
  const page = await visitor.openPage();
  try {
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: shop + more }));
    await page.goto('http://localhost/');
    return await lookAt(page, visitor.builtIns);
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
  [
    'other arrays',
    '<script>Array.prototype.map = function () { return [] }</script>',
    /replaces Array\.prototype\.map/,
  ],
  ['a fetch that looks native', '<script>window.fetch = fetch.bind(window)</script>', /replaces fetch of/],
  ['a fetch behind a proxy', '<script>window.fetch = new Proxy(fetch, {})</script>', /replaces fetch of/],
  [
    'a browser that lies about its functions',
    '<script>Function.prototype.toString = () => "[native code]"; window.fetch = () => 1</script>',
    /replaces fetch, Function\.prototype\.toString/,
  ],
  ['other requests', '<script>XMLHttpRequest.prototype.send = () => 1</script>', /XMLHttpRequest\.prototype\.send/],
  ['other elements', '<script>Element.prototype.setAttribute = () => 1</script>', /Element\.prototype\.setAttribute/],
  ['other listeners', '<script>window.addEventListener = () => 1</script>', /EventTarget|addEventListener/],
  ['other JSON', '<script>JSON.parse = () => ({})</script>', /replaces JSON\.parse/],
  ['other cookies', '<script>Object.defineProperty(document, "cookie", { value: "" })</script>', /document\.cookie/],
  [
    'a page that is written again',
    '<script>onload = () => { document.open(); document.write("<h1>x</h1>") }</script>',
    /\w/,
  ],
  ['another customElements', '<script>customElements.define = () => 1</script>', /customElements\.define/],
  ['no title', '<script>document.title = ""</script>', /takes the title away/],
  [
    'a page that robots must not list',
    '<script>document.head.append(Object.assign(document.createElement("meta"), { name: "robots", content: "noindex" }))</script>',
    /keeps search engines out/,
  ],
  [
    'stolen focus',
    '<script>setInterval(() => document.querySelector("button").focus(), 20)</script>',
    /taking the focus/,
  ],
  [
    'a memory bomb',
    '<script>window.bomb = []; for (let n = 0; n < 30; n++) bomb.push(new Array(1e6).fill(n + .1))</script>',
    /scripts hold \d+ MB/,
  ],
])('%s is refused', async (_what, more, line) => {
  expect(findHidden(await look(more), live).join('; ')).toMatch(line);
});

test('a script in the page is told nothing that a shopper’s browser would not say', async () => {
  const page = await visitor.openPage();
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: shop }));
  await page.goto('http://localhost/');
  const told = await page.evaluate(() => ({
    isDriven: navigator.webdriver,
    agent: navigator.userAgent,
    brands: JSON.stringify(Reflect.get(navigator, 'userAgentData')),
    chrome: 'chrome' in globalThis,
  }));
  await page.close();
  expect(told).toMatchObject({ isDriven: false, chrome: true });
  expect(told.agent + told.brands).not.toMatch(/headless/i);
});
