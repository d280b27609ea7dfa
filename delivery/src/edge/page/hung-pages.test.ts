import { runInNewContext } from 'node:vm';
import { heartbeatScript } from './hung-pages';

const signature = 'abcdefghijklmnopqrstuv';
const token = `body.${signature}`;

/** A loading page with a fake clock. `cookie`: the heartbeat cookie's value; '' once it is cleared. */
function openPage() {
  const listeners = new Map<string, (() => void)[]>();
  let waiting: { at: number; run: () => void }[] = [];
  let now = 700;
  const lines: string[] = [];
  runInNewContext(heartbeatScript(token), {
    document: {
      set cookie(line: string) {
        lines.push(line);
      },
    },
    performance: { now: () => now },
    addEventListener: (name: string, run: () => void) => listeners.set(name, [...(listeners.get(name) ?? []), run]),
    removeEventListener: (name: string, run: () => void) =>
      listeners.set(
        name,
        (listeners.get(name) ?? []).filter((one) => one !== run),
      ),
    setTimeout: (run: () => void, ms: number) => void waiting.push({ at: now + ms, run }),
  });
  return {
    cookie: () => lines.at(-1)?.split(';')[0] ?? '',
    names: () => new Set(lines.map((line) => line.split('=')[0])),
    fire(name: string) {
      for (const run of listeners.get(name) ?? []) run();
    },
    /** Runs the event loop for this long. */
    live(ms: number) {
      for (const end = now + ms; now < end; now += 100) {
        const due = waiting.filter(({ at }) => at <= now);
        waiting = waiting.filter(({ at }) => at > now);
        for (const { run } of due) run();
      }
    },
  };
}
const isGone = (cookie: string) => cookie === `trial-${signature}=`;

test('a page on a slow connection renews its heartbeat, and clears it two seconds after its document has loaded', () => {
  const page = openPage();
  expect(page.cookie()).toBe(`trial-${signature}=${token}~700`);
  page.live(12_000);
  expect(Number(page.cookie().split('~')[1])).toBeGreaterThan(12_000);
  page.fire('DOMContentLoaded');
  page.live(1000);
  expect(isGone(page.cookie())).toBe(false);
  page.live(1600);
  expect(isGone(page.cookie())).toBe(true);
  page.live(5000);
  expect(isGone(page.cookie())).toBe(true);
});

test('a page need not wait for its pictures', () => {
  const page = openPage();
  page.fire('DOMContentLoaded');
  page.live(2600);
  expect(isGone(page.cookie())).toBe(true);
});

test('a page that hangs leaves its cookie', () => {
  const page = openPage();
  page.fire('DOMContentLoaded');
  page.live(600);
  expect(page.cookie()).toMatch(/~1200$/);
});

test.each(['beforeunload', 'pagehide'])('a page that is left (%s) takes its cookie away for good', (name) => {
  const page = openPage();
  page.fire(name);
  page.live(3000);
  expect(isGone(page.cookie())).toBe(true);
});

test('each page load has a cookie of its own', () => {
  expect([...openPage().names()]).toEqual([`trial-${signature}`]);
});
