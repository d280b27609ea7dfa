import type { Db } from '../database/open';
import { parseColumn } from '../database/parse-column';
import type { OfferRow } from './offers';
import type { TitleRow } from './title-cards';
import {
  authorsSchema,
  type OfferRecord,
  productClassSchema,
  releasePrecisionSchema,
  reviewsSchema,
  type TitleRecord,
  textsSchema,
  titleExtrasSchema,
  titleStatusSchema,
} from './title-record';

export type StoredTitle = TitleRow;

export const titlesAfter = (db: Db, id: number, limit: number): Promise<StoredTitle[]> =>
  db.selectFrom('title').selectAll().where('id', '>', id).orderBy('id').limit(limit).execute();

/** Offers by title id. */
export async function offersOfTitles(db: Db, titles: readonly StoredTitle[]): Promise<Map<number, OfferRow[]>> {
  const ids = titles.map((title) => title.id);
  const rows = await db
    .selectFrom('offer')
    .innerJoin('title', (join) =>
      join.onRef('title.shop_id', '=', 'offer.shop_id').onRef('title.eisbn', '=', 'offer.eisbn'),
    )
    .selectAll('offer')
    .select('title.id as title_id')
    .where('title.id', 'in', ids)
    .orderBy('position')
    .execute();
  const grouped = new Map<number, OfferRow[]>();
  for (const { title_id, ...offer } of rows) grouped.set(title_id, [...(grouped.get(title_id) ?? []), offer]);
  return grouped;
}

/** Restores a title's record from its rows, without the parts of a pack. */
export function storedRecord(row: StoredTitle, offers: readonly OfferRow[]): TitleRecord {
  const {
    id: _id,
    shop_id: _shop,
    series_key: _series,
    work_key: _work,
    cover_cache: _cover,
    source_hash: _hash,
    provenance: _provenance,
    ...fields
  } = row;
  return {
    ...fields,
    authors: parseColumn(authorsSchema, row.authors),
    bio: parseColumn(textsSchema, row.bio),
    reviews: parseColumn(reviewsSchema, row.reviews),
    subjects: parseColumn(textsSchema, row.subjects),
    topics: parseColumn(textsSchema, row.topics),
    extras: parseColumn(titleExtrasSchema, row.extras),
    product_class: productClassSchema.parse(row.product_class),
    release_precision: releasePrecisionSchema.parse(row.release_precision),
    status: titleStatusSchema.parse(row.status),
    is_large_print: row.is_large_print === 1,
    is_giftcard: row.is_giftcard === 1,
    for_sale: row.for_sale === 1,
    parts: [],
    offers: offers.map(toOfferRecord),
  };
}

const toOfferRecord = ({ shop_id: _shop, eisbn: _eisbn, position: _position, ...offer }: OfferRow): OfferRecord => ({
  ...offer,
  used: offer.used === 1,
  is_extra_orderable: offer.is_extra_orderable === 1,
});
