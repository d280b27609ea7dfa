import type { Browser, CDPSession } from '@playwright/test';

/**
 * Times in ms after the navigation began; `script` in bytes over the wire; `blocking`: the part of long tasks over 50
 * ms; `shift` without unit.
 */
export interface Measure {
  lcp: number;
  usable: number;
  blocking: number;
  shift: number;
  script: number;
  requests: number;
  /** Whether the HTML had the page's markup. */
  written: boolean;
}

/** Slow 4G and a phone: 1.6 Mbit/s down, 750 kbit/s up, 150 ms; a processor four times slower. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowdown = 4;

const LONGEST_MS = 30_000;
const QUIET_MS = 3000;

/** One cold visit in a context of its own. */
export async function visit(browser: Browser, url: string): Promise<Measure> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const page = await context.newPage();
  try {
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', slow4g);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const traffic = countTraffic(client);
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load', timeout: LONGEST_MS });
    await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.usable > 0, undefined, {
      timeout: LONGEST_MS,
    });
    // later loads (images below the fold) don't change the figures
    await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
    return { ...seen, ...traffic(), written: seen.written };
  } finally {
    await context.close();
  }
}

interface Seen {
  lcp: number;
  usable: number;
  blocking: number;
  shift: number;
  written: boolean;
}

/** Runs in the page before its scripts. */
function observe(): void {
  const seen: Seen = { lcp: 0, usable: 0, blocking: 0, shift: 0, written: false };
  (globalThis as unknown as { seen: Seen }).seen = seen;
  const on = <T>(type: string, act: (entry: T) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) act(entry as T);
    }).observe({ type, buffered: true });
  on<PerformanceEntry>('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  on<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  on<PerformanceEntry>('longtask', ({ duration }) => {
    seen.blocking += Math.max(0, duration - 50);
  });
  document.addEventListener('DOMContentLoaded', () => {
    seen.written = Boolean(document.querySelector('script#bootstrap') && document.querySelector('#root > header'));
  });
  const isAlive = (selector: string) => {
    const element = document.querySelector(selector);
    return Boolean(element && Object.keys(element).some((key) => key.startsWith('__reactProps')));
  };
  const look = () => {
    if (isAlive('#root > header') && isAlive('main h1')) seen.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function countTraffic(client: CDPSession): () => { script: number; requests: number } {
  const scripts = new Set<string>();
  let script = 0;
  let requests = 0;
  client.on('Network.responseReceived', ({ requestId, type }) => {
    requests += type === 'Script' ? 1 : 0;
    if (type === 'Script') scripts.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  return () => ({ script, requests });
}

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};
