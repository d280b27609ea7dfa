import type { Shop } from '../shop/shop';
import { taxRules } from './rates';

type Seller = Pick<Shop, 'tax_place' | 'webstore_name'> & {
  settings: { store_info: Pick<Shop['settings']['store_info'], 'country'> };
};

/**
 * The place of supply: a parcel's destination, else the shop's place; null outside the shop's country, where nothing is
 * taxed. Throws for a Canadian province or a shop's own place without tax rules, since charging none would be wrong. In
 * a state without rules the shop collects nothing.
 */
export function taxPlaceOf(
  { tax_place, webstore_name, settings }: Seller,
  to?: { country: string; province: string },
): string | null {
  const { country } = settings.store_info;
  if (!to) return requireTaxPlace(tax_place, webstore_name);
  if (to.country !== country) return null;
  return country === 'CA' ? requireTaxPlace(to.province, webstore_name) : to.province;
}

function requireTaxPlace(place: string, shop: string): string {
  if (!Object.hasOwn(taxRules, place)) throw new Error(`${shop}: there are no taxes for the place '${place}'.`);
  return place;
}
