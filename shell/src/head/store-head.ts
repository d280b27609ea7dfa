import type { PageState } from '@bookfront/shared/contract';
import type { StoreInfo, StoreRecord } from '@bookfront/shared/schemas';

/** A schema.org BookStore of the shop. */
export const bookStore = ({ settings: { store_info: store } }: PageState): object => ({
  '@context': 'https://schema.org',
  '@type': 'BookStore',
  name: store.name,
  telephone: store.phone,
  email: store.email,
  address: postalAddress(store),
});

export const postalAddress = (store: StoreInfo): object => ({
  '@type': 'PostalAddress',
  streetAddress: store.address,
  addressLocality: store.city,
  addressRegion: store.province,
  postalCode: store.postal_code,
  addressCountry: store.country,
});

/** A schema.org BookStore of one location, with its regular opening hours. */
export const locationStore = (record: StoreRecord): object => ({
  '@context': 'https://schema.org',
  '@type': 'BookStore',
  name: record.name,
  telephone: record.sc_phone,
  email: record.sc_email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: record.sc_addr_array.address,
    addressLocality: record.sc_addr_array.city,
    addressRegion: record.sc_addr_array.prov,
    postalCode: record.sc_addr_array.postal,
    addressCountry: record.sc_addr_array.country,
  },
  ...(record.lat_lng
    ? { geo: { '@type': 'GeoCoordinates', latitude: record.lat_lng.lat, longitude: record.lat_lng.lng } }
    : {}),
  openingHoursSpecification: (record.ws_hours[0]?.weekdays ?? []).flatMap((pairs, weekday) =>
    pairs
      .filter(([open, close]) => open >= 0 && close >= 0 && open !== close)
      .map(([open, close]) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${weekdays[weekday]}`,
        opens: clock(open),
        closes: clock(close),
      })),
  ),
});

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Minutes after midnight as HH:MM; the day's end is 23:59, since 24:00 would be the next day. */
const clock = (minutes: number): string => {
  const shown = Math.min(minutes, 1439);
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`;
};
