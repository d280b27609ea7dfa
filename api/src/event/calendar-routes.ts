import { limits } from '@bookfront/shared/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { notFound } from '../http/failure';
import { type EventRow, eventsByIds, eventsSince } from './event-repository';
import { writeCalendar } from './write-calendar';

/**
 * GET /calendar/events.ics: a feed of coming events that calendars subscribe to; /calendar/{event_id}.ics: one event.
 * `enter` refuses visitors to whom the shop is closed.
 */
export function registerCalendars(
  app: FastifyInstance,
  enter: (request: FastifyRequest) => Promise<CallContext>,
): void {
  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const context = await enter(request);
    const [, name] = /^([\w-]{1,64})\.ics$/.exec(request.params.file) ?? [];
    const events = name === undefined ? [] : await eventsOf(context, name);
    if (events.length === 0 && name !== feed) throw notFound('not_found', m.event_unknown());
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${name}.ics"`,
        'x-content-type-options': 'nosniff',
        'cache-control': context.shop.settings.is_private ? 'private, no-store' : 'public, max-age=300',
      })
      .send(writeCalendar(context.shop, events));
  });
}

const feed = 'events';

const eventsOf = ({ db, shop, now }: CallContext, name: string): Promise<EventRow[]> =>
  name === feed ? eventsSince(db, shop.store_id, now + 1, limits.event.feed) : eventsByIds(db, shop.store_id, [name]);
