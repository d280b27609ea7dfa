/** @jest-environment jsdom */
import type { PageState } from '@bookfront/shared/contract';
import { bus } from '@bookfront/shared/events';
import { guardReportSchema } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { buildCart, buildPage, buildSession } from '@bookfront/shared/testing/builders';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { queueReport, startReports } from './report-queue';

/** A mock of the library that measures: each vital has one value. */
jest.mock('web-vitals', () => {
  const once = (name: string) => (told: (metric: object) => void) =>
    told({ name, value: name === 'CLS' ? 0.01 : 1200 });
  return { onCLS: once('CLS'), onFCP: once('FCP'), onINP: once('INP'), onLCP: once('LCP'), onTTFB: once('TTFB') };
});

const ref = (version: string) => ({ version, entry: '' });
const remotes = { mf_item: ref('2.0.0'), mf_cart_checkout: ref('1.3.0') };
const guard = { token: 'signed', expires: 0 };
let sent: string[] = [];
let hidden = false;

beforeEach(() => {
  jest.useFakeTimers();
  guard.expires = Date.now() + 600_000;
  sent = [];
  hidden = false;
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (hidden ? 'hidden' : 'visible'),
  });
  navigator.sendBeacon = jest.fn((_address: string | URL, data?: BodyInit | null) => {
    sent.push(texts.get(data as Blob) ?? '');
    return true;
  });
});
afterEach(() => {
  jest.useRealTimers();
});

/** jsdom's Blob can't be read synchronously, so this stores its parts. */
const texts = new WeakMap<Blob, string>();
const RealBlob = globalThis.Blob;
globalThis.Blob = class extends RealBlob {
  constructor(parts: string[], options?: BlobPropertyBag) {
    super(parts, options);
    texts.set(this, parts.join(''));
  }
} as typeof Blob;

const page = (over: Partial<PageState> = {}) => buildPage({ url: '/item/978?token=t', remotes, guard, ...over });
const reports = () => sent.map((text) => guardReportSchema.parse(JSON.parse(text)));
const events = () => reports().flatMap((report) => report.events);
function hide() {
  hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  hidden = false;
}

describe('the reports of a page', () => {
  it('are not sent without a token of the edge', async () => {
    const { guard: _none, ...pinned } = page();
    queueReport({ kind: 'mount', release: 'mf_item@2.0.0' });
    startReports(pinned);
    await jest.advanceTimersByTimeAsync(20_000);
    hide();
    expect(sent).toEqual([]);
  });

  it('are sent in one batch soon after the load, the rest when the page is hidden', async () => {
    sessionStore.set(buildSession());
    startReports(page());
    queueReport({ kind: 'mount', release: 'mf_cart_checkout@1.3.0' });
    await jest.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(1);
    expect(reports()[0]?.token).toBe('signed');
    expect(events().filter(({ kind }) => kind === 'mount')).toEqual([
      { kind: 'mount', release: 'mf_item@2.0.0' },
      { kind: 'mount', release: 'mf_cart_checkout@1.3.0' },
    ]);
    expect(events()).toContainEqual({ kind: 'vital', release: 'mf_item@2.0.0', name: 'LCP', value: 1200, cold: true });

    const cart = { ...buildCart(), checksum: 'x', summary: { ...buildCart().summary, item_count: 1 } };
    sessionStore.setCart(cart);
    sessionStore.set({
      ...buildSession(),
      cart: { ...cart, checksum: 'y', summary: { ...cart.summary, item_count: 5 } },
    });
    bus.emit('checkout:step-reached', { step: 'payment' });
    bus.emit('checkout:step-reached', { step: 'payment' });
    queueReport({ kind: 'mount', release: 'mf_item@2.0.0' });
    hide();
    expect(sent).toHaveLength(2);
    expect(reports()[1]?.events).toEqual([
      { kind: 'outcome', release: 'mf_item@2.0.0', name: 'cart-add', detail: '' },
      { kind: 'outcome', release: 'mf_cart_checkout@1.3.0', name: 'cart-add', detail: '' },
      { kind: 'outcome', release: 'mf_item@2.0.0', name: 'checkout-step', detail: 'payment' },
      { kind: 'outcome', release: 'mf_cart_checkout@1.3.0', name: 'checkout-step', detail: 'payment' },
    ]);
    hide();
    expect(sent).toHaveLength(2);

    for (let i = 0; i < 200; i += 1)
      queueReport({ kind: 'script-error', release: 'mf_item@2.0.0', message: String(i) });
    hide();
    expect(events()).toHaveLength(60);

    queueReport({ kind: 'mount', release: 'mf_item@2.0.1' });
    jest.setSystemTime(guard.expires + 1);
    hide();
    expect(sent).toHaveLength(3);
  });

  it.each([
    ['in the cache', 0, undefined],
    ['not in the cache', 9000, true],
  ])('tell that the script of the page was %s', async (_what, transferSize, cold) => {
    const entry = { name: 'http://localhost/bundle/a.js', transferSize };
    performance.getEntriesByName = (name) => (name === entry.name ? [entry as unknown as PerformanceEntry] : []);
    startReports(page({ joined: { src: '/bundle/a.js', parts: [] } }));
    await jest.advanceTimersByTimeAsync(5000);
    const lcp = events().find((event) => event.kind === 'vital' && event.name === 'LCP');
    expect(lcp).toEqual({
      kind: 'vital',
      release: 'mf_item@2.0.0',
      name: 'LCP',
      value: 1200,
      ...(cold ? { cold } : {}),
    });
  });
});
