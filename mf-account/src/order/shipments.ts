import type { Order } from '@bookfront/shared/schemas';
import * as m from '#messages';

type Item = Order['items'][number];
/** Lines that are shipped together. `name`: '' if there is only one shipment. */
export interface Shipment {
  name: string;
  items: Item[];
}

/** ORD-27: the lines by shipment. A line in two shipments is split with its copies in each. Lines in none come last. */
export function shipmentsOf({ items, shipping_batches }: Pick<Order, 'items' | 'shipping_batches'>): Shipment[] {
  if (shipping_batches.length < 2) return [{ name: '', items }];
  const remaining = items.map((item) => ({ item, copies: item.quantity }));
  const shipments = shipping_batches.map((batch, i) => ({
    name: m.order_shipment({ number: i + 1, count: shipping_batches.length }),
    items: batch.flatMap((entry) => takeCopies(remaining, entry)),
  }));
  const rest = remaining.flatMap(({ item, copies }) => splitLine(item, copies));
  return [...shipments, { name: m.order_also(), items: rest }].filter((shipment) => shipment.items.length > 0);
}

type Remaining = { item: Item; copies: number }[];
type Entry = Order['shipping_batches'][number][number];

/** Takes a shipment's copies from the remaining ones. Several lines may have the same title and condition. */
function takeCopies(remaining: Remaining, { eisbn, condition, quantity }: Entry): Item[] {
  let needed = quantity;
  return remaining.flatMap((line) => {
    if (line.item.title_info.eisbn !== eisbn || line.item.condition !== condition) return [];
    const copies = Math.min(needed, line.copies);
    needed -= copies;
    line.copies -= copies;
    return splitLine(line.item, copies);
  });
}

/** A split line has no backorder of its own: the shipments show what comes later. */
function splitLine(item: Item, quantity: number): Item[] {
  if (quantity === 0) return [];
  return quantity === item.quantity
    ? [item]
    : [{ ...item, quantity, line_total: item.sold_price * quantity, backorder_quantity: 0 }];
}
