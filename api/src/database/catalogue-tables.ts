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
}

/**
 * `onhand` null: in stock, number unknown ('Y' on the wire). One row for each way to buy a title at one location (''
 * where the shop has one).
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
 * What the index of a catalogue is made from: a line for each title, what sells best first. `popularity` is the sales
 * rank, large where there is none; `listed` 0: not on sale. `facets` and `words` as search/lines/line.ts writes them.
 * `changed`: the catalogue's revision of the last change; `touched`: of the last change or movement of stock, which is
 * in `flags` alone.
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
