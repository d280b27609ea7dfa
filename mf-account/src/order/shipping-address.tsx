import { formatPhone } from '@bookfront/shared/format';
import { orderAddressLines } from '@bookfront/shared/format/address';
import type { Order } from '@bookfront/shared/schemas';
import * as m from '#messages';

/** ORD-21: the shipping address, line by line. */
export function ShippingAddress({ shipping }: { shipping: NonNullable<Order['shipping']> }) {
  const { name, phone, email, gift_registry_name } = shipping;
  const lines = [
    name,
    ...orderAddressLines(shipping),
    formatPhone(phone),
    email,
    gift_registry_name && m.order_gift_registry({ name: gift_registry_name }),
  ];
  return lines.filter(Boolean).map((line, i) => <span key={i}>{line}</span>);
}
