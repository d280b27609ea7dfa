// The smoke test of a candidate: opens the pages that show it in a browser, then runs the steps of its smoke.json. Gets
// its job over the IPC channel.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import type { JobCookie, SmokeJob } from './gate/smoke-job';
import { findHidden, lookAt, type PageLook } from './gate/smoke-look';
import { takeStep } from './gate/smoke-steps';
import { watchPage } from './gate/smoke-watch';

const pageMs = 15_000;
const maxAttempts = 8;

process.once('message', (job: SmokeJob) => {
  void smoke(job)
    .catch((error: Error) => [String(error.message).split('\n')[0] ?? ''])
    .then((faults) => process.send?.({ faults }, () => process.exit(0)));
});
process.on('disconnect', () => process.exit(0));

async function smoke({ browser, reach, origin, ...job }: SmokeJob): Promise<string[]> {
  const { host, port } = new URL(origin);
  const rules = `--host-resolver-rules=MAP ${host.split(':')[0]}:${port || 80} ${reach.host}:${reach.port}`;
  const isRoot = process.getuid?.() === 0;
  const opened = await chromium.launch({
    ...(browser ? { executablePath: browser } : {}),
    chromiumSandbox: !isRoot,
    args: [
      rules,
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const context = await openContext(opened, origin, job.cookie);
    const live = job.liveCookie && (await openContext(opened, origin, job.liveCookie));
    return await visitAll(context, live, { origin, ...job });
  } finally {
    await opened.close();
  }
}

async function openContext(browser: Browser, url: string, cookie: JobCookie): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addCookies([{ ...cookie, url, httpOnly: true }]);
  return context;
}

/** `live`: shows the live release. */
async function visitAll(
  context: BrowserContext,
  live: BrowserContext | undefined,
  job: Omit<SmokeJob, 'browser' | 'reach'>,
): Promise<string[]> {
  const page = await context.newPage();
  page.setDefaultTimeout(pageMs);
  const watch = await watchPage(page, job.origin);
  for (const url of job.pages) {
    if (!(await openRendered(page, job.origin + url))) watch.add(`${url} came without its markup`);
    if (!(await isAlive(page, job))) watch.add(`${url} did not show it within ${pageMs / 1000} seconds`);
    await watch.settled();
    const hidden = findHidden(await lookAt(page), live && (await lookAtLive(live, job.origin + url)));
    for (const fault of hidden) watch.add(fault);
    if (watch.faults.length) return watch.faults.map((fault) => `${fault} (on ${url})`);
  }
  for (const step of job.steps) {
    await takeStep(page, job.origin, step).catch((error: Error) =>
      watch.add(`${JSON.stringify(step)}: ${error.message.split('\n')[0]}`),
    );
    if (watch.faults.length) break;
  }
  return watch.faults;
}

const settleMs = 400;

/** Undefined where the live release has no such page. */
async function lookAtLive(context: BrowserContext, address: string): Promise<PageLook | undefined> {
  const page = await context.newPage();
  try {
    const response = await page.goto(address, { waitUntil: 'load', timeout: pageMs });
    await page.waitForTimeout(settleMs);
    return response?.ok() ? await lookAt(page) : undefined;
  } finally {
    await page.close();
  }
}

/** Reloads until the page has markup: the renderer may be cold for a new release, and then nothing is hydrated. */
async function openRendered(page: Page, address: string): Promise<boolean> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const response = await page.goto(address, { waitUntil: 'load' });
    const html = (await response?.text()) ?? '';
    if (!html.includes('<div id="root"></div>')) return true;
  }
  return false;
}

/** Whether the shell has hydrated the page and the candidate's parts have loaded. */
async function isAlive(
  page: Page,
  { name, globalName, isShell }: Pick<SmokeJob, 'name' | 'globalName' | 'isShell'>,
): Promise<boolean> {
  const shown = page.waitForFunction(
    ({ name, globalName, isShell: isWholePage }) => {
      const root = document.getElementById('root');
      const isHydrated =
        root !== null &&
        Object.keys(root).some((key) => key.startsWith('__reactContainer')) &&
        root.childElementCount > 0;
      const hosts = [...document.querySelectorAll(isWholePage ? '[data-remote]' : `[data-remote^="${name}/"]`)];
      const isLoaded = isWholePage || globalName in globalThis;
      return (
        isHydrated &&
        isLoaded &&
        hosts.every((host) => !host.querySelector('[aria-busy="true"]')) &&
        (hosts.length > 0 || isWholePage)
      );
    },
    { name, globalName, isShell },
    { timeout: pageMs },
  );
  return shown.then(
    () => true,
    () => false,
  );
}
