import type { CallContext } from '../call';

/** Where the visitor shops: the location they chose, else the shop's first; '' where the shop has one. */
export function locationOf({ session, shop }: Pick<CallContext, 'session' | 'shop'>): string {
  const chosen = shop.locations.find(({ id }) => id === session?.location_id);
  return (chosen ?? shop.locations[0])?.id ?? '';
}
