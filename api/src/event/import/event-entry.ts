import type { z } from 'zod';
import { textMarkup } from '../../markup/text-markup';
import { type EventInput, eventInputSchema, type Span } from './event-input';

/**
 * An event to save, an event that its calendar has cancelled, a record's problem, or up to when a recurring event was
 * taken.
 */
export type EventEntry =
  | { kind: 'event'; event: EventInput; span: Span }
  | { kind: 'cancelled'; uid: string }
  | { kind: 'bad'; place: string; reason: string }
  | { kind: 'cut'; place: string; reason: string };

/** An event from a calendar file, whose description is plain text. */
export function calendarEntry(
  fields: { uid: string; name: string; location: string; description: string },
  span: Span,
  place: string,
): EventEntry {
  const parsed = eventInputSchema.safeParse({
    ...fields,
    location: fields.location.replace(/\s+/g, ' ').slice(0, 300),
    description: textMarkup(fields.description),
    starts: String(span.starts),
  });
  return parsed.success ? { kind: 'event', span, event: parsed.data } : invalidEntry(place, parsed.error);
}

/** Reports the record's first problem. */
export function invalidEntry(place: string, { issues }: z.ZodError): EventEntry {
  const [issue] = issues;
  return { kind: 'bad', place, reason: [...(issue?.path ?? []), issue?.message ?? ''].join(': ') };
}
