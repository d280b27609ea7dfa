import { bus } from '@bookfront/shared/events';
import { sessionStore, useSession } from '@bookfront/shared/session';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/**
 * Of a page: the checksum of the cart that it showed till it was emptied elsewhere, maybe by an order of another tab.
 */
const taken = new WeakMap<QueryClient, string>();

export const takenChecksum = (page: QueryClient): string | undefined => taken.get(page);
export const forgetTaken = (page: QueryClient): void => void taken.delete(page);

/**
 * Minds a cart of the same visitor that goes while the checkout shows it. What this page's own shopper does to it is
 * known.
 */
export function useTakenCart(): void {
  const page = useQueryClient();
  const { cart } = useSession();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (cart.items.length === 0) return;
    shown.current = cart.checksum;
    forgetTaken(page);
  }, [page, cart]);
  // the cart of who was here before hasn't gone: another one is shown
  useEffect(
    () =>
      bus.on('session:changed', () => {
        const now = sessionStore.get()?.cart;
        shown.current = now && now.items.length > 0 ? now.checksum : undefined;
        forgetTaken(page);
      }),
    [page],
  );
  useEffect(
    () =>
      bus.on('cart:changed', ({ count, here }) => {
        if (count === 0 && !here && shown.current) taken.set(page, shown.current);
        else forgetTaken(page);
      }),
    [page],
  );
}
