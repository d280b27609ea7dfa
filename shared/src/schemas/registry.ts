import { z } from 'zod';
import { titleCardSchema } from './title';

/**
 * P1§3, GAP-02: a gift registry as anyone with its link sees it. The address it ships to is told to buyers only, with
 * their session.
 */
export const giftRegistrySchema = z.object({
  gift_registry_id: z.string(),
  title: z.string(),
  name: z.string().describe('of whom it is for'),
  occasion: z.string(),
  description: z.string(),
  deadline: z.number().int().nullable(),
  deadline_text: z.string(),
  shipping_encouraged: z.boolean(),
  store_can_edit: z.boolean(),
  owner: z.object({ is_you: z.boolean() }),
  items: z.array(
    z.object({ title: titleCardSchema, qty_requested: z.number().int(), qty_purchased: z.number().int() }),
  ),
});
export type GiftRegistry = z.infer<typeof giftRegistrySchema>;
