import { localityLine } from '@bookfront/shared/format/address';
import type { FullSettings } from '@bookfront/shared/schemas';
import type { EmailPart } from './compose-email';

/**
 * Who writes, at the foot of each email. Addresses are the shop's own configured ones, never those of a request
 * (SPEC-D3).
 */
export function signature({ settings: { store_info } }: { settings: Pick<FullSettings, 'store_info'> }): EmailPart {
  const { name, address, phone, email, url, base_url } = store_info;
  const place = [address, localityLine(store_info)].filter((line) => line !== '').join(', ');
  return { text: [name, place, phone, email, base_url || url].filter((line) => line !== '').join('\n') };
}
