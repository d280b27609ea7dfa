import { createHash } from 'node:crypto';
import { limits } from '@bookfront/shared/schemas';
import { soldCopies } from '../../catalogue/stock';
import { bumpRevision, saveTitle } from '../../catalogue/title-repository';
import { withdrawTitle } from '../../catalogue/withdraw-title';
import type { Db } from '../../database/open';
import { write } from '../../database/write';
import { plainText } from '../../markup/clean-markup';
import { cleanPageMarkup } from '../../markup/page-markup';
import type { Shop } from '../../shop/shop';
import { emptyOffer, emptyTitle, type TitleRecord } from '../../title/title-record';
import {
  deleteEvent,
  type EventRow,
  type EventTitles,
  eventByUid,
  insertEvent,
  titlesOfEvents,
  updateEvent,
} from '../event-repository';
import type { EventEntry } from './event-entry';
import type { EventInput, Span } from './event-input';

export interface SavedEvents {
  added: number;
  updated: number;
  unchanged: number;
  cancelled: number;
}
type Saved = 'added' | 'updated' | 'unchanged';
const batchSize = 100;
const summaryLength = 240;

/** Saves a file's events by uid; importing the same file again changes nothing. */
export async function saveEvents(
  db: Db,
  shop: Shop,
  entries: readonly EventEntry[],
  now: number,
): Promise<SavedEvents> {
  const counts: SavedEvents = { added: 0, updated: 0, unchanged: 0, cancelled: 0 };
  for (let at = 0; at < entries.length; at += batchSize)
    await write(db, async (tx) => {
      for (const entry of entries.slice(at, at + batchSize)) {
        if (entry.kind === 'event') counts[await saveEvent(tx, shop, entry, now)]++;
        if (entry.kind === 'cancelled' && (await cancelEvent(tx, shop, entry.uid))) counts.cancelled++;
      }
    });
  return counts;
}

async function saveEvent(
  tx: Db,
  shop: Shop,
  { event, span }: { event: EventInput; span: Span },
  now: number,
): Promise<Saved> {
  const existing = await eventByUid(tx, shop.store_id, event.uid);
  const tickets = await saveTickets(tx, shop, event);
  const titles: EventTitles = { book: event.books, ticket: tickets.eisbns };
  const row = toRow(shop, event, span);
  if (!existing) {
    await insertEvent(tx, { ...row, changed: now }, titles);
    return 'added';
  }
  const before = await currentTitles(tx, existing);
  for (const eisbn of before.ticket) if (!tickets.eisbns.includes(eisbn)) await withdrawTitle(tx, shop, eisbn);
  const isSame =
    !tickets.isChanged &&
    JSON.stringify(before) === JSON.stringify(titles) &&
    Object.entries(row).every(([field, value]) => existing[field as keyof EventRow] === value);
  if (isSame) return 'unchanged';
  await updateEvent(tx, existing.id, { ...row, changed: now }, titles);
  return 'updated';
}

const toRow = ({ store_id }: Shop, event: EventInput, { starts, ends, isAllDay }: Span) => {
  const description = cleanPageMarkup(event.description);
  return {
    shop_id: store_id,
    event_id: event.id ?? numberOf(event.uid),
    uid: event.uid,
    name: event.name,
    description,
    summary: summarize(plainText(description.replace(/<\/(p|li|h\d)>|<br\s*\/?>/g, ' '))),
    location: event.location,
    image: event.image,
    starts,
    ends,
    is_all_day: Number(isAllDay),
  };
};

/** Cuts the text at the end of a word. */
function summarize(text: string): string {
  if (text.length <= summaryLength) return text;
  return `${text
    .slice(0, summaryLength)
    .toWellFormed()
    .replace(/\s+\S*$/, '')}…`;
}

/** Derives a twelve-digit number from the uid. */
const numberOf = (uid: string): string =>
  String(createHash('sha256').update(uid).digest().readUIntBE(0, 6) % 1_000_000_000_000).padStart(12, '0');

async function currentTitles(tx: Db, { id }: EventRow): Promise<EventTitles> {
  const rows = await titlesOfEvents(tx, [id]);
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ eisbn }) => eisbn);
  return { book: of('book'), ticket: of('ticket') };
}

/** Saves tickets as titles: their stock is the number of seats less those sold. */
async function saveTickets(
  tx: Db,
  shop: Shop,
  { uid, name, tickets }: EventInput,
): Promise<{ eisbns: string[]; isChanged: boolean }> {
  const eisbns: string[] = [];
  let isChanged = false;
  for (const [at, ticket] of tickets.slice(0, limits.event.tickets).entries()) {
    const eisbn = `T${numberOf(uid)}-${at + 1}`;
    const onhand = Math.max(0, ticket.seats - (await soldCopies(tx, shop.store_id, eisbn)));
    const saved = await saveTitle(tx, shop, toTitle(eisbn, name, { ...ticket, onhand }));
    isChanged ||= saved !== 'unchanged';
    eisbns.push(eisbn);
  }
  if (isChanged) await bumpRevision(tx, shop);
  return { eisbns, isChanged };
}

const toTitle = (
  eisbn: string,
  event: string,
  { name, price, onhand }: { name: string; price: number; onhand: number },
): TitleRecord => ({
  ...emptyTitle,
  eisbn,
  title: `${event}: ${name}`,
  binding: 'Ticket',
  product_class: 'ticket',
  list_price_can: price,
  list_price_usa: price,
  offers: [{ ...emptyOffer, text: 'Ticket', list_price: price, price, onhand }],
});

async function cancelEvent(tx: Db, shop: Shop, uid: string): Promise<boolean> {
  const existing = await eventByUid(tx, shop.store_id, uid);
  if (!existing) return false;
  for (const eisbn of (await currentTitles(tx, existing)).ticket) await withdrawTitle(tx, shop, eisbn);
  await deleteEvent(tx, existing);
  return true;
}
