// The smoke test of a candidate: opens the pages that show it in a browser, then runs the steps of its smoke.json. Gets
// its job over the IPC channel.
import { chromium, type Page } from 'playwright-core';
import { findStorageFaults, openContext, type SmokeContext, shopperArgs } from './gate/smoke-context';
import type { SmokeJob } from './gate/smoke-job';
import { findHidden, lookAt, type PageLook } from './gate/smoke-look';
import { takeStep } from './gate/smoke-steps';
import { blockOthers, type Watch, watchPage } from './gate/smoke-watch';

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
      ...shopperArgs,
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

/** `live`: shows the live release. */
async function visitAll(
  candidate: SmokeContext,
  live: SmokeContext | undefined,
  job: Omit<SmokeJob, 'browser' | 'reach'>,
): Promise<string[]> {
  const page = await candidate.openPage();
  page.setDefaultTimeout(pageMs);
  const watch = await watchPage(page, job.origin);
  for (const url of job.pages) {
    if (!(await openRendered(page, job.origin + url))) watch.add(`${url} came without its markup`);
    const faults = (await isAlive(page, job))
      ? await findShown(page, job.origin + url, { candidate, live, watch })
      : [`${url} did not show it within ${pageMs / 1000} seconds`];
    for (const fault of faults) watch.add(fault);
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

/** What is wrong with a page that has come alive. */
async function findShown(
  page: Page,
  address: string,
  { candidate, live, watch }: { candidate: SmokeContext; live: SmokeContext | undefined; watch: Watch },
): Promise<string[]> {
  await watch.settled();
  if (new URL(page.url()).origin !== new URL(address).origin) return [`it leaves the page for ${page.url()}`];
  const look = await lookAt(page, candidate.builtIns);
  const other = live && (await lookAtLive(live, address));
  const elsewhere = [...watch.origins].filter((origin) => !other?.origins.has(origin));
  return [
    ...findHidden(look, other?.look),
    ...(await findStorageFaults(candidate)),
    ...elsewhere.map((origin) => `it asks ${origin} for something, which the live release does not`),
  ];
}

const settleMs = 400;

/** Undefined where the live release has no such page. */
async function lookAtLive(
  { openPage, builtIns }: SmokeContext,
  address: string,
): Promise<{ look: PageLook; origins: Set<string> } | undefined> {
  const page = await openPage();
  const origins = await blockOthers(page, new URL(address).origin);
  try {
    const response = await page.goto(address, { waitUntil: 'load', timeout: pageMs });
    await page.waitForTimeout(settleMs);
    return response?.ok() ? { look: await lookAt(page, builtIns), origins } : undefined;
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
