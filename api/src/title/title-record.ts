import { createHash } from 'node:crypto';
import { titleSchema } from '@bookfront/shared/schemas';
import { z } from 'zod';

/**
 * A title as an importer or the demo catalogue hands it over: one edition with the ways to buy it. Money in cents,
 * times in unix seconds.
 */
export interface TitleRecord {
  eisbn: string;
  title: string;
  subtitle: string;
  title_roman: string;
  authors: z.infer<typeof authorsSchema>;
  publisher: string;
  /** ISO 639-2/B of the text and of the original. */
  language: string;
  original_language: string;
  binding: string;
  binding_code: string;
  product_class: ProductClass;
  series: string;
  series_num: string;
  release_date: number | null;
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
  /** Numbers of the titles that this one is made of: a pack, a boxed set. */
  parts: string[];
  offers: OfferRecord[];
}
/** Columns of JSON. */
export const { authors: authorsSchema, reviews: reviewsSchema } = titleSchema.shape;
export const textsSchema = z.array(z.string());

/** What few titles have. `interiors` are keys of pictures, `audiobook` that the partner for audiobooks has it too. */
export const titleExtrasSchema = z.object({
  upc: z.string().default(''),
  comments: z.array(z.object({ author: z.string(), text: z.string() })).default([]),
  media: z.array(z.object({ type: z.enum(['component', 'url']), data: z.string() })).default([]),
  interiors: z.array(z.string()).default([]),
  audiobook: z.boolean().default(false),
});
export type TitleExtras = z.infer<typeof titleExtrasSchema>;

export const productClassSchema = z.enum(['book', 'colouring_book', 'other', 'gift_card', 'ticket']);
export type ProductClass = z.infer<typeof productClassSchema>;
export const titleStatusSchema = z.enum(['active', 'forthcoming', 'out_of_print', 'out_of_stock_indefinitely']);
export type TitleStatus = z.infer<typeof titleStatusSchema>;

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
  extras: { upc: '', comments: [], media: [], interiors: [], audiobook: false },
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

/** Equal for equal records: tells an import what has changed. */
export const recordHash = (record: TitleRecord): string =>
  createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 22);

/** Changes when the drawn cover would: part of the picture's address. */
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
