import { call, failureText } from '@bookfront/shared/api-client';
import type { BusEvents } from '@bookfront/shared/contract';
import { bus, toast } from '@bookfront/shared/events';
import type { Session } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';

type Intent = NonNullable<BusEvents['login:wanted']['resume']>;
const KEY = 'bookfront-intent';

/** Kept for this tab until the login, or until it closes. */
export const keepIntent = (intent: Intent): void => sessionStorage.setItem(KEY, JSON.stringify(intent));

/** Does after a login what the guest had wanted: at once where the page began logged in (a plain form), else when the session changes. */
export function resumeIntentAfterLogin(first: Session): () => void {
  if (first.logged_in) resumeKept();
  return bus.on('session:changed', ({ logged_in }) => logged_in && resumeKept());
}

function resumeKept(): void {
  const kept = sessionStorage.getItem(KEY);
  if (!kept) return;
  sessionStorage.removeItem(KEY);
  void resume(JSON.parse(kept) as Intent);
}

/** A favourite goes to the list that the login gave. */
async function resume({ call: name, payload }: Intent): Promise<void> {
  const session = sessionStore.get();
  if (name !== 'titlelist/addItemToList' || !session) return;
  const answer = await call(name, { list_id: session.wishlist_id, eisbn: payload.eisbn ?? '', return_session: 'true' });
  if (!answer.ok) return toast(failureText(answer.failure), 'error');
  if (answer.value.session) sessionStore.set(answer.value.session);
  bus.emit('list:changed', { list_id: session.wishlist_id });
  toast('Added to your list');
}
