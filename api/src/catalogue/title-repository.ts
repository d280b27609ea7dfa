import { type Insertable, type Selectable, sql } from 'kysely';
import type { OfferTable, TitleTable } from '../database/catalogue-tables';
import { insertRow } from '../database/insert-row';
import type { Db } from '../database/open';
import { lineOf, nameKey, saveLine } from '../search';
import { coverCache, recordHash, type TitleRecord } from '../title/title-record';

export interface CatalogueOwner {
  store_id: string;
  number: number;
}
export type Saved = 'added' | 'updated' | 'unchanged';

/** Replaces a title with its offers and its line in the search index by a record that is complete. */
export async function saveTitle(tx: Db, shop: CatalogueOwner, record: TitleRecord): Promise<Saved> {
  const source_hash = recordHash(record);
  const known = await tx
    .selectFrom('title')
    .select(['id', 'source_hash'])
    .where('shop_id', '=', shop.store_id)
    .where('eisbn', '=', record.eisbn)
    .executeTakeFirst();
  if (known?.source_hash === source_hash) return 'unchanged';
  await writeTitle(tx, shop, record, { source_hash }, known?.id);
  return known ? 'updated' : 'added';
}

/** `id`: of the row that is replaced, if the shop knows the title. */
export async function writeTitle(
  tx: Db,
  shop: CatalogueOwner,
  record: TitleRecord,
  origin: { source_hash: string; provenance?: string },
  known?: number,
): Promise<void> {
  const id = await saveRow(tx, { ...toRow(shop, record, origin.source_hash), provenance: origin.provenance }, known);
  await saveOffers(tx, shop, record);
  await saveParts(tx, shop, record, known === undefined);
  await saveLine(tx, shop.store_id, id, lineOf(record), { isListed: isListed(record), isNew: known === undefined });
}

/** Tells every instance to refresh its index of this catalogue. */
export async function bumpRevision(tx: Db, shop: CatalogueOwner): Promise<void> {
  await tx
    .updateTable('shop')
    .set({ catalogue_revision: sql`catalogue_revision + 1` })
    .where('store_id', '=', shop.store_id)
    .execute();
}

/** Gift cards and tickets have their own pages. */
export const isListed = (record: TitleRecord): boolean =>
  record.for_sale && !record.is_giftcard && record.product_class !== 'ticket';

async function saveRow(tx: Db, row: Omit<Insertable<TitleTable>, 'id'>, id?: number): Promise<number> {
  if (id === undefined) return insertRow(tx, 'title', row);
  await tx.updateTable('title').set(row).where('id', '=', id).execute();
  return id;
}

/** A title's row without its id. */
export function toRow(
  shop: CatalogueOwner,
  record: TitleRecord,
  source_hash: string,
): Omit<Insertable<TitleTable>, 'id'> {
  // written out, not mapped: an import creates many thousands of rows a second
  return {
    shop_id: shop.store_id,
    eisbn: record.eisbn,
    title: record.title,
    subtitle: record.subtitle,
    title_roman: record.title_roman,
    authors: JSON.stringify(record.authors),
    publisher: record.publisher,
    language: record.language,
    original_language: record.original_language,
    binding: record.binding,
    binding_code: record.binding_code,
    product_class: record.product_class,
    series: record.series,
    series_key: nameKey(record.series),
    series_num: record.series_num,
    work_key: workKey(record),
    release_date: record.release_date,
    release_precision: record.release_precision,
    is_large_print: Number(record.is_large_print),
    is_giftcard: Number(record.is_giftcard),
    for_sale: Number(record.for_sale),
    status: record.status,
    description: record.description,
    bio: JSON.stringify(record.bio),
    reviews: JSON.stringify(record.reviews),
    subjects: JSON.stringify(record.subjects),
    topics: JSON.stringify(record.topics),
    section: record.section,
    audience: record.audience,
    pages: record.pages,
    width: record.width,
    height: record.height,
    weight: record.weight,
    carton_qty: record.carton_qty,
    edition: record.edition,
    first_published: record.first_published,
    rank: record.rank,
    list_price_usa: record.list_price_usa,
    list_price_can: record.list_price_can,
    cover_url: record.cover_url,
    cover_cache: coverCache(record),
    source_hash,
    extras: JSON.stringify(record.extras),
  };
}

export const toOfferRows = (shop: CatalogueOwner, { eisbn, offers }: TitleRecord): Insertable<OfferTable>[] =>
  offers.map((offer, position) => ({
    ...offer,
    shop_id: shop.store_id,
    eisbn,
    used: Number(offer.used),
    is_extra_orderable: Number(offer.is_extra_orderable),
    position,
  }));

/** Updates the keys of a title stored by an earlier version. */
export async function renewKeys(
  tx: Db,
  { id, series_key, work_key }: Pick<Selectable<TitleTable>, 'id' | 'series_key' | 'work_key'>,
  record: TitleRecord,
): Promise<void> {
  const keys = { series_key: nameKey(record.series), work_key: workKey(record) };
  if (keys.series_key === series_key && keys.work_key === work_key) return;
  await tx.updateTable('title').set(keys).where('id', '=', id).execute();
}

/** Equal for editions of one work: title and first author. */
const workKey = (record: TitleRecord): string => `${nameKey(record.title)}|${nameKey(record.authors[0]?.name ?? '')}`;

async function saveOffers(tx: Db, shop: CatalogueOwner, record: TitleRecord): Promise<void> {
  await tx.deleteFrom('offer').where('shop_id', '=', shop.store_id).where('eisbn', '=', record.eisbn).execute();
  for (const row of toOfferRows(shop, record)) await insertRow(tx, 'offer', row);
}

async function saveParts(tx: Db, shop: CatalogueOwner, { eisbn, parts }: TitleRecord, isNew: boolean): Promise<void> {
  if (!isNew)
    await tx.deleteFrom('title_part').where('shop_id', '=', shop.store_id).where('whole_eisbn', '=', eisbn).execute();
  const rows = [...new Set(parts)].map((part_eisbn, position) => ({
    shop_id: shop.store_id,
    whole_eisbn: eisbn,
    part_eisbn,
    position,
  }));
  if (rows.length > 0) await tx.insertInto('title_part').values(rows).execute();
}
