import { type Calendar, limits, type ShopEvent, type TitleCard } from '@bookfront/shared/schemas';
import type { CallContext } from '../call-context/call-context';
import { type ImageSource, imagesByNames } from '../image/image-repository';
import { textMarkup } from '../markup/text-markup';
import { cardsOnSale } from '../title/title-cards';
import { type EventRow, eventsIn, eventsSince, titlesOfEvents } from './event-repository';
import { dayBounds, monthGrid, timesOf } from './event-times';

/**
 * How much of an event to send: everything; for a list, the beginning of its description and three books; for the
 * calendar, no titles.
 */
export type EventDetail = 'whole' | 'row' | 'day of calendar';
const maxBooks = 3;

/** Builds events with their titles and pictures in a fixed number of queries. */
export async function buildEvents(
  context: CallContext,
  rows: readonly EventRow[],
  form: EventDetail,
): Promise<ShopEvent[]> {
  const { db, shop } = context;
  const titles = await titlesByEvent(context, rows, form);
  const images = await imagesByNames(
    db,
    shop.store_id,
    rows.flatMap(({ image }) => (image === '' || image.startsWith('https:') ? [] : [image])),
  );
  return rows.map((row) => toEvent(context, row, { ...titles(row), image: images.get(row.image), form }));
}

interface Parts {
  book: TitleCard[];
  ticket: TitleCard[];
  image: ImageSource | undefined;
  form: EventDetail;
}

function toEvent(
  { shop, now }: CallContext,
  { event_id, name, description, summary, location, image: path, starts, ends, is_all_day }: EventRow,
  { book, ticket, image, form }: Parts,
): ShopEvent {
  return {
    id: event_id,
    ...timesOf({ starts, ends, isAllDay: is_all_day === 1 }, shop.settings.time_zone, now),
    location,
    info: {
      name,
      description: form === 'whole' ? description : textMarkup(summary),
      img_path: image?.src ?? (path.startsWith('https:') ? path : ''),
      image: image ? { ...image, alt: '', link: '', new_tab: false } : null,
      book,
      ticket,
    },
  };
}

async function titlesByEvent(context: CallContext, rows: readonly EventRow[], form: EventDetail) {
  if (form === 'day of calendar') return () => ({ book: [], ticket: [] });
  const pairs = await titlesOfEvents(
    context.db,
    rows.map(({ id }) => id),
  );
  const shown = pairs.filter(({ kind, position }) => form === 'whole' || kind === 'ticket' || position < maxBooks);
  const cards = await cardsOnSale(context, [...new Set(shown.map(({ eisbn }) => eisbn))]);
  const byEvent = new Map<number, typeof shown>();
  for (const pair of shown) byEvent.set(pair.event, [...(byEvent.get(pair.event) ?? []), pair]);
  return ({ id }: EventRow) => {
    const own = byEvent.get(id) ?? [];
    return {
      book: own.flatMap((one) => (one.kind === 'book' ? (cards.get(one.eisbn) ?? []) : [])),
      ticket: own.flatMap((one) => (one.kind === 'ticket' ? (cards.get(one.eisbn) ?? []) : [])),
    };
  };
}

/** The shop's current month, with the days of other months that its weeks include. */
export async function buildCalendar(context: CallContext): Promise<Calendar> {
  const { time_zone } = context.shop.settings;
  const { month, today, from, to } = monthGrid(context.now, time_zone);
  const range = {
    since: dayBounds(from, time_zone)?.begin ?? context.now,
    until: dayBounds(to, time_zone)?.end ?? context.now,
  };
  const rows = await eventsIn(context.db, context.shop.store_id, range, limits.event.rows);
  return { month, today, rows: await buildEvents(context, rows, 'day of calendar') };
}

/** Current and future events. */
export const upcomingEvents = async (context: CallContext, limit: number): Promise<ShopEvent[]> =>
  buildEvents(context, await eventsSince(context.db, context.shop.store_id, context.now + 1, limit), 'row');
