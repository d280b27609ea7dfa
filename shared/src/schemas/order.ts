import { z } from 'zod';
import { cartNotesSchema } from './cart/cart-item';
import { summarySchema } from './cart/summary';
import { titleCardSchema } from './title';
import { orderStatuses } from './vocabulary';
import { cents } from './wire';

export const orderStatusSchema = z.enum(orderStatuses);
/** A parcel on its way; `tracking_url` is the carrier's page of it, '' where there is none. */
export const orderShipmentSchema = z.object({
  carrier: z.string(),
  tracking_number: z.string(),
  tracking_url: z.string(),
  shipped_date_text: z.string(),
});
export type OrderShipment = z.infer<typeof orderShipmentSchema>;

/** P2 §3 Order. Frozen at the moment it was placed: later price changes don't reach it. */
export const orderSchema = z.object({
  order_number: z.string(),
  is_test: z.boolean().optional().describe('placed by a smoke test of a release: no stock, no mail, in no figures'),
  order_date: z.number().int(),
  order_date_text: z.string(),
  delivery_key: z.enum(['pickup', 'ship', 'quote']).describe("local delivery is 'ship' (GAP-61)"),
  delivery_type: z.string(),
  payment_type: z.string(),
  payment_message: z.string(),
  purchaser_name: z.string(),
  purchaser_email: z.string(),
  purchaser_phone: z.string(),
  order_location_id: z.string(),
  order_location_name: z.string(),
  communication_preference: z.string(),
  notes: z.string(),
  purchaseorder: z.string(),
  shipping: z
    .object({
      orgname: z.string(),
      name: z.string(),
      email: z.string(),
      addr1: z.string(),
      addr2: z.string(),
      city: z.string(),
      prov: z.string(),
      postal: z.string(),
      country: z.string(),
      phone: z.string(),
      provider: z.string().describe("the provider's label"),
      gift_registry_name: z.string(),
      gift_registry_id: z.string().default('').describe("'' for an address of the buyer's own book"),
    })
    .nullable()
    .default(null)
    .describe("null for a pickup or quote; of a registry's address a buyer is told name and town alone"),
  shipping_batches: z
    .array(z.array(z.object({ eisbn: z.string(), condition: z.string(), quantity: z.number().int() })))
    .default([])
    .describe('one list for each shipment, where there are several'),
  payments: z
    .array(z.object({ type: z.string(), amount: cents }))
    .default([])
    .describe('what has been paid, gift cards included'),
  items: z.array(
    z.object({
      title_info: titleCardSchema.omit({ available: true }),
      condition: z.string(),
      condition_text: z.string(),
      quantity: z.number().int(),
      backorder_quantity: z.number().int(),
      sold_price: cents,
      line_total: cents,
      cart_notes: cartNotesSchema.nullable().default(null),
      gift_registry_name: z.string().default(''),
    }),
  ),
  summary: summarySchema.extend({ total_owing: cents }),
  status: orderStatusSchema.optional().describe('moves on after the order was placed'),
  shipments: z.array(orderShipmentSchema).optional().describe('parcels that have left the shop'),
});
export type Order = z.infer<typeof orderSchema>;
