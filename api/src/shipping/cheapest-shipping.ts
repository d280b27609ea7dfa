import type { FullSettings } from '@bookfront/shared/schemas';
import type { Shop } from '../shop/shop';
import { deliversTo } from './services';

/** The cheapest service for one copy within the shop's own province, the quickest of those that cost the same. */
export function cheapestShipping({
  settings: { checkout_info, store_info },
  back_office,
}: Pick<Shop, 'settings' | 'back_office'>): FullSettings['checkout_info']['ships_from'] {
  if (!checkout_info.ship_enabled) return null;
  const [cheapest] = back_office.shipping_services
    .filter((service) => !service.local && deliversTo(service, store_info))
    .toSorted((a, b) => a.cost - b.cost || a.delivery_max - b.delivery_max);
  if (!cheapest) return null;
  const { cost, delivery_min, delivery_max, excluded_bindings } = cheapest;
  return { cost, delivery_min, delivery_max, excluded_bindings };
}
