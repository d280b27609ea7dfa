import { z } from 'zod';
import { availabilities, contributorRoles } from './vocabulary';
import { cents, eisbn } from './wire';

/**
 * One way to buy a title (P1 §3 Offer). `code` is the condition: 'new', 'used', ... ; prices in cents, null where the
 * shop has none.
 */
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

/** Titles under one heading (P1 §3 Related groups). */
export const titleGroupSchema = z.object({
  rows: z.array(titleCardSchema),
  row_count: z.number().int(),
  fullname: z.string(),
  tooltip: z.string(),
});
export type TitleGroup = z.infer<typeof titleGroupSchema>;

/** title/getProductCode: '' where the title has none. `isbn_type` 'ISBN-13' or 'ISBN-10', `upc_type` 'UPC' or 'EAN'. */
export const productCodeSchema = z.object({
  isbn: z.string(),
  isbn_type: z.string(),
  upc: z.string(),
  upc_type: z.string(),
});

/** title/getLibroAudiobooks: at most limits.audiobooks rows; `row_count` counts all there are. */
export const audiobooksReply = z.object({
  row_count: z.number().int(),
  rows: z.array(z.object({ title: z.string(), narrators: z.string(), language: z.string(), url: z.string() })),
  see_more_url: z.string(),
});

/** title/getItem (P1 §3 Title). Markup in `description`, `bio` and reviews has been sanitised by the api. */
export const titleSchema = titleCardSchema.extend({
  description: z.string(),
  contributors: z
    .array(z.object({ name: z.string(), roles: z.array(z.enum(contributorRoles)) }))
    .describe('everyone whose part is known, the authors among them'),
  bio: z.array(z.string()),
  reviews: z.array(z.object({ content: z.string(), author: z.string(), source_title: z.string() })),
  comments: z.array(z.object({ author: z.string(), text: z.string() })),
  subjects: z.array(
    z.object({
      subject: z.string().describe('filter value of segment s'),
      sub_labels: z.array(z.object({ label: z.string() })),
    }),
  ),
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
  has_sizes: z.boolean().describe('title/getMoreSizes has some'),
  has_related: z.boolean().describe('title/getRelatedItems has some'),
  has_product_code: z.boolean().describe('title/getProductCode has one'),
  has_libro_audiobook: z.boolean(),
  has_interiors: z.boolean(),
  interiors: z.number().int().describe('how many'),
  interior_objects: z
    .array(z.object({ key: z.string(), cb: z.string() }))
    .describe(
      'pictures of the pages inside, each at /covers/{eisbn}/inside-{key}-{cb}-{width}.webp in the widths of limits.coverWidths',
    ),
  media: z
    .array(z.object({ type: z.enum(['component', 'url']), data: z.string() }))
    .describe("'component': the id of a YouTube video; 'url': an https address"),
  list_previous_eisbn: z.string(),
  list_next_eisbn: z.string(),
  list_name: z.string(),
  last_order: z
    .object({ bookorder_id: z.string(), date_ordered: z.number().int(), date_ordered_text: z.string() })
    .nullable(),
  at_other_locations: z.boolean(),
  multistore_available: z.array(
    z.object({ name: z.string(), location_id: z.string(), available: z.array(offerSchema) }),
  ),
});
export type Title = z.infer<typeof titleSchema>;

/** A title that is suggested while one types. `price`: of the offer that a card shows; null where it has none. */
export const suggestionSchema = titleCardSchema
  .pick({ eisbn: true, title: true, subtitle: true, language: true, cover_image_cache: true, cover_url: true })
  .extend({ author: z.string(), price: cents.nullable() });
export type Suggestion = z.infer<typeof suggestionSchema>;
