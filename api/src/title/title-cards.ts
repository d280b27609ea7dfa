import type { TitleCard } from '@bookfront/shared/schemas';
import type { Selectable } from 'kysely';
import type { CallContext } from '../call-context/call-context';
import type { TitleTable } from '../database/catalogue-tables';
import type { Db } from '../database/open';
import { parseColumn } from '../database/parse-column';
import { dateText } from '../dates/dates';
import { locationOf } from '../shop/location';
import { isForthcoming, type OfferRow, toOffer } from './offers';
import { authorsSchema } from './title-record';

export type TitleRow = Selectable<TitleTable>;
/** What cards read of a title: not its long texts. */
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
  'is_large_print',
  'is_giftcard',
  'for_sale',
  'status',
  'cover_cache',
  'cover_url',
  'product_class',
] as const satisfies (keyof TitleRow)[];
export type CardRow = Pick<TitleRow, (typeof cardColumns)[number]>;

/** Gift cards go by email, tickets wait at the door: neither is put in a parcel. */
export const isShippable = ({ is_giftcard, product_class }: Pick<CardRow, 'is_giftcard' | 'product_class'>): boolean =>
  is_giftcard === 0 && product_class !== 'ticket';

/** Cards of the shop's titles in the order asked; numbers that the shop does not have are left out. */
export async function cardsOf(db: Db, context: CallContext, eisbns: readonly string[]): Promise<TitleCard[]> {
  if (eisbns.length === 0) return [];
  const rows = await cardRows(db, context, eisbns);
  const offers = await offersOf(db, context, eisbns);
  return eisbns.flatMap((eisbn) => {
    const row = rows.get(eisbn);
    return row ? [toCard(row, offers.get(eisbn) ?? [], context)] : [];
  });
}

/** Cards of those that the shop sells, by their numbers. */
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

/** Cards by the catalogue's own ids, in the order asked. */
export async function cardsByIds(db: Db, context: CallContext, ids: readonly number[]): Promise<TitleCard[]> {
  if (ids.length === 0) return [];
  // by id alone: with the shop beside it the database would look through all of the shop's titles
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

/** P1 §6: guests see prices only where the shop lets them. */
export const showsPrices = ({ session, shop }: CallContext): boolean =>
  Boolean(session?.account_id) || shop.settings.guest_show_price;

export function toCard(row: CardRow, offers: readonly OfferRow[], context: CallContext): TitleCard {
  const zone = context.shop.settings.time_zone;
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
    release_date_text: dateText(row.release_date, zone),
    is_forthcoming: isForthcoming(row, context.now),
    is_large_print: row.is_large_print === 1,
    is_giftcard: row.is_giftcard === 1,
    cover_image_cache: row.cover_cache,
    cover_url: row.cover_url,
    available: offers.map((offer) => toOffer(offer, row, context.now, showsPrices(context))),
  };
}
