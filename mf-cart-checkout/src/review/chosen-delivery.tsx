import { useSettings } from '@bookfront/shared/page';
import type { CheckoutState, MultishipMethod } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';
import * as m from '#messages';
import { useLocationName } from '../location';
import { estimateOf } from '../provider';

export function PickupPlaceLines() {
  const { store_info: shop } = useSettings();
  const location = useLocationName(useSession().location_id);
  return (
    <>
      <b>{shop.name}</b>
      {location && <span>{location}</span>}
      <span>{shop.address}</span>
      <span>{[shop.city, shop.province, shop.postal_code].filter(Boolean).join(' ')}</span>
    </>
  );
}

const batchTexts: Record<MultishipMethod, () => string> = { all: m.review_batch_all, batched: m.review_batch_two };

/** CHK-22: names the registry of a registry's address. */
export function ShippingLines({ checkout: { shipping, provider, batch } }: { checkout: CheckoutState }) {
  if (!shipping || !provider) return null;
  const {
    name,
    company_name,
    gift_registry_name,
    street_address,
    street_address_2,
    city,
    province,
    postal_code,
    country_text,
  } = shipping;
  const lines = [
    company_name,
    street_address,
    street_address_2,
    [city, province, postal_code].filter(Boolean).join(' '),
    country_text,
  ];
  return (
    <>
      <b>{name}</b>
      {gift_registry_name && <span>{m.gift_registry({ name: gift_registry_name })}</span>}
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>{[provider.label, estimateOf(provider)].filter(Boolean).join(', ')}</span>
      {batch && <span>{batchTexts[batch]()}</span>}
    </>
  );
}
