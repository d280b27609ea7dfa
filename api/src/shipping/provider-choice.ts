import type { ShippingAddress, ShippingProvider } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import type { PricedLine } from '../cart/cart-lines';
import { refused } from '../http/failure';
import { countries } from '../place/places';
import { refreshProvider } from './parcel';
import { deliversTo, type Parcel, toProvider } from './services';

/**
 * P2 §4: the ways to ship a parcel, cheapest first. Local delivery is also listed for domestic addresses that don't
 * qualify. Fails with shipping_country ('Invalid country name'), shipping_unavailable ('Not available') or
 * shipping_local ('Local delivery failed').
 */
export function offeredProviders(
  { shop }: CallContext,
  parcel: Parcel,
  to: ShippingAddress,
  wanted: 'ship' | 'local_delivery',
): ShippingProvider[] {
  if (!countries.some(({ code }) => code === to.country))
    throw refused('shipping_country', m.shipping_country_invalid());
  const { checkout_info, store_info } = shop.settings;
  const services = shop.back_office.shipping_services;
  const local = services.filter((service) => service.local && to.country === store_info.country);
  const parcels = services.filter((service) => !service.local && deliversTo(service, to));
  const offered = (wanted === 'local_delivery' ? local : [...parcels, ...local]).map((service) =>
    toProvider(service, parcel, to, checkout_info),
  );
  const isAnyOpen = offered.some(({ available, conflicting_eisbns }) => available || conflicting_eisbns.length > 0);
  const isLocalAlone = wanted === 'local_delivery' || (local.length > 0 && services.every((service) => service.local));
  if (!isAnyOpen && isLocalAlone) throw refused('shipping_local', m.shipping_local_failed());
  if (!isAnyOpen) throw refused('shipping_unavailable', m.shipping_unavailable());
  return offered.toSorted((a, b) => a.cost - b.cost);
}

/** Returns the chosen provider if it takes the cart to the address. */
export function requireShippingProvider(
  context: CallContext,
  lines: readonly PricedLine[],
  code: string,
  to: ShippingAddress,
): ShippingProvider {
  const provider = refreshProvider(context, lines, code, to);
  if (!provider) throw refused('shipping_unavailable', m.shipping_unavailable());
  return provider;
}
