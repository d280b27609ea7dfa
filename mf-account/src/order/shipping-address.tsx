import { formatPhone } from '@bookfront/shared/format';
import { addressLines } from '@bookfront/shared/format/address';
import type { Order } from '@bookfront/shared/schemas';
import * as m from '#messages';

/** ORD-21: the shipping address, line by line. */
export function ShippingAddress({ shipping }: { shipping: NonNullable<Order['shipping']> }) {
  const { orgname, name, addr1, addr2, city, prov, postal, country, phone, email, gift_registry_name } = shipping;
  const address = {
    company_name: orgname,
    street_address: addr1,
    street_address_2: addr2,
    city,
    province: prov,
    postal_code: postal,
    country_text: country,
  };
  const lines = [
    name,
    ...addressLines(address),
    formatPhone(phone),
    email,
    gift_registry_name && m.order_gift_registry({ name: gift_registry_name }),
  ];
  return lines.filter(Boolean).map((line, i) => <span key={i}>{line}</span>);
}
