import type { TitleCard } from '@bookfront/shared/schemas';
import type { Selectable } from 'kysely';
import type { CallContext } from '../call-context/call-context';
import type { TitleTable } from '../database/catalogue-tables';
import type { Db } from '../database/open';
import { parseColumn } from '../database/parse-column';
import { releaseText } from '../dates/dates';
import { locationOf } from '../shop/location';
import { isForthcoming, type OfferRow, toOffer } from './offers';
import { authorsSchema } from './title-record';

export type TitleRow = Selectable<TitleTable>;
/** Columns for cards: a title without its long texts. */
const cardColumns = [
  'id',
  'shop_id',
  'eisbn',
  'title',
  'subtitle',
  'authors',
  'publisher',
  'language',
  'binding',
  'binding_code',
  'series',
  'series_num',
  'release_date',
  'release_precision',
  'is_large_print',
  'is_giftcard',
  'for_sale',
  'status',
  'cover_cache',
  'cover_url',
  'product_class',
] as const satisfies (keyof TitleRow)[];
export type CardRow = Pick<TitleRow, (typeof cardColumns)[number]>;

/** Gift cards are emailed and tickets are collected at the door, so neither is shipped. */
export const isShippable = ({ is_giftcard, product_class }: Pick<CardRow, 'is_giftcard' | 'product_class'>): boolean =>
  is_giftcard === 0 && product_class !== 'ticket';

/** Cards of the shop's titles in the given order; unknown ISBNs are left out. */
export async function cardsOf(db: Db, context: CallContext, eisbns: readonly string[]): Promise<TitleCard[]> {
  if (eisbns.length === 0) return [];
  const rows = await cardRows(db, context, eisbns);
  const offers = await offersOf(db, context, eisbns);
  return eisbns.flatMap((eisbn) => {
    const row = rows.get(eisbn);
    return row ? [toCard(row, offers.get(eisbn) ?? [], context)] : [];
  });
}

/** Cards of titles on sale, by ISBN. */
export async function cardsOnSale(
  context: CallContext,
  eisbns: readonly string[],
): Promise<ReadonlyMap<string, TitleCard>> {
  const rows = [...(await cardRows(context.db, context, eisbns)).values()].filter(({ for_sale }) => for_sale === 1);
  const offers = await offersOf(
    context.db,
    context,
    rows.map(({ eisbn }) => eisbn),
  );
  return new Map(rows.map((row) => [row.eisbn, toCard(row, offers.get(row.eisbn) ?? [], context)]));
}

/** Cards by title id, in the given order. */
export async function cardsByIds(db: Db, context: CallContext, ids: readonly number[]): Promise<TitleCard[]> {
  if (ids.length === 0) return [];
  // by id only: with a condition on the shop, SQLite would scan all of the shop's titles
  const found = await db.selectFrom('title').select(cardColumns).where('id', 'in', ids).execute();
  const rows = found.filter((row) => row.shop_id === context.shop.store_id);
  const offers = await offersOf(
    db,
    context,
    rows.map((row) => row.eisbn),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toCard(row, offers.get(row.eisbn) ?? [], context)] : [];
  });
}

export async function cardRows(
  db: Db,
  { shop }: Pick<CallContext, 'shop'>,
  eisbns: readonly string[],
): Promise<Map<string, CardRow>> {
  const rows =
    eisbns.length === 0
      ? []
      : await db
          .selectFrom('title')
          .select(cardColumns)
          .where('shop_id', '=', shop.store_id)
          .where('eisbn', 'in', eisbns)
          .execute();
  return new Map(rows.map((row) => [row.eisbn, row]));
}

/** Offers at the visitor's location, new before used. */
export async function offersOf(
  db: Db,
  context: CallContext,
  eisbns: readonly string[],
): Promise<Map<string, OfferRow[]>> {
  const grouped = new Map<string, OfferRow[]>();
  if (eisbns.length === 0) return grouped;
  const rows = await db
    .selectFrom('offer')
    .selectAll()
    .where('shop_id', '=', context.shop.store_id)
    .where('eisbn', 'in', eisbns)
    .where('location_id', 'in', [locationOf(context), ''])
    .orderBy('position')
    .execute();
  for (const row of rows) grouped.set(row.eisbn, [...(grouped.get(row.eisbn) ?? []), row]);
  return grouped;
}

/** P1 §6: guests see prices only if the shop lets them. */
export const showsPrices = ({ session, shop }: CallContext): boolean =>
  Boolean(session?.account_id) || shop.settings.guest_show_price;

export const toCard = (row: CardRow, offers: readonly OfferRow[], context: CallContext): TitleCard => ({
  ...toTitleInfo(row, context),
  available: offers.map((offer) => toOffer(offer, row, context.now, showsPrices(context))),
});

/** A card without what is for sale. */
export function toTitleInfo(
  row: CardRow,
  { shop, now }: Pick<CallContext, 'shop' | 'now'>,
): Omit<TitleCard, 'available'> {
  return {
    eisbn: row.eisbn,
    title: row.title,
    subtitle: row.subtitle,
    authors: parseColumn(authorsSchema, row.authors),
    publisher: row.publisher,
    language: row.language,
    binding: row.binding,
    binding_code: row.binding_code,
    series: row.series,
    series_num: row.series_num,
    release_date: row.release_date,
    release_date_text: releaseText(row.release_date, row.release_precision, shop.settings.time_zone),
    is_forthcoming: isForthcoming(row, now),
    is_large_print: row.is_large_print === 1,
    is_giftcard: row.is_giftcard === 1,
    cover_image_cache: row.cover_cache,
    cover_url: row.cover_url,
  };
}
