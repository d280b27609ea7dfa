import { localityLine } from '@bookfront/shared/format/address';
import { isWebAddress } from '@bookfront/shared/format/web-address';
import { useSettings } from '@bookfront/shared/page';
import type { StoreInfo } from '@bookfront/shared/schemas';
import * as m from '#messages';

export interface StoreFactRules {
  store: StoreInfo;
  /** Whether footer_display_rules allow a field (SHL-46 to SHL-56). */
  shows: (field: string) => boolean;
}

export function useStoreFacts(): StoreFactRules {
  const { store_info } = useSettings();
  return { store: store_info, shows: (field) => store_info.footer_display_rules[field] !== false };
}

const countries: Record<string, () => string> = { CA: m.country_ca, US: m.country_us };

/** Where the shop is, unless its settings hide it. */
export function StoreAddress() {
  const { store, shows } = useStoreFacts();
  if (!shows('address') || store.hide_footer_address) return null;
  return (
    <p>
      {store.address}
      <br />
      {localityLine(store)}
      <br />
      {countries[store.country]?.() ?? store.country}
    </p>
  );
}

/** How to reach the shop: the fields that its settings show. */
export function StoreContact() {
  const { store, shows } = useStoreFacts();
  const phones = (['phone', 'phone_2', 'toll_free'] as const).filter((field) => store[field] && shows(field));
  return (
    <ul>
      {phones.map((field) => (
        <li key={field}>
          <a href={phoneLink(store[field])}>{store[field]}</a>
        </li>
      ))}
      {store.fax && shows('fax') && <li>{m.fax({ number: store.fax })}</li>}
      {store.email && shows('email') && (
        <li>
          <a href={`mailto:${store.email}`}>{store.email}</a>
        </li>
      )}
      {isWebAddress(store.url) && shows('url') && (
        <li>
          <a href={store.url}>{store.url.replace(/^https?:\/\/|\/$/g, '')}</a>
        </li>
      )}
    </ul>
  );
}

export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
