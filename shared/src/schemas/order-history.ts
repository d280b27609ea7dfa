import { z } from 'zod';
import { orderSchema, orderShipmentSchema, orderStatusSchema } from './order';

/**
 * One order of the history (P2 §2 Order summary card). `items` are its first lines (limits.orderHistory.items);
 * `summary.item_count` counts all.
 */
export const orderRowSchema = orderSchema
  .pick({
    order_number: true,
    order_date: true,
    order_date_text: true,
    delivery_key: true,
    delivery_type: true,
    order_location_id: true,
    order_location_name: true,
    items: true,
  })
  .extend({
    summary: orderSchema.shape.summary.pick({ item_count: true, total: true }),
    status: orderStatusSchema.optional(),
    shipments: z.array(orderShipmentSchema).optional(),
  });
export type OrderRow = z.infer<typeof orderRowSchema>;
