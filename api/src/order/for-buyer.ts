import type { Order } from '@bookfront/shared/schemas';

/**
 * An order as its buyer may see it. A registry's full address is for the shop, which ships the parcel; the buyer sees
 * only its name and town.
 */
export function orderForBuyer(order: Order): Order {
  const { shipping } = order;
  if (!shipping || shipping.gift_registry_id === '') return order;
  return { ...order, shipping: { ...shipping, orgname: '', email: '', addr1: '', addr2: '', postal: '', phone: '' } };
}
