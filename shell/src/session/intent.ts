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
 * What is done by itself after a login: small changes that can be taken back. An order, an address or a password is
 * left to its own page.
 */
const resumable = [
  'titlelist/addItemToList',
  'titlelist/removeItemFromList',
  'cart/add',
  'cart/removeItem',
] as const satisfies CallName[];
type Resumable = (typeof resumable)[number];
export const isResumable = (name: string): name is Resumable => (resumable as readonly string[]).includes(name);

/** Kept for this tab until the login, or until it closes. Without storage it is forgotten. */
export const keepIntent = (intent: Intent): void => tabStorage.write(KEY, JSON.stringify(intent));

/**
 * Does after a login what the guest had wanted: at once where the page began logged in (a plain form), else when the
 * session changes.
 */
export function resumeIntentAfterLogin(first: Session): () => void {
  if (first.logged_in) resumeKept();
  return bus.on('session:changed', ({ logged_in }) => logged_in && resumeKept());
}

function resumeKept(): void {
  const intent = takeKept();
  if (intent && isResumable(intent.call)) void resume(intent.call, intent.payload);
}

/** The shopper thought better of it. */
export const forgetIntent = (): void => void takeKept();

function takeKept(): Intent | undefined {
  const kept = tabStorage.readJson(KEY) as Intent | undefined;
  tabStorage.remove(KEY);
  return kept;
}

const doneTexts: Record<Resumable, () => string> = {
  'titlelist/addItemToList': m.added_to_list,
  'titlelist/removeItemFromList': m.removed_from_list,
  'cart/add': m.added_to_cart,
  'cart/removeItem': m.removed_from_cart,
};

/** A favourite goes to the list that the login gave. */
async function resume(name: Resumable, payload: Intent['payload']): Promise<void> {
  const session = sessionStore.get();
  if (!session) return;
  const list_id = payload.list_id && payload.list_id !== 'favourites' ? payload.list_id : session.wishlist_id;
  const asked = name.startsWith('titlelist/') ? { ...payload, list_id, return_session: 'true' } : payload;
  const answer = await call(name, asked as Payload<Resumable>);
  if (!answer.ok) return toast(failureText(answer.failure), 'error');
  takeIn(answer.value);
  if (name.startsWith('titlelist/')) bus.emit('list:changed', { list_id });
  toast(doneTexts[name]());
}

function takeIn(reply: { session?: Session | undefined; cart?: Cart }): void {
  if (reply.session) sessionStore.set(reply.session);
  if (reply.cart) sessionStore.setCart(reply.cart);
}
