import type { Shop } from './shop';

interface Shopper {
  shop: Pick<Shop, 'locations'>;
  session: { location_id: string } | undefined;
}

/** The location where the visitor shops: the one they chose, else the first; '' if the shop has a single location. */
export function locationOf({ session, shop }: Shopper): string {
  const chosen = shop.locations.find(({ id }) => id === session?.location_id);
  return (chosen ?? shop.locations[0])?.id ?? '';
}
