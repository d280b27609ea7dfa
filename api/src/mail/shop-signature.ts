import { localityLine } from '@bookfront/shared/format/address';
import type { FullSettings } from '@bookfront/shared/schemas';

/** The shop's signature in each email. URLs come from the shop's settings, never from a request (SPEC-D3). */
export function signature({ settings: { store_info } }: { settings: Pick<FullSettings, 'store_info'> }): {
  text: string;
} {
  const { name, address, phone, email, url, base_url } = store_info;
  const place = [address, localityLine(store_info)].filter((line) => line !== '').join(', ');
  return { text: [name, place, phone, email, base_url || url].filter((line) => line !== '').join('\n') };
}
