import { call, failureText } from '@bookfront/shared/api-client';
import type { BusEvents } from '@bookfront/shared/contract';
import { bus, toast } from '@bookfront/shared/events';
import type { CallName, Cart, Payload, Session } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { tabStorage } from '@bookfront/shared/storage';
import * as m from '#messages';

type Intent = NonNullable<BusEvents['login:wanted']['resume']>;
const KEY = 'bookfront-intent';

/**
 * The calls that are resumed after a login: small changes that can be undone. Orders, addresses and passwords are never
 * resumed.
 */
const resumable = [
  'titlelist/addItemToList',
  'titlelist/removeItemFromList',
  'cart/add',
  'cart/removeItem',
] as const satisfies CallName[];
type Resumable = (typeof resumable)[number];
export const isResumable = (name: string): name is Resumable => (resumable as readonly string[]).includes(name);

/** Stores the intent in this tab until the login. Without storage it is lost. */
export const storeIntent = (intent: Intent): void => tabStorage.write(KEY, JSON.stringify(intent));

/**
 * Resumes the stored intent at once if the page loads logged in (after a plain form), else when the session changes.
 */
export function resumeIntentAfterLogin(first: Session): () => void {
  if (first.logged_in) resumeStoredIntent();
  return bus.on('session:changed', ({ logged_in }) => logged_in && resumeStoredIntent());
}

function resumeStoredIntent(): void {
  const intent = takeStoredIntent();
  if (intent && isResumable(intent.call)) void resume(intent.call, intent.payload);
}

/** Call when the shopper closes the login prompt. */
export const forgetIntent = (): void => void takeStoredIntent();

function takeStoredIntent(): Intent | undefined {
  const stored = tabStorage.readJson(KEY) as Intent | undefined;
  tabStorage.remove(KEY);
  return stored;
}

const doneTexts: Record<Resumable, () => string> = {
  'titlelist/addItemToList': m.added_to_list,
  'titlelist/removeItemFromList': m.removed_from_list,
  'cart/add': m.added_to_cart,
  'cart/removeItem': m.removed_from_cart,
};

/** Adds a favourite to the list of the account that logged in. */
async function resume(name: Resumable, payload: Intent['payload']): Promise<void> {
  const session = sessionStore.get();
  if (!session) return;
  const list_id = payload.list_id && payload.list_id !== 'favourites' ? payload.list_id : session.wishlist_id;
  const completed = name.startsWith('titlelist/') ? { ...payload, list_id, return_session: 'true' } : payload;
  const answer = await call(name, completed as Payload<Resumable>);
  if (!answer.ok) return toast(failureText(answer.failure), 'error');
  applyReply(answer.value);
  if (name.startsWith('titlelist/')) bus.emit('list:changed', { list_id });
  toast(doneTexts[name]());
}

function applyReply(reply: { session?: Session | undefined; cart?: Cart }): void {
  if (reply.session) sessionStore.set(reply.session);
  if (reply.cart) sessionStore.setCart(reply.cart);
}
