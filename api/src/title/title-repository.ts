import { sql } from 'kysely';
import type { Db } from '../database/open';
import { fold, indexText, nameKey, sortKey } from '../text-search/fold';
import { indexTitle, unindexTitle } from '../text-search/table';
import { facetsOf } from './facets';
import { coverCache, type OfferRecord, recordHash, type TitleRecord } from './title-record';

export interface CatalogueOwner {
  store_id: string;
  number: number;
}
export type Saved = 'added' | 'updated' | 'unchanged';

/** Puts a title into the shop's catalogue, with its offers, its line for browse and its words for search. */
export async function saveTitle(tx: Db, shop: CatalogueOwner, record: TitleRecord): Promise<Saved> {
  const source_hash = recordHash(record);
  const known = await tx
    .selectFrom('title')
    .select(['id', 'source_hash'])
    .where('shop_id', '=', shop.store_id)
    .where('eisbn', '=', record.eisbn)
    .executeTakeFirst();
  if (known?.source_hash === source_hash) return 'unchanged';
  const id = await saveRow(tx, shop, record, source_hash, known?.id);
  await saveOffers(tx, shop, record);
  await saveBrowseRow(tx, shop, record, id);
  if (isListed(record)) await indexTitle(tx, shop.number, id, searchTextOf(record));
  else await unindexTitle(tx, shop.number, id);
  return known ? 'updated' : 'added';
}

interface Copies {
  eisbn: string;
  condition: string;
  location_id: string;
  copies: number;
}

/** Takes copies off the shelf; false where there are not so many. The database itself refuses a number below zero. */
export async function takeCopies(tx: Db, shopId: string, { eisbn, condition, location_id, copies }: Copies): Promise<boolean> {
  const change = await tx
    .updateTable('offer')
    .set({ onhand: sql`onhand - ${copies}` })
    .where('shop_id', '=', shopId)
    .where('eisbn', '=', eisbn)
    .where('condition', '=', condition)
    .where('location_id', '=', location_id)
    .where('onhand', '>=', copies)
    .executeTakeFirst();
  return change.numUpdatedRows === 1n;
}

/** After stock has moved: the filters of a title follow its offers. */
export async function refreshFacets(tx: Db, shop: CatalogueOwner, eisbn: string): Promise<void> {
  const row = await tx.selectFrom('title').selectAll().where('shop_id', '=', shop.store_id).where('eisbn', '=', eisbn).executeTakeFirstOrThrow();
  const offers = await tx.selectFrom('offer').selectAll().where('shop_id', '=', shop.store_id).where('eisbn', '=', eisbn).execute();
  const record = {
    offers: offers.map((offer) => ({ ...offer, used: offer.used === 1, is_extra_orderable: offer.is_extra_orderable === 1 })),
    is_large_print: row.is_large_print === 1,
    status: row.status,
    subjects: JSON.parse(row.subjects),
    topics: JSON.parse(row.topics),
    section: row.section,
    binding: row.binding,
    audience: row.audience,
    language: row.language,
  };
  const facets = JSON.stringify(facetsOf(record));
  const changed = await tx
    .updateTable('browse_row')
    .set({ facets })
    .where('shop_id', '=', shop.store_id)
    .where('title_id', '=', row.id)
    .where('facets', '<>', facets)
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n) await bumpRevision(tx, shop);
}

/** Tells every instance that its index of this catalogue is old. */
export async function bumpRevision(tx: Db, shop: CatalogueOwner): Promise<void> {
  await tx.updateTable('shop').set({ catalogue_revision: sql`catalogue_revision + 1` }).where('store_id', '=', shop.store_id).execute();
}

const isListed = (record: TitleRecord): boolean => record.for_sale && !record.is_giftcard;

async function saveRow(tx: Db, shop: CatalogueOwner, record: TitleRecord, source_hash: string, id?: number): Promise<number> {
  const { offers: _offers, ...fields } = record;
  const row = {
    ...fields,
    shop_id: shop.store_id,
    authors: JSON.stringify(record.authors),
    bio: JSON.stringify(record.bio),
    reviews: JSON.stringify(record.reviews),
    subjects: JSON.stringify(record.subjects),
    topics: JSON.stringify(record.topics),
    is_large_print: Number(record.is_large_print),
    is_giftcard: Number(record.is_giftcard),
    for_sale: Number(record.for_sale),
    series_key: nameKey(record.series),
    work_key: workKey(record),
    cover_cache: coverCache(record),
    source_hash,
  };
  if (id === undefined) return Number((await tx.insertInto('title').values(row).executeTakeFirstOrThrow()).insertId);
  await tx.updateTable('title').set(row).where('id', '=', id).execute();
  return id;
}

/** Editions of one work share it: title and first author. */
const workKey = (record: TitleRecord): string => `${nameKey(record.title)}|${nameKey(record.authors[0]?.name ?? '')}`;

async function saveOffers(tx: Db, shop: CatalogueOwner, { eisbn, offers }: TitleRecord): Promise<void> {
  await tx.deleteFrom('offer').where('shop_id', '=', shop.store_id).where('eisbn', '=', eisbn).execute();
  const rows = offers.map((offer: OfferRecord, position) => ({
    ...offer,
    shop_id: shop.store_id,
    eisbn,
    used: Number(offer.used),
    is_extra_orderable: Number(offer.is_extra_orderable),
    position,
  }));
  if (rows.length > 0) await tx.insertInto('offer').values(rows).execute();
}

async function saveBrowseRow(tx: Db, shop: CatalogueOwner, record: TitleRecord, title_id: number): Promise<void> {
  await tx.deleteFrom('browse_row').where('shop_id', '=', shop.store_id).where('title_id', '=', title_id).execute();
  if (!isListed(record)) return;
  const prices = record.offers.flatMap((offer) => offer.price ?? []);
  await tx
    .insertInto('browse_row')
    .values({
      shop_id: shop.store_id,
      title_id,
      eisbn: record.eisbn,
      sort_title: sortKey(record.title_roman || record.title),
      sort_author: authorSort(record.authors[0]?.name ?? ''),
      release_date: record.release_date,
      price: prices.length > 0 ? Math.min(...prices) : null,
      rank: record.rank,
      facets: JSON.stringify(facetsOf(record)),
    })
    .execute();
}

/** 'Margaret Atwood' is put in order as 'atwood margaret'. */
function authorSort(name: string): string {
  const words = fold(name).split(/\s+/);
  return [words.at(-1) ?? '', ...words.slice(0, -1)].join(' ').trim();
}

const searchTextOf = (record: TitleRecord) => ({
  title: indexText(`${record.title} ${record.title_roman}`),
  subtitle: indexText(record.subtitle),
  author: indexText(record.authors.map((author) => author.name).join(' ')),
  series: indexText(`${record.series} ${record.series_num}`),
  publisher: indexText(record.publisher),
  subjects: indexText([...record.subjects, ...record.topics].join(' ')),
});

/** Takes a title off sale; it stays for the orders that hold it. False where there was nothing to take. */
export async function withdrawTitle(tx: Db, shop: CatalogueOwner, eisbn: string): Promise<boolean> {
  const row = await tx
    .selectFrom('title')
    .select('id')
    .where('shop_id', '=', shop.store_id)
    .where('eisbn', '=', eisbn)
    .where('for_sale', '=', 1)
    .executeTakeFirst();
  if (!row) return false;
  await tx.updateTable('title').set({ for_sale: 0, source_hash: 'withdrawn' }).where('id', '=', row.id).execute();
  await tx.deleteFrom('browse_row').where('shop_id', '=', shop.store_id).where('title_id', '=', row.id).execute();
  await unindexTitle(tx, shop.number, row.id);
  return true;
}
