import type { Db } from '../database/open';

/** Which of these ISBNs are tickets of events that have begun and so can't be bought any more. */
export async function endedTickets(
  db: Db,
  shopId: string,
  eisbns: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  if (eisbns.length === 0) return new Set();
  const rows = await db
    .selectFrom('event_title')
    .innerJoin('event', 'event.id', 'event_title.event')
    .select('event_title.eisbn')
    .where('event_title.kind', '=', 'ticket')
    .where('event_title.eisbn', 'in', eisbns)
    .where('event.shop_id', '=', shopId)
    .where('event.starts', '<=', now)
    .execute();
  return new Set(rows.map(({ eisbn }) => eisbn));
}
