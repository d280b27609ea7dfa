import { call } from '@bookfront/shared/api-client';
import { bus } from '@bookfront/shared/events';
import { sessionStore } from '@bookfront/shared/session';
import { browserStorage } from '@bookfront/shared/storage';

const KEY = 'bookfront-session';
let asking: Promise<void> | undefined;
let isTakingOver = false;

/**
 * SES-02: the session is asked for again when the window regains focus, when the page comes back out of the browser's
 * back/forward cache, and when another tab has logged in or out, changed the cart, a list, the account or the location.
 */
export function keepSessionFresh(): void {
  window.addEventListener('focus', () => void refreshSession());
  window.addEventListener('pageshow', (event) => event.persisted && void refreshSession());
  window.addEventListener(
    'storage',
    ({ key }) => key === KEY && document.visibilityState === 'visible' && void refreshSession(),
  );
  bus.on('session:changed', tellOtherTabs);
  bus.on('cart:changed', ({ here }) => here && tellOtherTabs());
  bus.on('list:changed', tellOtherTabs);
}

/** One question at a time; who asks meanwhile waits for the same answer. */
export function refreshSession(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function ask(): Promise<void> {
  const before = sessionStore.get();
  const answer = await call('session/get', {});
  // what the shopper did meanwhile is newer than this answer
  if (!answer.ok || sessionStore.get() !== before) return;
  isTakingOver = true;
  sessionStore.set(answer.value);
  isTakingOver = false;
}

/** What came from another tab is not passed on. Without storage the other tabs follow at their next focus. */
function tellOtherTabs(): void {
  if (!isTakingOver) browserStorage.write(KEY, String(Date.now()));
}
