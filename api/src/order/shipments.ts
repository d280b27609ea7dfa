import type { Order } from '@bookfront/shared/schemas';
import type { PricedLine } from '../cart/cart-lines';
import { isShippable } from '../title/title-cards';

/** P2 §4 batched: copies on hand in one shipment, the rest in another. Gift cards and tickets are not shipped. */
export function shipmentsOf(lines: readonly PricedLine[]): Order['shipping_batches'] {
  const goods = lines.filter(({ title }) => isShippable(title));
  const later = (line: PricedLine) => (line.isForthcoming ? line.line.quantity : line.backordered);
  const shipment = (copies: (line: PricedLine) => number) =>
    goods.flatMap((line) =>
      copies(line) > 0 ? [{ eisbn: line.line.eisbn, condition: line.line.condition, quantity: copies(line) }] : [],
    );
  return [shipment((line) => line.line.quantity - later(line)), shipment(later)].filter((batch) => batch.length > 0);
}
