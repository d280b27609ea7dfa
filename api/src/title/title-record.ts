import { createHash } from 'node:crypto';
import { titleSchema } from '@bookfront/shared/schemas';
import { z } from 'zod';
import { feedStatesSchema } from './feed-state';

/**
 * A title as an importer or the demo catalogue provides it: one edition and its offers. Money in cents, times in unix
 * seconds.
 */
export interface TitleRecord {
  eisbn: string;
  title: string;
  subtitle: string;
  title_roman: string;
  authors: z.infer<typeof authorsSchema>;
  publisher: string;
  /** ISO 639-2/B codes of the text and of the original. */
  language: string;
  original_language: string;
  binding: string;
  binding_code: string;
  product_class: ProductClass;
  series: string;
  series_num: string;
  release_date: number | null;
  /** How much of the release date is known. */
  release_precision: ReleasePrecision;
  is_large_print: boolean;
  is_giftcard: boolean;
  for_sale: boolean;
  status: TitleStatus;
  description: string;
  bio: string[];
  reviews: z.infer<typeof reviewsSchema>;
  subjects: string[];
  topics: string[];
  section: string;
  audience: string;
  pages: number | null;
  width: number | null;
  height: number | null;
  weight: number | null;
  carton_qty: number | null;
  edition: string;
  first_published: number | null;
  rank: number | null;
  list_price_usa: number | null;
  list_price_can: number | null;
  cover_url: string;
  extras: TitleExtras;
  /** ISBNs of the titles in a pack or boxed set. */
  parts: string[];
  offers: OfferRecord[];
}
/** JSON columns. */
export const { authors: authorsSchema, reviews: reviewsSchema } = titleSchema.shape;
export const textsSchema = z.array(z.string());

/** `inverted`: as the name is sorted, '' if no feed says. `roles`: codes of ONIX list 17. */
const contributorSchema = z.object({
  name: z.string(),
  inverted: z.string().default(''),
  roles: z.array(z.string()).default([]),
});
export type ContributorRecord = z.infer<typeof contributorSchema>;

/**
 * Data that no list of titles needs. `interiors`: keys of inside pages. `audiobook`: whether the audiobook partner has
 * it.
 */
export const titleExtrasSchema = z.object({
  upc: z.string().default(''),
  comments: z.array(z.object({ author: z.string(), text: z.string() })).default([]),
  media: z.array(z.object({ type: z.enum(['component', 'url']), data: z.string() })).default([]),
  interiors: z.array(z.string()).default([]),
  audiobook: z.boolean().default(false),
  contributors: z.array(contributorSchema).default([]),
  states: feedStatesSchema.default({ published: '', supplied: '' }),
});
export type TitleExtras = z.infer<typeof titleExtrasSchema>;

export const productClassSchema = z.enum(['book', 'colouring_book', 'other', 'gift_card', 'ticket']);
export type ProductClass = z.infer<typeof productClassSchema>;
export const titleStatusSchema = z.enum(['active', 'forthcoming', 'out_of_print', 'out_of_stock_indefinitely']);
export type TitleStatus = z.infer<typeof titleStatusSchema>;

export const releasePrecisionSchema = z.enum(['day', 'month', 'year']);
export type ReleasePrecision = z.infer<typeof releasePrecisionSchema>;

/** `onhand` null: in stock, number unknown. */
export interface OfferRecord {
  condition: string;
  location_id: string;
  text: string;
  list_price: number | null;
  price: number | null;
  onhand: number | null;
  onorder: number;
  used: boolean;
  note: string;
  is_extra_orderable: boolean;
}

export const emptyTitle: Omit<TitleRecord, 'eisbn' | 'title'> = {
  subtitle: '',
  title_roman: '',
  authors: [],
  publisher: '',
  language: 'eng',
  original_language: '',
  binding: 'Book',
  binding_code: 'ZZ',
  product_class: 'book',
  series: '',
  series_num: '',
  release_date: null,
  release_precision: 'day',
  is_large_print: false,
  is_giftcard: false,
  for_sale: true,
  status: 'active',
  description: '',
  bio: [],
  reviews: [],
  subjects: [],
  topics: [],
  section: '',
  audience: '',
  pages: null,
  width: null,
  height: null,
  weight: null,
  carton_qty: null,
  edition: '',
  first_published: null,
  rank: null,
  list_price_usa: null,
  list_price_can: null,
  cover_url: '',
  extras: titleExtrasSchema.parse({}),
  parts: [],
  offers: [],
};

export const emptyOffer: OfferRecord = {
  condition: 'new',
  location_id: '',
  text: 'New',
  list_price: null,
  price: null,
  onhand: 0,
  onorder: 0,
  used: false,
  note: '',
  is_extra_orderable: false,
};

/** Equal for equal records, so that an import detects changes. */
export const recordHash = (record: TitleRecord): string =>
  createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 22);

/** Changes whenever the drawn cover would change; part of the picture's URL. */
export const coverCache = (record: TitleRecord): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        record.title,
        record.subtitle,
        record.authors,
        record.subjects[0],
        record.series,
        record.series_num,
        record.language,
      ]),
    )
    .digest('hex')
    .slice(0, 10);
