import type { Order } from '@bookfront/shared/schemas';
import { buildCart, buildTitleCard } from '@bookfront/shared/testing';

/** Two copies of Emma for pickup, with a discount and two taxes. */
export function buildOrder(over: Partial<Order> = {}): Order {
  const { summary } = buildCart();
  return {
    order_number: '100001',
    order_date: 1_790_000_000,
    order_date_text: 'September 21, 2026, 9:13 AM',
    delivery_key: 'pickup',
    delivery_type: 'Pick up',
    payment_type: 'Pay at pickup',
    payment_message: 'Pay when you come.',
    purchaser_name: 'Ada Lovelace',
    purchaser_email: 'ada@example.com',
    purchaser_phone: '6045550100',
    order_location_id: '',
    order_location_name: '',
    communication_preference: 'text',
    notes: 'Ring twice',
    purchaseorder: 'PO-7',
    shipping: null,
    shipping_batches: [],
    payments: [],
    items: [buildOrderItem()],
    summary: {
      ...summary,
      item_count: 1,
      total_quantity: 2,
      original_price: 4000,
      discounts: 400,
      subtotal: 3600,
      taxes: [
        { type: 'GST', amount: 180 },
        { type: 'PST', amount: 252 },
      ],
      total: 4032,
      total_owing: 4032,
    },
    ...over,
  };
}

/** Two new copies of Emma at 18.00. */
export function buildOrderItem(over: Partial<Order['items'][number]> = {}): Order['items'][number] {
  const { available: _, ...title_info } = buildTitleCard();
  return {
    title_info,
    condition: 'new',
    condition_text: 'New',
    quantity: 2,
    backorder_quantity: 0,
    sold_price: 1800,
    line_total: 3600,
    cart_notes: null,
    gift_registry_name: '',
    ...over,
  };
}
