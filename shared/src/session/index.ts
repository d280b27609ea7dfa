import { bus } from '@bookfront/shared/events';
import { usePage } from '@bookfront/shared/page';
import { useSyncExternalStore } from 'react';
import { onlyOnce } from '../contract/only-once';
import type { Cart, Session } from '../schemas';

onlyOnce('session');

/** The session of the page: one store, read by every package (SES-01, SES-15). In the browser only; a server render reads the page state. */
let current: Session | undefined;
const listeners = new Set<() => void>();

export const sessionStore = {
  get: (): Session | undefined => current,
  set(next: Session): void {
    const before = current;
    current = next;
    for (const listener of listeners) listener();
    if (before && whose(before) !== whose(next)) bus.emit('session:changed', { logged_in: next.logged_in });
    if (before && before.cart.checksum !== next.cart.checksum) bus.emit('cart:changed', { count: next.cart.summary.item_count });
  },
  /** A reply that carries only the cart. */
  setCart(cart: Cart): void {
    if (current) sessionStore.set({ ...current, cart });
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Who the session belongs to: another person or another account is another session for all that was asked before. */
const whose = ({ logged_in, user }: Session): string => `${logged_in} ${user?.email_address ?? ''} ${user?.corp_id ?? ''}`;

export function useSession(): Session {
  const first = usePage().session;
  return useSyncExternalStore(
    sessionStore.subscribe,
    () => current ?? first,
    () => first,
  );
}

/** May this visitor see prices, and put things in a cart (OFR-16 to OFR-18)? */
export function useShopRules(): { showPrice: boolean; showCart: boolean } {
  const { settings } = usePage();
  const { logged_in } = useSession();
  return { showPrice: logged_in || settings.guest_show_price, showCart: settings.cart_enabled && (logged_in || settings.guest_show_cart) };
}
