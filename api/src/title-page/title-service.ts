import { isIsbn13 } from '@bookfront/shared/format';
import { subjectSteps } from '@bookfront/shared/format/subject';
import type { Title } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { parseColumn } from '../database/parse-column';
import { dateText } from '../dates/dates';
import { notFound } from '../http/failure';
import { neighbours } from '../list/neighbours';
import { lastOrderOf } from '../order/order-repository';
import { locationOf } from '../shop/location';
import { languageName } from '../title/languages';
import { toOffer } from '../title/offers';
import { offersOf, showsPrices, type TitleRow, toCard } from '../title/title-cards';
import { hasOtherEdition, hasRelated, offersEverywhere, otherSizes, titleByEisbn } from '../title/title-reads';
import { reviewsSchema, textsSchema, titleExtrasSchema } from '../title/title-record';
import { shownContributors } from './contributor-roles';

/** P1 §3 Title. `listId` adds the titles before and after it in that list. */
export async function getTitle(context: CallContext, eisbn: string, listId?: string): Promise<Title> {
  const row = await titleByEisbn(context.db, context.shop.store_id, eisbn);
  if (!row || row.for_sale === 0) throw notFound('no_title', m.results_none());
  const offers = (await offersOf(context.db, context, [eisbn])).get(eisbn) ?? [];
  return {
    ...toCard(row, offers, context),
    ...longTexts(row),
    ...measures(row),
    ...prices(row, context),
    has_editions: await hasOtherEdition(context.db, row),
    has_sizes: (await otherSizes(context.db, row)).length > 0,
    has_related: await hasRelated(context.db, row),
    ...extras(row),
    ...(await neighbours(context, eisbn, listId)),
    last_order: await lastOrder(context, eisbn),
    ...(await offersAtOtherLocations(context, row)),
  };
}

function longTexts(row: TitleRow) {
  const subjects = parseColumn(textsSchema, row.subjects);
  return {
    description: row.description,
    bio: parseColumn(textsSchema, row.bio),
    reviews: parseColumn(reviewsSchema, row.reviews),
    subjects: subjects.map((subject) => ({
      subject,
      sub_labels: subjectSteps(subject).map(({ label }) => ({ label })),
    })),
    edition: row.edition,
    audience: row.audience,
    original_language: row.original_language,
    language_name: languageName(row.language),
    original_language_name: row.original_language ? languageName(row.original_language) : '',
  };
}

/** `has_product_code`: the code itself takes a call of its own (GAP-32). */
function extras(row: TitleRow) {
  const { comments, media, interiors, audiobook, upc, contributors } = parseColumn(titleExtrasSchema, row.extras);
  return {
    contributors: shownContributors(contributors),
    comments,
    media,
    has_interiors: interiors.length > 0,
    interiors: interiors.length,
    interior_objects: interiors.map((key) => ({ key, cb: row.cover_cache })),
    has_libro_audiobook: audiobook,
    has_product_code: upc !== '' || isIsbn13(row.eisbn),
  };
}

const measures = (row: TitleRow) => ({
  rank: row.rank,
  pages: row.pages,
  width: row.width,
  height: row.height,
  weight: row.weight,
  carton_qty: row.carton_qty,
  first_published: row.first_published,
});

function prices(row: TitleRow, context: CallContext) {
  if (!showsPrices(context)) return { list_price_usa: null, list_price_can: null, price: null };
  return {
    list_price_usa: row.list_price_usa,
    list_price_can: row.list_price_can,
    price: context.shop.currency === 'CAD' ? row.list_price_can : row.list_price_usa,
  };
}

async function lastOrder({ db, session, shop }: CallContext, eisbn: string): Promise<Title['last_order']> {
  if (!session?.account_id) return null;
  const line = await lastOrderOf(db, session.account_id, eisbn);
  return line
    ? {
        bookorder_id: line.order_number,
        date_ordered: line.placed,
        date_ordered_text: dateText(line.placed, shop.settings.time_zone),
      }
    : null;
}

/** The other locations of a consolidated multistore, each with its own offers: stock is never added up. */
async function offersAtOtherLocations(
  context: CallContext,
  row: TitleRow,
): Promise<Pick<Title, 'at_other_locations' | 'multistore_available'>> {
  const { db, shop, now } = context;
  if (shop.locations.length < 2) return { at_other_locations: false, multistore_available: [] };
  const offers = await offersEverywhere(db, shop.store_id, row.eisbn);
  const others = shop.locations.filter((location) => location.id !== locationOf(context));
  const multistore_available = others.map(({ id, name }) => ({
    name,
    location_id: id,
    available: offers
      .filter((offer) => offer.location_id === id)
      .map((offer) => toOffer(offer, row, now, showsPrices(context))),
  }));
  return {
    at_other_locations: offers.some((offer) => offer.location_id !== locationOf(context) && offer.onhand !== 0),
    multistore_available,
  };
}
