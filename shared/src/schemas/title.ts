import { z } from 'zod';
import { availabilities } from './vocabulary';
import { cents, eisbn } from './wire';

/** One way to buy a title (P1§3 Offer). `code` is the condition: 'new', 'used', ... ; prices in cents, null where the shop has none. */
export const offerSchema = z.object({
  code: z.string(),
  text: z.string(),
  row_price: cents.nullable(),
  price: cents.nullable(),
  list_price: cents.nullable(),
  onhand: z.union([z.number().int(), z.literal('Y')]),
  onorder: z.number().int(),
  used: z.boolean(),
  note: z.string(),
  discount: z.number().describe('percent off the list price, 0 where none'),
  availability: z.enum(availabilities),
  message: z.string(),
  sub_message: z.string(),
  is_extra_orderable: z.boolean(),
});
export type Offer = z.infer<typeof offerSchema>;

export const authorSchema = z.object({ name: z.string(), canadian: z.boolean() });

/** What a card, a row or a cart line shows of a title. `language` is ISO 639-2/B of the text, for lang and dir. */
export const titleCardSchema = z.object({
  eisbn,
  title: z.string(),
  subtitle: z.string(),
  authors: z.array(authorSchema),
  publisher: z.string(),
  language: z.string(),
  binding: z.string(),
  binding_code: z.string(),
  series: z.string(),
  series_num: z.string(),
  release_date: z.number().int().nullable().describe('unix seconds'),
  release_date_text: z.string(),
  is_forthcoming: z.boolean(),
  is_large_print: z.boolean(),
  is_giftcard: z.boolean(),
  cover_image_cache: z.string(),
  cover_url: z.string().describe("the importer's https address, or ''"),
  available: z.array(offerSchema),
});
export type TitleCard = z.infer<typeof titleCardSchema>;

/** title/getItem (P1§3 Title). Markup in `description`, `bio` and reviews has been sanitised by the api. */
export const titleSchema = titleCardSchema.extend({
  description: z.string(),
  bio: z.array(z.string()),
  reviews: z.array(z.object({ content: z.string(), author: z.string(), source_title: z.string() })),
  comments: z.array(z.object({ author: z.string(), text: z.string() })),
  subjects: z.array(z.object({ subject: z.string().describe('filter value of segment s'), sub_labels: z.array(z.object({ label: z.string() })) })),
  rank: z.number().int().nullable(),
  pages: z.number().int().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  weight: z.number().nullable().describe('pounds'),
  carton_qty: z.number().int().nullable(),
  edition: z.string(),
  audience: z.string(),
  first_published: z.number().int().nullable().describe('year of the work'),
  original_language: z.string(),
  language_name: z.string(),
  original_language_name: z.string(),
  list_price_usa: cents.nullable(),
  list_price_can: cents.nullable(),
  price: cents.nullable(),
  has_editions: z.boolean(),
  list_previous_eisbn: z.string(),
  list_next_eisbn: z.string(),
  list_name: z.string(),
  last_order: z.object({ bookorder_id: z.string(), date_ordered: z.number().int(), date_ordered_text: z.string() }).nullable(),
  at_other_locations: z.boolean(),
  multistore_available: z.array(z.object({ name: z.string(), location_id: z.string(), available: z.array(offerSchema) })),
});
export type Title = z.infer<typeof titleSchema>;

export const suggestionSchema = z.object({ eisbn, title: z.string(), subtitle: z.string(), author: z.string() });
export type Suggestion = z.infer<typeof suggestionSchema>;
