import type { Shop } from './shop';

interface Shopper {
  shop: Pick<Shop, 'locations'>;
  session: { location_id: string } | undefined;
}

/** Where the visitor shops: the location they chose, else the shop's first; '' where the shop has one. */
export function locationOf({ session, shop }: Shopper): string {
  const chosen = shop.locations.find(({ id }) => id === session?.location_id);
  return (chosen ?? shop.locations[0])?.id ?? '';
}
