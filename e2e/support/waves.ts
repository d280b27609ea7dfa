import { expect, type Page, type Route } from '@playwright/test';

export interface Wave {
  /** Paths asked for in this round trip, all at once. */
  paths: string[];
}

const QUIET_MS = 300;

/**
 * Loads `url` in round trips: every request is held until nothing more is asked for, then all are let go together.
 * `until` is looked at after each; gives the rounds that were needed. Counts dependency, not time.
 */
export async function loadInWaves(page: Page, url: string, until: () => Promise<boolean>, most = 6): Promise<Wave[]> {
  let held: Route[] = [];
  let isOpen = false;
  await page.route('**/*', (route) => (isOpen ? route.continue() : void held.push(route)));
  const opened = page.goto(url, { waitUntil: 'commit' });
  const waves: Wave[] = [];
  while (waves.length < most) {
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

/** Nothing new was held for a moment. */
async function settled(count: () => number): Promise<void> {
  let before = -1;
  const isQuiet = () => {
    const quiet = count() === before;
    before = count();
    return quiet;
  };
  await expect.poll(isQuiet, { intervals: [QUIET_MS] }).toBe(true);
}

/** True as soon as `until` holds within a second; the page may still be working on what just came. */
const soon = (until: () => Promise<boolean>): Promise<boolean> =>
  expect
    .poll(until, { timeout: 1000, intervals: [100] })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
