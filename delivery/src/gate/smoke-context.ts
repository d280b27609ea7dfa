import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type BuiltIns, keepBuiltIns } from './built-ins';
import type { JobCookie } from './smoke-job';

/** A visitor of the smoke test's, who sees one release. */
export interface SmokeContext {
  context: BrowserContext;
  builtIns: BuiltIns;
  openPage(): Promise<Page>;
}

/** What a page of the shop may leave in a browser, and no release may take away. */
const stored = { name: 'browse_page_size', value: '24' };

/** Looks like a shopper's browser, so that a release can't behave for the gate alone. */
export async function openContext(browser: Browser, url: string, cookie: JobCookie): Promise<SmokeContext> {
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage: [stored] }] },
  });
  await context.addCookies([
    { ...cookie, url, httpOnly: true },
    { ...stored, url },
  ]);
  await context.addInitScript(() => void Object.defineProperty(globalThis, 'chrome', { value: {}, enumerable: true }));
  const openPage = async () => {
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send('Emulation.setUserAgentOverride', identityOf(browser.version()));
    return page;
  };
  return { context, builtIns: await keepBuiltIns(context), openPage };
}

/** Without these, scripts of the page are told that a program drives the browser. */
export const shopperArgs = ['--disable-blink-features=AutomationControlled'];

/** As Chromium itself names itself when it isn't headless. */
function identityOf(version: string) {
  const [major = ''] = version.split('.');
  return {
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`,
    userAgentMetadata: {
      brands: ['Chromium', 'Google Chrome'].map((brand) => ({ brand, version: major })),
      ...{ platform: 'Linux', platformVersion: '', architecture: 'x86', model: '', mobile: false },
    },
  };
}

/** What a release took away of what the browser held for the shop, and what it put there for later. */
export async function findStorageFaults({ context }: SmokeContext): Promise<string[]> {
  const [page] = context.pages();
  const cookies = await context.cookies();
  const left = await page
    ?.evaluate(async () => ({
      keys: Object.keys(localStorage),
      workers: (await navigator.serviceWorker?.getRegistrations())?.length ?? 0,
    }))
    // another address stands in the window
    .catch(() => ({ keys: [] as string[], workers: 0 }));
  const faults: [isFault: boolean, text: string][] = [
    [left?.keys.includes(stored.name) === false, "it deletes the shop's local storage"],
    [!cookies.some(({ name }) => name === stored.name), "it deletes the shop's cookies"],
    [(left?.workers ?? 0) > 0, 'it registers a service worker'],
  ];
  return faults.flatMap(([isFault, text]) => (isFault ? [text] : []));
}
