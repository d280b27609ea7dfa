import type { Db } from '../database/open';
import type { OfferRow } from './offers';
import type { TitleRow } from './title-cards';

/** Includes titles that are no longer on sale. */
export const titleByEisbn = (db: Db, shopId: string, eisbn: string): Promise<TitleRow | undefined> =>
  db.selectFrom('title').selectAll().where('shop_id', '=', shopId).where('eisbn', '=', eisbn).executeTakeFirst();

export async function hasOtherEdition(
  db: Db,
  { shop_id, work_key, id }: Pick<TitleRow, 'shop_id' | 'work_key' | 'id'>,
): Promise<boolean> {
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

/** ISBNs of the work's other editions on sale. */
export async function otherEditions(db: Db, shopId: string, eisbn: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('title')
    .select('eisbn')
    .where('shop_id', '=', shopId)
    .where(
      'work_key',
      '=',
      db.selectFrom('title').select('work_key').where('shop_id', '=', shopId).where('eisbn', '=', eisbn),
    )
    .where('eisbn', '<>', eisbn)
    .where('for_sale', '=', 1)
    .where('is_giftcard', '=', 0)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.eisbn);
}

/** ISBNs of the work's other editions in the same binding but another size. */
export async function otherSizes(
  db: Db,
  row: Pick<TitleRow, 'shop_id' | 'work_key' | 'id' | 'binding' | 'width' | 'height'>,
): Promise<string[]> {
  if (row.width === null && row.height === null) return [];
  const rows = await db
    .selectFrom('title')
    .select('eisbn')
    .where('shop_id', '=', row.shop_id)
    .where('work_key', '=', row.work_key)
    .where('id', '<>', row.id)
    .where('binding', '=', row.binding)
    .where('for_sale', '=', 1)
    .where(({ eb, or }) => or([eb('width', '<>', row.width), eb('height', '<>', row.height)]))
    .orderBy('id')
    .limit(60)
    .execute();
  return rows.map(({ eisbn }) => eisbn);
}

/** ISBNs of the packs that contain the title, and of its parts, in order. */
export async function partsOf(db: Db, shopId: string, eisbn: string): Promise<{ wholes: string[]; parts: string[] }> {
  const pairs = db
    .selectFrom('title_part')
    .select(['whole_eisbn', 'part_eisbn'])
    .where('shop_id', '=', shopId)
    .where(({ eb, or }) => or([eb('whole_eisbn', '=', eisbn), eb('part_eisbn', '=', eisbn)]))
    .orderBy('position')
    .limit(200);
  const rows = await pairs.execute();
  return {
    wholes: rows.flatMap(({ whole_eisbn }) => (whole_eisbn === eisbn ? [] : [whole_eisbn])),
    parts: rows.flatMap(({ part_eisbn, whole_eisbn }) => (whole_eisbn === eisbn ? [part_eisbn] : [])),
  };
}

export async function hasRelated(db: Db, { shop_id, eisbn }: Pick<TitleRow, 'shop_id' | 'eisbn'>): Promise<boolean> {
  const { wholes, parts } = await partsOf(db, shop_id, eisbn);
  return wholes.length + parts.length > 0;
}

/** Title ids by ISBN, for any number of ISBNs. */
export async function idsByEisbns(db: Db, shopId: string, eisbns: readonly string[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (let at = 0; at < eisbns.length; at += batchSize) {
    const rows = await db
      .selectFrom('title')
      .select(['id', 'eisbn'])
      .where('shop_id', '=', shopId)
      .where('eisbn', 'in', eisbns.slice(at, at + batchSize))
      .execute();
    for (const { id, eisbn } of rows) ids.set(eisbn, id);
  }
  return ids;
}
const batchSize = 1000;

/** Which of these ISBNs are on sale. */
export async function eisbnsOnSale(db: Db, shopId: string, eisbns: readonly string[]): Promise<Set<string>> {
  const onSale = new Set<string>();
  for (let at = 0; at < eisbns.length; at += batchSize) {
    const rows = await db
      .selectFrom('title')
      .select('eisbn')
      .where('shop_id', '=', shopId)
      .where('for_sale', '=', 1)
      .where('is_giftcard', '=', 0)
      .where('product_class', '<>', 'ticket')
      .where('eisbn', 'in', eisbns.slice(at, at + batchSize))
      .execute();
    for (const { eisbn } of rows) onSale.add(eisbn);
  }
  return onSale;
}

/** Cleaned markup by ISBN. */
export async function descriptionsOf(
  db: Db,
  shopId: string,
  eisbns: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (eisbns.length === 0) return new Map();
  const rows = await db
    .selectFrom('title')
    .select(['eisbn', 'description'])
    .where('shop_id', '=', shopId)
    .where('eisbn', 'in', eisbns)
    .execute();
  return new Map(rows.map(({ eisbn, description }) => [eisbn, description]));
}

export type WorkRow = Pick<TitleRow, 'id' | 'work_key'>;

export const workRows = (db: Db, ids: readonly number[]): Promise<WorkRow[]> =>
  db.selectFrom('title').select(['id', 'work_key']).where('id', 'in', ids).execute();

/** The titles on sale of a series, in catalogue order. `key`: a `nameKey`. */
export const titlesOfSeries = (
  db: Db,
  shopId: string,
  key: string,
): Promise<Pick<TitleRow, 'id' | 'eisbn' | 'series_num'>[]> =>
  db
    .selectFrom('title')
    .select(['id', 'eisbn', 'series_num'])
    .where('shop_id', '=', shopId)
    .where('series_key', '=', key)
    .where('for_sale', '=', 1)
    .orderBy('id')
    .execute();

/** A title's offers at every location of the shop. */
export const offersEverywhere = (db: Db, shopId: string, eisbn: string): Promise<OfferRow[]> =>
  db
    .selectFrom('offer')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('eisbn', '=', eisbn)
    .orderBy('position')
    .execute();
