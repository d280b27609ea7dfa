import { eisbn, limits } from '@bookfront/shared/schemas';
import moment from 'moment-timezone';
import { z } from 'zod';

const { event: eventLimits } = limits;
const line = (length: number) => z.string().trim().max(length).default('');

/** GAP-36: an id of eight characters would be read as a day in a URL. */
const eventId = z
  .string()
  .regex(/^[\w-]{1,64}$/, "An event's id has letters, digits, '-' and '_' only.")
  .refine((id) => id.length !== 8, 'An event’s id does not have eight characters: those are days.');

/** `price` in cents, 0 for a free seat; `seats`: all seats, including those sold. */
const ticketSchema = z.strictObject({
  name: z.string().trim().min(1, 'A ticket has a name.').max(80),
  price: z.number().int().min(0).max(limits.giftCard.maxCents),
  seats: z.number().int().min(0).max(100_000),
});

/**
 * An event in an import file. `starts` and `ends`: 'YYYY-MM-DD HH:mm' in the shop's zone or with an offset, or
 * 'YYYY-MM-DD' for whole days, where `ends` is the last day. An empty `uid` is generated from the id, or from name and
 * time.
 */
export const eventInputSchema = z.strictObject({
  uid: line(255),
  id: eventId.optional(),
  name: z.string().trim().min(1, 'An event has a name.').max(eventLimits.name),
  starts: z.string().min(1, 'An event begins at a time.').max(40),
  ends: z.string().max(40).default(''),
  location: line(300),
  description: z.string().max(eventLimits.description).default(''),
  image: line(limits.url).refine(
    (path) => !/^[a-z]+:/i.test(path) || /^https:\/\//i.test(path),
    "A picture is a file that was taken in, or begins with 'https://'.",
  ),
  books: z.array(eisbn).max(eventLimits.titles).default([]),
  tickets: z.array(ticketSchema).max(eventLimits.tickets).default([]),
});
export type EventInput = z.output<typeof eventInputSchema>;

/** Unix seconds. */
export interface Span {
  starts: number;
  ends: number;
  isAllDay: boolean;
}
const maxSeconds = 2 * 366 * 86_400;
const wholeDay = /^\d{4}-\d\d-\d\d$/;

/** An event's times in the shop's zone, or the problem with them. */
export function spanOf({ starts, ends }: Pick<EventInput, 'starts' | 'ends'>, zone: string): Span | string {
  const isAllDay = wholeDay.test(starts.trim());
  const from = momentOf(starts, zone);
  const to = ends.trim() === '' ? from.clone() : momentOf(ends, zone);
  if (!from.isValid()) return `'${starts}' is no time. A time is written 'YYYY-MM-DD HH:mm'.`;
  if (!to.isValid()) return `'${ends}' is no time. A time is written 'YYYY-MM-DD HH:mm'.`;
  if (isAllDay && ends.trim() !== '' && !wholeDay.test(ends.trim()))
    return 'It begins with a whole day and ends at an hour. Write both alike.';
  if (isAllDay) to.add(1, 'day');
  return checkSpan({ starts: from.unix(), ends: to.unix(), isAllDay });
}

export function checkSpan(span: Span): Span | string {
  if (span.ends < span.starts) return 'It ends before it begins.';
  if (span.ends - span.starts > maxSeconds) return 'It lasts longer than two years.';
  if (span.starts < -2_208_988_800 || span.ends > 4_102_444_800) return 'It is not between 1900 and 2100.';
  return span;
}

function momentOf(text: string, zone: string): moment.Moment {
  const trimmed = text.trim().replace('T', ' ');
  if (/(Z|[+-]\d\d:?\d\d)$/.test(trimmed)) return moment(trimmed, ['YYYY-MM-DD HH:mmZ', 'YYYY-MM-DD HH:mm:ssZ'], true);
  return moment.tz(trimmed, ['YYYY-MM-DD HH:mm', 'YYYY-MM-DD HH:mm:ss', 'YYYY-MM-DD'], true, zone);
}
