import { call } from '@bookfront/shared/api-client';
import { bus } from '@bookfront/shared/events';
import { sessionStore } from '@bookfront/shared/session';
import { browserStorage } from '@bookfront/shared/storage';

const KEY = 'bookfront-session';
let pending: Promise<void> | undefined;
let isFromOtherTab = false;

/**
 * Refreshes the session (SES-02) when the window regains focus, when the page is restored from the back/forward cache,
 * and when another tab has logged in or out, or changed the cart, a list, the account or the location.
 */
export function keepSessionFresh(): void {
  window.addEventListener('focus', () => void refreshSession());
  window.addEventListener('pageshow', (event) => event.persisted && void refreshSession());
  window.addEventListener(
    'storage',
    ({ key }) => key === KEY && document.visibilityState === 'visible' && void refreshSession(),
  );
  bus.on('session:changed', notifyOtherTabs);
  bus.on('cart:changed', ({ here }) => here && notifyOtherTabs());
  bus.on('list:changed', notifyOtherTabs);
}

/** Makes one call at a time; callers meanwhile wait for the same answer. */
export function refreshSession(): Promise<void> {
  pending ??= fetchSession().finally(() => {
    pending = undefined;
  });
  return pending;
}

async function fetchSession(): Promise<void> {
  const before = sessionStore.get();
  const answer = await call('session/get', {});
  // a change that the shopper made meanwhile is newer than this answer
  if (!answer.ok || sessionStore.get() !== before) return;
  isFromOtherTab = true;
  sessionStore.set(answer.value);
  isFromOtherTab = false;
}

/** Doesn't notify the other tabs of a session that came from one of them. Without storage they follow on focus. */
function notifyOtherTabs(): void {
  if (!isFromOtherTab) browserStorage.write(KEY, String(Date.now()));
}
