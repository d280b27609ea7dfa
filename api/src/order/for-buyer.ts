import type { Order } from '@bookfront/shared/schemas';

/**
 * An order as its buyer sees it. The shop keeps a registry's whole address to send the parcel to; the buyer learns who
 * it is for and in which town.
 */
export function forBuyer(order: Order): Order {
  const { shipping } = order;
  if (!shipping || shipping.gift_registry_id === '') return order;
  return { ...order, shipping: { ...shipping, orgname: '', email: '', addr1: '', addr2: '', postal: '', phone: '' } };
}
