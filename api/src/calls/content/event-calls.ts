import { limits, type Reply } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext, Handlers, Input } from '../../call-context/call-context';
import { buildEvents } from '../../event/build-events';
import { countIn, type EventRow, eventsByIds, eventsIn, eventsSince, statsSince } from '../../event/event-repository';
import { dayBounds, dayOf, monthBack } from '../../event/event-times';
import type { EventViews } from '../../event/event-views';
import { invalid, notFound } from '../../http/failure';

export const eventCalls = (views: EventViews) =>
  ({
    'event/getList': async (context, { increment_views, ...range }) => {
      const { rows, ...facts } = await findEvents(context, range);
      if (increment_views) views.add(rows.map(({ id }) => id));
      const today = dayOf(context.now, context.shop.settings.time_zone);
      return { ...facts, today, rows: await buildEvents(context, rows, 'row') };
    },

    'event/get': async (context, { event_id, increment_views }) => {
      const rows = await eventsByIds(context.db, context.shop.store_id, [event_id]);
      const [event] = await buildEvents(context, rows, 'whole');
      if (!event) throw notFound('not_found', m.event_unknown());
      if (increment_views) views.add(rows.map(({ id }) => id));
      return { event };
    },
  }) satisfies Partial<Handlers>;

type FoundEvents = Pick<Reply<'event/getList'>, 'row_count' | 'from' | 'to'> & { rows: EventRow[] };

async function findEvents(
  context: CallContext,
  { from: given, to, limit = limits.event.rows }: Omit<Input<'event/getList'>, 'increment_views'>,
): Promise<FoundEvents> {
  const { db, shop, now } = context;
  const { time_zone } = shop.settings;
  const from = given ?? monthBack(now, time_zone);
  const since = boundsOf(from, 'from', time_zone).begin;
  if (to === undefined) {
    const { count, last } = await statsSince(db, shop.store_id, since);
    const rows = await eventsSince(db, shop.store_id, since, limit);
    return { rows, row_count: count, from, to: dayOf(Math.max((last ?? now) - 1, now), time_zone) };
  }
  const range = { since, until: boundsOf(to, 'to', time_zone).end };
  const rows = await eventsIn(db, shop.store_id, range, limit);
  return { rows, row_count: await countIn(db, shop.store_id, range), from, to };
}

function boundsOf(day: string, field: 'from' | 'to', zone: string): { begin: number; end: number } {
  const bounds = dayBounds(day, zone);
  if (!bounds) throw invalid(m.day_invalid(), { [field]: m.day_invalid() });
  return bounds;
}
