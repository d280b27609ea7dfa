import type { ShippingBatch, ShippingProvider } from '@bookfront/shared/schemas';
import type { ShippingService } from '../shop/shop-document';

/** A parcel's destination: ISO country, province, and postal code as stored. */
export interface Destination {
  country: string;
  province: string;
  postal_code: string;
}

/** The goods to ship, without gift cards. `goods`: their cost, in cents. `later`: copies that are not on hand. */
export interface Parcel {
  goods: number;
  copies: number;
  later: number;
  bindings: readonly { eisbn: string; binding: string }[];
}

/** The shop's own delivery (checkout_info), in cents. */
export interface LocalTerms {
  local_delivery_fee: number;
  local_delivery_min: number;
  local_delivery_free_enabled: boolean;
  local_delivery_free_min: number;
}

/** Whether the service delivers to the country and province. */
export function deliversTo(
  { countries, provinces, local }: ShippingService,
  { country, province, postal_code }: Destination,
): boolean {
  if (local)
    return local.postal_prefixes.some((prefix) =>
      normalizePostalCode(postal_code).startsWith(normalizePostalCode(prefix)),
    );
  return countries.includes(country) && (provinces.length === 0 || provinces.includes(province));
}

// Stryker disable next-line MethodExpression: comparing lower case on both sides gives the same result
const normalizePostalCode = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** P2 §3: a service's offer for a parcel. Local delivery that doesn't qualify is listed as unavailable. */
export function toProvider(
  service: ShippingService,
  parcel: Parcel,
  to: Destination,
  local: LocalTerms,
): ShippingProvider {
  const conflicting_eisbns = parcel.bindings
    .filter(({ binding }) => service.excluded_bindings.includes(binding))
    .map(({ eisbn }) => eisbn);
  const isOpen = deliversTo(service, to) && (!service.local || parcel.goods >= local.local_delivery_min);
  return {
    provider: service.provider,
    delivery_preference: service.local ? 'local_delivery' : 'ship',
    label: service.label,
    cost: costOf(service, parcel, local),
    available: isOpen && conflicting_eisbns.length === 0,
    delivery_min: service.delivery_min,
    delivery_max: service.delivery_max,
    conflicting_eisbns: [...new Set(conflicting_eisbns)],
  };
}

function costOf(service: ShippingService, parcel: Parcel, local: LocalTerms): number {
  if (parcel.copies === 0) return 0;
  if (!service.local) return isFree(service, parcel) ? 0 : parcelPrice(service, parcel.copies);
  const isFreeHere =
    local.local_delivery_free_enabled &&
    local.local_delivery_free_min > 0 &&
    parcel.goods >= local.local_delivery_free_min;
  return isFreeHere ? 0 : local.local_delivery_fee;
}

const isFree = ({ free_from = Number.POSITIVE_INFINITY }: ShippingService, { goods }: Parcel): boolean =>
  goods >= free_from;

/** The cost of one parcel with one or more copies. */
const parcelPrice = ({ cost, cost_each_further }: ShippingService, copies: number): number =>
  cost + cost_each_further * (copies - 1);

/** P2 §4: offers a second shipment if only some copies are on hand; the first is included in the service's cost. */
export function batchesOf(service: ShippingService, parcel: Parcel): ShippingBatch[] {
  const all: ShippingBatch = { multiship_method: 'all', delta_cost: 0 };
  if (service.local || parcel.later === 0 || parcel.later === parcel.copies) return [all];
  const onePrice = isFree(service, parcel) ? 0 : parcelPrice(service, parcel.copies);
  const first = isFree(service, parcel) ? 0 : parcelPrice(service, parcel.copies - parcel.later);
  return [all, { multiship_method: 'batched', delta_cost: first + parcelPrice(service, parcel.later) - onePrice }];
}
