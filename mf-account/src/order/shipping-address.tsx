import { formatPhone } from '@bookfront/shared/format';
import type { Order } from '@bookfront/shared/schemas';
import * as m from '#messages';

/** ORD-21: where it goes, line by line. */
export function ShippingAddress({ shipping }: { shipping: NonNullable<Order['shipping']> }) {
  const { orgname, name, addr1, addr2, city, prov, postal, country, phone, email, gift_registry_name } = shipping;
  const lines = [
    name,
    orgname,
    addr1,
    addr2,
    [[city, prov].filter(Boolean).join(', '), postal].filter(Boolean).join(' '),
    country,
    formatPhone(phone),
    email,
    gift_registry_name && m.order_gift_registry({ name: gift_registry_name }),
  ];
  return lines.filter(Boolean).map((line, i) => <span key={i}>{line}</span>);
}
