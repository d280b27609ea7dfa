import type { Db } from '../database/open';
import type { OfferRow } from './offers';
import type { TitleRow } from './title-cards';

/** Also of a title that is no longer for sale. */
export const titleByEisbn = (db: Db, shopId: string, eisbn: string): Promise<TitleRow | undefined> =>
  db.selectFrom('title').selectAll().where('shop_id', '=', shopId).where('eisbn', '=', eisbn).executeTakeFirst();

export async function hasOtherEdition(db: Db, { shop_id, work_key, id }: Pick<TitleRow, 'shop_id' | 'work_key' | 'id'>): Promise<boolean> {
  const other = await db
    .selectFrom('title')
    .select('id')
    .where('shop_id', '=', shop_id)
    .where('work_key', '=', work_key)
    .where('id', '<>', id)
    .where('for_sale', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Numbers of the other editions of a work that the shop sells. */
export async function otherEditions(db: Db, shopId: string, eisbn: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('title')
    .select('eisbn')
    .where('shop_id', '=', shopId)
    .where('work_key', '=', db.selectFrom('title').select('work_key').where('shop_id', '=', shopId).where('eisbn', '=', eisbn))
    .where('eisbn', '<>', eisbn)
    .where('for_sale', '=', 1)
    .where('is_giftcard', '=', 0)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.eisbn);
}

/** The parts of a series that the shop sells, in the order of its catalogue. `key`: a `nameKey`. */
export const titlesOfSeries = (db: Db, shopId: string, key: string): Promise<Pick<TitleRow, 'id' | 'eisbn' | 'series_num'>[]> =>
  db
    .selectFrom('title')
    .select(['id', 'eisbn', 'series_num'])
    .where('shop_id', '=', shopId)
    .where('series_key', '=', key)
    .where('for_sale', '=', 1)
    .orderBy('id')
    .execute();

/** Offers of a title at every location of the shop. */
export const offersEverywhere = (db: Db, shopId: string, eisbn: string): Promise<OfferRow[]> =>
  db.selectFrom('offer').selectAll().where('shop_id', '=', shopId).where('eisbn', '=', eisbn).orderBy('position').execute();
