import type { z } from 'zod';
import { textMarkup } from '../../markup/text-markup';
import { type EventInput, eventInputSchema, type Span } from './event-input';

/** An event that can be saved, one that its calendar has cancelled, or what is wrong with a record of the file. */
export type EventEntry =
  | { kind: 'event'; event: EventInput; span: Span }
  | { kind: 'cancelled'; uid: string }
  | { kind: 'bad'; place: string; reason: string };

/** An event of a calendar: its description is plain text. */
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
  return parsed.success ? { kind: 'event', span, event: parsed.data } : badEntry(place, parsed.error);
}

/** What is wrong first. */
export function badEntry(place: string, { issues }: z.ZodError): EventEntry {
  const [issue] = issues;
  return { kind: 'bad', place, reason: [...(issue?.path ?? []), issue?.message ?? ''].join(': ') };
}
