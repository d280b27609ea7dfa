import { bus } from '@bookfront/shared/events';
import { sessionStore, useSession } from '@bookfront/shared/session';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Per query client: the checksum of the cart that the page showed before another tab emptied it. */
const emptiedChecksums = new WeakMap<QueryClient, string>();

export const emptiedChecksum = (client: QueryClient): string | undefined => emptiedChecksums.get(client);
export const forgetEmptied = (client: QueryClient): void => void emptiedChecksums.delete(client);

/** Notices that another tab of the same visitor emptied the cart that the checkout shows. */
export function useEmptiedCart(): void {
  const client = useQueryClient();
  const { cart } = useSession();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (cart.items.length === 0) return;
    shown.current = cart.checksum;
    forgetEmptied(client);
  }, [client, cart]);
  // another visitor's cart is shown now; the one before was not emptied
  useEffect(
    () =>
      bus.on('session:changed', () => {
        const now = sessionStore.get()?.cart;
        shown.current = now && now.items.length > 0 ? now.checksum : undefined;
        forgetEmptied(client);
      }),
    [client],
  );
  useEffect(
    () =>
      bus.on('cart:changed', ({ count, here }) => {
        if (count === 0 && !here && shown.current) emptiedChecksums.set(client, shown.current);
        else forgetEmptied(client);
      }),
    [client],
  );
}
