/** Which shipping providers are shown and preselected (P2 §4, P2 §9). Pure. */

import { formatMoney } from '@bookfront/shared/format';
import type {
  CartItem,
  MultishipMethod,
  PricedBatch,
  ShippingBatch,
  ShippingProvider,
  SiteSettings,
  Summary,
} from '@bookfront/shared/schemas';
import * as m from '#messages';

/** CHK-26 */
export const byCost = (providers: readonly ShippingProvider[]): ShippingProvider[] =>
  providers.toSorted((a, b) => a.cost - b.cost);

/**
 * CHK-24, CHK-25: the saved provider, else the cheapest that is no local delivery, else a local delivery; undefined:
 * none is available.
 */
export function preselected(
  providers: readonly ShippingProvider[],
  saved: string | undefined,
): ShippingProvider | undefined {
  const available = byCost(providers).filter((provider) => provider.available);
  return (
    available.find(({ provider }) => provider === saved) ??
    available.find((provider) => !isLocal(provider)) ??
    available[0]
  );
}

/** What the order costs with the chosen provider and shipments; undefined: the api hasn't told yet. */
export const pricedWith = (batches: readonly PricedBatch[], method: MultishipMethod): Summary | undefined =>
  (batches.find(({ multiship_method }) => hasChoice(batches) && multiship_method === method) ?? batches[0])?.summary;

/** CHK-33 */
export const hasChoice = (batches: readonly ShippingBatch[]): boolean => batches.length === 2;

export const isLocal = ({ delivery_preference }: Pick<ShippingProvider, 'delivery_preference'>): boolean =>
  delivery_preference === 'local_delivery';

/** CHK-28: '2 to 4 business days'; '' where either end is not known. */
export function estimateOf({
  delivery_min,
  delivery_max,
}: Pick<ShippingProvider, 'delivery_min' | 'delivery_max'>): string {
  if (delivery_min === 0 || delivery_max === 0) return '';
  return delivery_min === delivery_max
    ? m.provider_days({ count: delivery_min })
    : m.provider_days_range({ min: delivery_min, max: delivery_max });
}

type LocalInfo = Pick<
  SiteSettings['checkout_info'],
  | 'local_delivery_fee'
  | 'local_delivery_min'
  | 'local_delivery_free_enabled'
  | 'local_delivery_free_min'
  | 'local_delivery_availability'
>;

/**
 * CHK-29 to CHK-32: facts about the shop's local delivery, without amounts of zero and without a fee that equals this
 * order's `cost` (cents).
 */
export function localFacts(info: LocalInfo, cost: number): string[] {
  const {
    local_delivery_fee: fee,
    local_delivery_min: min,
    local_delivery_free_enabled: isFree,
    local_delivery_free_min: free,
  } = info;
  return [
    info.local_delivery_availability && m.local_area({ area: info.local_delivery_availability }),
    fee > 0 && fee !== cost && m.local_fee({ amount: formatMoney(fee) }),
    min > 0 && m.local_minimum({ amount: formatMoney(min) }),
    isFree && free > 0 && m.local_free({ amount: formatMoney(free) }),
  ].filter((fact): fact is string => Boolean(fact));
}

export function conflictingTitles({ conflicting_eisbns }: ShippingProvider, items: readonly CartItem[]): string[] {
  return conflicting_eisbns.map(
    (eisbn) => items.find(({ title_info }) => title_info.eisbn === eisbn)?.title_info.title ?? eisbn,
  );
}
