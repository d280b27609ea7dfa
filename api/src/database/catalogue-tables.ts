import type { Generated } from 'kysely';

export interface TitleTable {
  id: Generated<number>;
  shop_id: string;
  eisbn: string;
  title: string;
  subtitle: string;
  title_roman: string;
  authors: string;
  publisher: string;
  language: string;
  original_language: string;
  binding: string;
  binding_code: string;
  product_class: string;
  series: string;
  series_key: string;
  series_num: string;
  work_key: string;
  release_date: number | null;
  /** 'day', 'month' or 'year': how much of the date is known. */
  release_precision: Generated<string>;
  is_large_print: number;
  is_giftcard: number;
  for_sale: number;
  status: string;
  description: string;
  bio: string;
  reviews: string;
  subjects: string;
  topics: string;
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
  cover_cache: string;
  source_hash: string;
  extras: Generated<string>;
  /** JSON: where fields come from, see catalogue/provenance.ts. */
  provenance: Generated<string>;
}

/**
 * An offer: one way to buy a title at one location ('' if the shop has a single location). `onhand` null: in stock,
 * number unknown ('Y' on the wire).
 */
export interface OfferTable {
  shop_id: string;
  eisbn: string;
  condition: string;
  location_id: string;
  text: string;
  list_price: number | null;
  price: number | null;
  onhand: number | null;
  onorder: number;
  used: number;
  note: string;
  is_extra_orderable: number;
  position: number;
}

/**
 * A line of the catalogue's search index for each title. `popularity`: the sales rank, large if there is none. `listed`
 * 0: not on sale. `facets` and `words`: see search/lines/line.ts. `changed`: the catalogue revision of the last change.
 * `touched`: the revision of the last change or stock movement; stock affects only `flags`.
 */
export interface BrowseLineTable {
  shop_id: string;
  popularity: number;
  title_id: number;
  listed: number;
  sort_title: string;
  sort_author: string;
  release_date: number | null;
  price: number | null;
  flags: number;
  facets: string;
  words: string;
  changed: number;
  touched: number;
}
