import type {
  BlockImage,
  Calendar,
  List,
  PageBlock,
  PageDocument,
  ShopEvent,
  StoreRecord,
  TitleCard,
} from '@bookfront/shared/schemas';
import type { CallContext } from '../call-context/call-context';
import { contactRecords } from '../contact/contact-records';
import { buildCalendar, buildEvents, upcomingEvents } from '../event/build-events';
import { eventsByIds } from '../event/event-repository';
import { type ImageSource, imagesByNames } from '../image/image-repository';
import { hasCalendar } from '../list/list-description';
import { countedShopLists, toList } from '../list/list-repository';
import { cardsOnSale } from '../title/title-cards';

/** The shop's data that a page's blocks show. Data that is deleted or belongs to another shop is missing. */
export interface PageSources {
  images: ReadonlyMap<string, ImageSource>;
  titles: ReadonlyMap<string, TitleCard>;
  lists: ReadonlyMap<string, List>;
  events: ReadonlyMap<string, ShopEvent>;
  upcoming: readonly ShopEvent[];
  calendar: Calendar | undefined;
  records: StoreRecord[];
}

/** A picture in a document. */
export type ImageInput = Omit<BlockImage, 'src' | 'srcset' | 'width' | 'height'> & {
  path: string;
  width?: number | undefined;
  height?: number | undefined;
};

/** How many blocks, and how many lists, of a page may show the calendar: each carries a month of events. */
export const maxCalendars = 3;

/** Reads the data for all blocks together, in a fixed number of queries. */
export async function pageSources(context: CallContext, { blocks }: PageDocument): Promise<PageSources> {
  const { db, shop } = context;
  const listIds = blocks.flatMap((block) => ('list_id' in block ? [block.list_id] : []));
  const counted = await countedShopLists(db, shop.store_id, listIds);
  const needsCalendar =
    blocks.some(({ block }) => block === 'events_calendar') || [...counted.values()].some(hasCalendar);
  const calendar = needsCalendar ? await buildCalendar(context) : undefined;
  const account = context.session?.account_id;
  const withCalendar = new Set(
    [...counted]
      .filter(([, row]) => hasCalendar(row))
      .slice(0, maxCalendars)
      .map(([id]) => id),
  );
  return {
    images: await imagesByNames(
      db,
      shop.store_id,
      blocks.flatMap(imagesOf).map(({ path }) => path),
    ),
    titles: await cardsOnSale(context, [...new Set(blocks.flatMap(eisbnsOf))]),
    lists: new Map(
      [...counted].map(([id, row]) => [id, toList(row, account, withCalendar.has(id) ? calendar : undefined)]),
    ),
    events: await eventsOf(context, blocks),
    upcoming: await upcomingOf(context, blocks),
    calendar,
    records: blocks.some(({ block }) => block === 'contact_and_hours') ? contactRecords(shop, context.now) : [],
  };
}

/** The pictures that a block shows. */
export function imagesOf(block: PageBlock): ImageInput[] {
  if ('images' in block) return block.images;
  return 'image' in block && block.image ? [block.image] : [];
}

/** The titles that a block shows. */
export function eisbnsOf(block: PageBlock): string[] {
  if (block.block === 'text_over_image') return block.eisbns;
  return block.block === 'single_title_feature' ? [block.eisbn] : [];
}

async function eventsOf(context: CallContext, blocks: readonly PageBlock[]): Promise<PageSources['events']> {
  const ids = blocks.flatMap((block) => (block.block === 'single_event_feature' ? [block.event_id] : []));
  const rows = await eventsByIds(context.db, context.shop.store_id, [...new Set(ids)]);
  return new Map((await buildEvents(context, rows, 'row')).map((event) => [event.id, event]));
}

async function upcomingOf(context: CallContext, blocks: readonly PageBlock[]): Promise<readonly ShopEvent[]> {
  const limits = blocks.map((block) => (block.block === 'events_calendar_upcoming' ? block.limit : 0));
  const limit = Math.max(0, ...limits);
  return limit === 0 ? [] : upcomingEvents(context, limit);
}
