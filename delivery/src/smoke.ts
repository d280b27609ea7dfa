// The smoke test of a candidate: one browser, the pages that show it, the steps of its own smoke.json. Told what to do
// over the channel it was forked with.
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import type { SmokeJob } from './gate/smoke-job';
import { takeStep } from './gate/smoke-steps';
import { watchPage } from './gate/smoke-watch';

const pageMs = 15_000;
const maxOpenings = 8;

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
    const context = await opened.newContext();
    await context.addCookies([{ ...job.cookie, url: origin, httpOnly: true }]);
    return await visitAll(context, { origin, ...job });
  } finally {
    await opened.close();
  }
}

async function visitAll(context: BrowserContext, job: Omit<SmokeJob, 'browser' | 'reach'>): Promise<string[]> {
  const page = await context.newPage();
  page.setDefaultTimeout(pageMs);
  const watch = await watchPage(page, job.origin);
  for (const url of job.pages) {
    if (!(await openDrawn(page, job.origin + url))) watch.add(`${url} came without its markup`);
    if (!(await isAlive(page, job))) watch.add(`${url} did not show it within ${pageMs / 1000} seconds`);
    await watch.settled();
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

/** The renderer may be cold for a new release, and then sends a page without markup: nothing would be hydrated. */
async function openDrawn(page: Page, address: string): Promise<boolean> {
  for (let attempt = 0; attempt < maxOpenings; attempt++) {
    const response = await page.goto(address, { waitUntil: 'load' });
    const html = (await response?.text()) ?? '';
    if (!html.includes('<div id="root"></div>')) return true;
  }
  return false;
}

/** The shell has taken over the page, and what it shows of the candidate has arrived. */
async function isAlive(page: Page, { release, isShell }: Pick<SmokeJob, 'release' | 'isShell'>): Promise<boolean> {
  const shown = page.waitForFunction(
    ([name, whole]) => {
      const root = document.getElementById('root');
      const isTaken =
        root !== null &&
        Object.keys(root).some((key) => key.startsWith('__reactContainer')) &&
        root.childElementCount > 0;
      const places = [
        ...document.querySelectorAll(whole ? '[data-remote]' : `[data-remote^="${name?.split('@')[0]}/"]`),
      ];
      const isThere = whole || (name !== undefined && name in globalThis);
      return (
        isTaken &&
        isThere &&
        places.every((place) => !place.querySelector('[aria-busy="true"]')) &&
        (places.length > 0 || whole)
      );
    },
    [release, isShell ? 'whole' : ''],
    { timeout: pageMs },
  );
  return shown.then(
    () => true,
    () => false,
  );
}
