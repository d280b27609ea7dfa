import { call } from '@bookfront/shared/api-client';
import { sessionStore } from '@bookfront/shared/session';

let asking = false;

/** SES-02: the session is asked for again when the window regains focus, or comes back out of the browser's back/forward cache. */
export function keepSessionFresh(): void {
  window.addEventListener('focus', () => void refresh());
  window.addEventListener('pageshow', (event) => event.persisted && void refresh());
}

async function refresh(): Promise<void> {
  if (asking) return;
  asking = true;
  const before = sessionStore.get();
  const answer = await call('session/get', {});
  asking = false;
  // what the shopper did meanwhile is newer than this answer
  if (answer.ok && sessionStore.get() === before) sessionStore.set(answer.value);
}
