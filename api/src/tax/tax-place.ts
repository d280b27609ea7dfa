import type { Shop } from '../shop/shop';
import { taxRules } from './rates';

type Seller = Pick<Shop, 'tax_place' | 'webstore_name'> & {
  settings: { store_info: Pick<Shop['settings']['store_info'], 'country'> };
};

/**
 * The place of supply: of a parcel where it goes, else the shop's; null where nothing is taxed: beyond the shop's
 * country. Throws for a province of Canada, or a shop's own place, that has no taxes here: to take none would be a
 * mistake. In a state without an entry the shop collects nothing.
 */
export function taxPlaceOf(
  { tax_place, webstore_name, settings }: Seller,
  to?: { country: string; province: string },
): string | null {
  const { country } = settings.store_info;
  if (!to) return known(tax_place, webstore_name);
  if (to.country !== country) return null;
  return country === 'CA' ? known(to.province, webstore_name) : to.province;
}

function known(place: string, shop: string): string {
  if (!Object.hasOwn(taxRules, place)) throw new Error(`${shop}: there are no taxes for the place '${place}'.`);
  return place;
}
