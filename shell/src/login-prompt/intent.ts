import { call } from '@bookfront/shared/api-client';
import type { BusEvents } from '@bookfront/shared/contract';
import { bus, toast } from '@bookfront/shared/events';
import { sessionStore } from '@bookfront/shared/session';

type Intent = NonNullable<BusEvents['login:wanted']['resume']>;
const KEY = 'bookfront-intent';

/** Kept for this tab until the login, or until it closes. */
export const keepIntent = (intent: Intent): void => sessionStorage.setItem(KEY, JSON.stringify(intent));

/** Does after a login what the guest had wanted: a favourite goes to the list that the login gave. */
export function resumeIntentAfterLogin(): () => void {
  return bus.on('session:changed', ({ logged_in }) => {
    const kept = sessionStorage.getItem(KEY);
    if (!logged_in || !kept) return;
    sessionStorage.removeItem(KEY);
    void resume(JSON.parse(kept) as Intent);
  });
}

async function resume({ call: name, payload }: Intent): Promise<void> {
  const session = sessionStore.get();
  if (name !== 'titlelist/addItemToList' || !session) return;
  const answer = await call(name, { list_id: session.wishlist_id, eisbn: payload.eisbn ?? '', return_session: 'true' });
  if (answer.ok && answer.value.session) sessionStore.set(answer.value.session);
  toast(answer.ok ? 'Added to your favourites' : answer.failure.message, answer.ok ? 'success' : 'error');
}
