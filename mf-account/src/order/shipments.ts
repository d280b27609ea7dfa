import type { Order } from '@bookfront/shared/schemas';
import * as m from '#messages';

type Item = Order['items'][number];
/** Lines that leave the shop together. `name` '' where there is but one shipment. */
export interface Shipment {
  name: string;
  items: Item[];
}

/**
 * ORD-27: the lines by shipment; a line that goes in two has its part of the copies in each. What no shipment has comes
 * last.
 */
export function shipmentsOf({ items, shipping_batches }: Pick<Order, 'items' | 'shipping_batches'>): Shipment[] {
  if (shipping_batches.length < 2) return [{ name: '', items }];
  const left = items.map((item) => ({ item, copies: item.quantity }));
  const shipments = shipping_batches.map((batch, i) => ({
    name: m.order_shipment({ number: i + 1, count: shipping_batches.length }),
    items: batch.flatMap((entry) => take(left, entry)),
  }));
  const rest = left.flatMap(({ item, copies }) => part(item, copies));
  return [...shipments, { name: m.order_also(), items: rest }].filter((shipment) => shipment.items.length > 0);
}

type Left = { item: Item; copies: number }[];
type Entry = Order['shipping_batches'][number][number];

/** Several lines may be of one title and condition: a gift registry's beside the shopper's own. */
function take(left: Left, { eisbn, condition, quantity }: Entry): Item[] {
  let wanted = quantity;
  return left.flatMap((line) => {
    if (line.item.title_info.eisbn !== eisbn || line.item.condition !== condition) return [];
    const copies = Math.min(wanted, line.copies);
    wanted -= copies;
    line.copies -= copies;
    return part(line.item, copies);
  });
}

/** The shipments say what comes later, so that a part has no backorder of its own. */
function part(item: Item, quantity: number): Item[] {
  if (quantity === 0) return [];
  return quantity === item.quantity
    ? [item]
    : [{ ...item, quantity, line_total: item.sold_price * quantity, backorder_quantity: 0 }];
}
