import { z } from 'zod';
import { isEmail } from '../format/email';
import { addressId } from './address';
import { limits } from './limits';
import type { RuleName } from './rules';
import { titleCardSchema } from './title';
import { occasions } from './vocabulary';
import { flag, multiLine, singleLine, visibleLine, wholeNumber } from './wire';

export const registryId = z.string().max(limits.registryId);

export const registryItemSchema = z.object({
  title: titleCardSchema,
  qty_requested: z.number().int(),
  qty_purchased: z.number().int(),
});
export type RegistryItem = z.infer<typeof registryItemSchema>;

/**
 * P1 §3, GAP-02: a gift registry as anyone with its link sees it. Of the address it ships to, anyone learns name and
 * town; the checkout ships there without telling the rest.
 */
export const giftRegistrySchema = z.object({
  gift_registry_id: z.string(),
  title: z.string(),
  name: z.string().describe('of whom it is for'),
  occasion: z.string(),
  description: z.string(),
  deadline: z.number().int().nullable().describe("unix seconds: the end of the last day in the shop's zone"),
  deadline_text: z.string(),
  shipping_encouraged: z.boolean(),
  store_can_edit: z.boolean(),
  owner: z.object({ is_you: z.boolean() }),
  can_edit: z.boolean().describe('the owner, or the shop where it may (SEC-08, SEC-09)'),
  ships_to: z
    .object({ name: z.string(), city: z.string() })
    .nullable()
    .describe('what buyers may know of where gifts go; null: the registry has no shipping address'),
  private: z
    .object({
      email: z.string(),
      shipping_id: z.string().describe("the id of an address of the book, '' for none"),
      address: z.array(z.string()).describe('lines of the address that gifts are sent to, [] for none'),
    })
    .nullable()
    .describe('told to the owner alone'),
  revision: z.number().int().describe('moves with every change but of items'),
  items: z.array(registryItemSchema),
});
export type GiftRegistry = z.infer<typeof giftRegistrySchema>;

/** A registry among the owner's own: `items` are left out unless asked for. */
export const registryCardSchema = giftRegistrySchema.extend({
  items: z.array(registryItemSchema).optional(),
  item_count: z.number().int(),
});
export type RegistryCard = z.infer<typeof registryCardSchema>;

/**
 * P1 §5: what is empty is left out of payloads, and counts as none. `deadline`: unix seconds, any moment of the last
 * day.
 */
export const registryFieldsSchema = z.object({
  title: z.string().default('').pipe(visibleLine(limits.registry.title, 'registryTitle')),
  name: singleLine(limits.registry.name).default(''),
  occasion: z
    .string()
    .default('')
    .pipe(z.enum(occasions, 'registryOccasion' satisfies RuleName)),
  description: z
    .string()
    .default('')
    .pipe(multiLine(limits.registry.description).pipe(z.string().min(1, 'registryDescription' satisfies RuleName))),
  deadline: wholeNumber(0, limits.registry.deadline).optional(),
  email: z
    .string()
    .max(limits.contact.email)
    .refine(isEmail, 'email' satisfies RuleName)
    .optional(),
  shipping_id: addressId.optional(),
  shipping_encouraged: flag.default(true),
  store_can_edit: flag.default(false),
});
export type RegistryFields = z.output<typeof registryFieldsSchema>;
