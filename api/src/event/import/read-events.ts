import { parse } from 'csv-parse/sync';
import { type EventEntry, invalidEntry } from './event-entry';
import { eventInputSchema, spanOf } from './event-input';
import { readCalendar } from './read-calendar';

export const eventFileLimits = { bytes: 10 * 1024 * 1024, events: 20_000 } as const;

/**
 * Reads a file's events by its extension: .json, .csv or .ics. Returns a text if the file can't be read at all. `now`:
 * unix seconds.
 */
export function readEvents(
  { name, text }: { name: string; text: string },
  zone: string,
  now: number,
): EventEntry[] | string {
  const plain = text.replace(/^\ufeff/, '');
  const read = readKind({ name: name.toLowerCase(), text: plain }, zone, now);
  if (typeof read !== 'string' && read.length > eventFileLimits.events)
    return `It has more than ${eventFileLimits.events} events. Split it.`;
  return read;
}

function readKind({ name, text }: { name: string; text: string }, zone: string, now: number): EventEntry[] | string {
  if (name.endsWith('.ics')) return readCalendar(text, zone, now);
  if (name.endsWith('.json')) return readJson(text, zone);
  if (name.endsWith('.csv')) return readCsv(text, zone);
  return 'Events come in a file that ends with .json, .csv or .ics.';
}

function readJson(text: string, zone: string): EventEntry[] | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'This is not JSON.';
  }
  if (!Array.isArray(value)) return 'A JSON file of events is an array.';
  return value.map((one, at) => toEntry(one, `[${at}]`, zone));
}

const columns = ['uid', 'id', 'name', 'starts', 'ends', 'location', 'description', 'image'] as const;

/** `books`: ISBNs separated by spaces or semicolons; `ticket_name`, `ticket_price` in dollars, `ticket_seats`. */
function readCsv(text: string, zone: string): EventEntry[] | string {
  let rows: Record<string, string>[];
  try {
    rows = parse(text, {
      columns: (names: string[]) => names.map((one) => one.trim().toLowerCase()),
      skip_empty_lines: true,
      relax_column_count: true,
      max_record_size: 100_000,
    });
  } catch (error) {
    return `This is no table: ${error instanceof Error ? error.message : String(error)}`;
  }
  return rows.map((row, at) => {
    const fields = Object.fromEntries(columns.flatMap((name) => (row[name] ? [[name, row[name]]] : [])));
    const books = (row.books ?? '').split(/[\s;,]+/).filter((one) => one !== '');
    return toEntry({ name: '', starts: '', ...fields, books, tickets: ticketOf(row) }, `row ${at + 2}`, zone);
  });
}

function ticketOf({ ticket_name = '', ticket_price = '', ticket_seats = '' }: Record<string, string>): unknown[] {
  if (ticket_seats.trim() === '') return [];
  const price = /^\$?\d{1,6}(\.\d{1,2})?$/.test(ticket_price.trim())
    ? Math.round(Number(ticket_price.trim().replace('$', '')) * 100)
    : ticket_price;
  return [{ name: ticket_name.trim() || 'Ticket', price: price === '' ? 0 : price, seats: Number(ticket_seats) }];
}

function toEntry(value: unknown, place: string, zone: string): EventEntry {
  const parsed = eventInputSchema.safeParse(value);
  if (!parsed.success) return invalidEntry(place, parsed.error);
  const span = spanOf(parsed.data, zone);
  if (typeof span === 'string') return { kind: 'bad', place, reason: span };
  const { uid, id, name, starts } = parsed.data;
  return { kind: 'event', span, event: { ...parsed.data, uid: uid || id || `${name} ${starts}` } };
}
