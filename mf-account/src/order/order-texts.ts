import type { Order } from '@bookfront/shared/schemas';
import type { OrderStatus } from '@bookfront/shared/schemas/vocabulary';
import * as m from '#messages';

type DeliveryKey = Order['delivery_key'];

/** ORD-15 */
export const thanksText = (delivery: DeliveryKey): string =>
  delivery === 'quote' ? m.order_thanks_quote() : m.order_thanks();

/** The shop's next step with the order. */
export function nextStepText(delivery: DeliveryKey): string {
  if (delivery === 'quote') return m.order_next_quote();
  return delivery === 'pickup' ? m.order_next_pickup() : m.order_next_ship();
}

/** ORD-28, GAP-70: missing means phone, unknown means email. */
export function preferenceText(preference: string): string {
  if (preference === '' || preference === 'phone') return m.order_updates_phone();
  return preference === 'text' ? m.order_updates_text() : m.order_updates_email();
}

const statusTexts: Record<OrderStatus, () => string> = {
  received: m.order_status_received,
  processing: m.order_status_processing,
  ready: m.order_status_ready,
  shipped: m.order_status_shipped,
  completed: m.order_status_completed,
  cancelled: m.order_status_cancelled,
};
/** How far an order is. */
export const statusText = (status: OrderStatus): string => statusTexts[status]();
