import type { Shop } from '../shop/shop';
import type { EmailPart } from './compose-email';

/**
 * Who writes, at the foot of each email. Addresses are the shop's own configured ones, never those of a request
 * (decision 3 of the specification).
 */
export function signature({ settings: { store_info } }: Shop): EmailPart {
  const { name, address, city, province, postal_code, phone, email, url, base_url } = store_info;
  const place = [address, `${city} ${province} ${postal_code}`.trim()].filter((line) => line !== '').join(', ');
  return { text: [name, place, phone, email, base_url || url].filter((line) => line !== '').join('\n') };
}
