import { expect, type Page, type Route } from '@playwright/test';

export interface Wave {
  /** Paths requested in this round trip. */
  paths: string[];
}

const QUIET_MS = 300;

/**
 * Loads `url` in round trips: holds every request until no more are made, then releases all together. Checks `until`
 * after each and returns the round trips. Counts dependencies, not time.
 */
export async function loadInWaves(
  page: Page,
  url: string,
  until: () => Promise<boolean>,
  maxWaves = 6,
): Promise<Wave[]> {
  let held: Route[] = [];
  let isOpen = false;
  await page.route('**/*', (route) => (isOpen ? route.continue() : void held.push(route)));
  const opened = page.goto(url, { waitUntil: 'commit' });
  const waves: Wave[] = [];
  while (waves.length < maxWaves) {
    await settled(() => held.length);
    if (held.length === 0) break;
    const now = held;
    held = [];
    waves.push({ paths: now.map((route) => new URL(route.request().url()).pathname) });
    await Promise.all(now.map(release));
    if (waves.length === 1) await opened;
    if (await soon(until)) break;
  }
  isOpen = true;
  await Promise.all(held.map((route) => route.continue()));
  return waves;
}

async function release(route: Route): Promise<void> {
  await route.continue();
  await (await route.request().response())?.finished();
}

/** Waits until no new request has been held for a moment. */
async function settled(count: () => number): Promise<void> {
  let before = -1;
  const isQuiet = () => {
    const quiet = count() === before;
    before = count();
    return quiet;
  };
  await expect.poll(isQuiet, { intervals: [QUIET_MS] }).toBe(true);
}

/** True if `until` holds within a second, since the page may still be processing the last answers. */
const soon = (until: () => Promise<boolean>): Promise<boolean> =>
  expect
    .poll(until, { timeout: 1000, intervals: [100] })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
