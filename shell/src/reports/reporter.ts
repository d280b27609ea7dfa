import type { PageState } from '@bookfront/shared/contract';
import { bus } from '@bookfront/shared/events';
import { matchShop } from '@bookfront/shared/routes';
import type { GuardReport, ReportEvent } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { sessionStore } from '@bookfront/shared/session';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { pathOf } from '../routing';

type Guard = NonNullable<PageState['guard']>;
const FIRST_BATCH_MS = 2000;

/**
 * Sends release reports to the edge: one batch soon after the load, the rest when the page is hidden. Sends each event
 * once per page load, at most `limits.reportEvents`, and nothing after the page's token has expired.
 */
export function startReporter(page: PageState, guard: Guard): (event: ReportEvent) => void {
  const added = new Set<string>();
  const mounted = new Set<string>();
  let batch: ReportEvent[] = [];

  function add(event: ReportEvent): void {
    const key = JSON.stringify({ ...event, value: undefined });
    if (added.has(key) || added.size >= limits.reportEvents) return;
    added.add(key);
    batch.push(event);
    if (event.kind === 'mount') mounted.add(event.release);
  }
  function send(): void {
    if (batch.length === 0 || Date.now() > guard.expires) return;
    const report: GuardReport = { token: guard.token, events: batch };
    if (navigator.sendBeacon('/reports', new Blob([JSON.stringify(report)], { type: 'application/json' }))) batch = [];
  }

  watchVitals(page, add);
  watchOutcomes((name, detail) => {
    for (const release of mounted) add({ kind: 'outcome', release, name, detail });
  });
  setTimeout(send, FIRST_BATCH_MS);
  // after web-vitals' own listeners, which report the last values
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  window.addEventListener('pagehide', send);
  return add;
}

/** The release of the opened page, to which the vitals are attributed. */
function ownRelease({ url, settings, remotes }: PageState): string | undefined {
  const name = matchShop(pathOf(url, settings.basename), settings)?.route.page.split('/')[0] ?? '';
  const ref = remotes[name];
  return ref && `${name}@${ref.version}`;
}

function watchVitals(page: PageState, add: (event: ReportEvent) => void): void {
  const release = ownRelease(page);
  if (!release) return;
  const onMetric = ({ name, value }: Metric) => {
    const cold = name === 'LCP' && isCold(page) ? { cold: true } : {};
    add({ kind: 'vital', release, name, value: Math.min(value, 600_000), ...cold });
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(onMetric);
}

/** Whether the page's joined script wasn't in the browser's cache, as the first time after a release. */
function isCold({ joined }: PageState): boolean {
  const address = joined && new URL(joined.src, location.href).href;
  const [entry] = address ? performance.getEntriesByName(address) : [];
  return !(entry && 'transferSize' in entry && entry.transferSize === 0);
}

/** Reports a book added to the cart, and each step of the checkout. */
function watchOutcomes(onOutcome: (name: 'cart-add' | 'checkout-step', detail: string) => void): void {
  let before = sessionStore.get()?.cart.summary.item_count ?? 0;
  bus.on('cart:changed', ({ count, here }) => {
    if (here && count > before) onOutcome('cart-add', '');
    before = count;
  });
  bus.on('checkout:step-reached', ({ step }) => onOutcome('checkout-step', step));
}
