import { addressLines, localityLine } from '@bookfront/shared/format/address';
import { useSettings } from '@bookfront/shared/page';
import type { CheckoutState, MultishipMethod } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';
import * as m from '#messages';
import { useLocationName } from '../location';
import { estimateOf } from '../provider';

/** The shop's address is that of its one place; of several the chosen one is named. */
export function PickupPlaceLines() {
  const { store_info: shop } = useSettings();
  const location = useLocationName(useSession().location_id);
  return (
    <>
      <b>{shop.name}</b>
      {location ? (
        <span>{location}</span>
      ) : (
        <>
          <span>{shop.address}</span>
          <span>{localityLine(shop)}</span>
        </>
      )}
    </>
  );
}

const batchTexts: Record<MultishipMethod, () => string> = { all: m.review_batch_all, batched: m.review_batch_two };

/** CHK-22: names the registry of a registry's address. */
export function ShippingLines({ checkout: { shipping, provider, batch } }: { checkout: CheckoutState }) {
  if (!shipping || !provider) return null;
  return (
    <>
      <b>{shipping.name}</b>
      {shipping.gift_registry_name && <span>{m.gift_registry({ name: shipping.gift_registry_name })}</span>}
      {addressLines(shipping).map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>{[provider.label, estimateOf(provider)].filter(Boolean).join(', ')}</span>
      {batch && <span>{batchTexts[batch]()}</span>}
    </>
  );
}
