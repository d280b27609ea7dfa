import { bus } from '@bookfront/shared/events';
import { usePage } from '@bookfront/shared/page';
import { useSyncExternalStore, version } from 'react';
import { assertSingleton } from '../contract/assert-singleton';
import { isCartable, mainOffer } from '../format/title';
import type { Cart, Offer, Session, TitleCard } from '../schemas';

assertSingleton('session', version);

export interface SessionStore {
  get: () => Session | undefined;
  /** `here`: it differs by this page's own doing, of which the other tabs hear. */
  set: (next: Session, by?: { here: boolean }) => void;
  /** The cart of a call's reply: what this page's own shopper has just done. */
  setCart: (cart: Cart) => void;
  subscribe: (listener: () => void) => () => void;
}

let current: Session | undefined;
const listeners = new Set<() => void>();

/**
 * The session of the page: one store, read by every package (SES-01, SES-15). In the browser only; a server render
 * reads the page state.
 */
const own: SessionStore = {
  get: () => current,
  set: (next, by) => replace(next, by?.here ?? false),
  setCart(cart) {
    if (current) replace({ ...current, cart }, true);
  },
  subscribe(listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** `here`: by a call of this page. */
function replace(next: Session, here: boolean): void {
  const before = current;
  current = next;
  for (const listener of listeners) listener();
  if (before && visitorKey(before) !== visitorKey(next)) bus.emit('session:changed', { logged_in: next.logged_in });
  if (before && before.cart.checksum !== next.cart.checksum)
    bus.emit('cart:changed', { count: next.cart.summary.item_count, here });
}

let followed = own;
/** A root of another React has its own copy of this module: it follows the page's store. */
export const followSession = (store: SessionStore): void => {
  if (store !== sessionStore) followed = store;
};

export const sessionStore: SessionStore = {
  get: () => followed.get(),
  set: (next, by) => followed.set(next, by),
  setCart: (cart) => followed.setCart(cart),
  subscribe: (listener) => followed.subscribe(listener),
};

/** Another person, account or location is another session for all that was asked before. */
const visitorKey = ({ logged_in, user, location_id }: Session): string =>
  `${logged_in} ${user?.email_address ?? ''} ${user?.corp_id ?? ''} ${location_id}`;
export const isSameVisitor = (a: Session, b: Session): boolean => visitorKey(a) === visitorKey(b);

export function useSession(): Session {
  const first = usePage().session;
  return useSyncExternalStore(
    sessionStore.subscribe,
    () => sessionStore.get() ?? first,
    () => first,
  );
}

/** May this visitor see prices, and put things in a cart (OFR-16 to OFR-18)? */
export function useShopRules(): { showPrice: boolean; showCart: boolean } {
  const { settings } = usePage();
  const { logged_in } = useSession();
  return {
    showPrice: logged_in || settings.guest_show_price,
    showCart: settings.cart_enabled && (logged_in || settings.guest_show_cart),
  };
}

/** The title's offer that this visitor may put in the cart: the given one, else the main one (OFR-11, OFR-17, OFR-18). */
export function useCartableOffer(title: Pick<TitleCard, 'available'>, offer = mainOffer(title)): Offer | undefined {
  const { showCart } = useShopRules();
  return showCart && offer && isCartable(offer) ? offer : undefined;
}
