import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely';
import type { EventTable, EventTitleTable } from '../database/content-tables';
import type { Db } from '../database/open';
import type { Database } from '../database/schema';

export type EventRow = Selectable<EventTable>;
/** Unix seconds; `until` is exclusive. */
export interface TimeRange {
  since: number;
  until: number;
}

/**
 * Events are indexed by the stretches of 31 days that they touch, so that a month's query reads only its own events.
 */
const stretchSeconds = 31 * 24 * 60 * 60;
const stretchOf = (seconds: number): number => Math.floor(seconds / stretchSeconds);

const overlaps =
  ({ since, until }: TimeRange) =>
  ({ eb, and, or }: ExpressionBuilder<Database, 'event'>) =>
    and([eb('starts', '<', until), or([eb('ends', '>', since), eb('starts', '>=', since)])]);

const inStretches = (db: Db, shopId: string, { since, until }: TimeRange) =>
  db
    .selectFrom('event_stretch')
    .select('event')
    .where('shop_id', '=', shopId)
    .where('stretch', '>=', stretchOf(since))
    .where('stretch', '<=', stretchOf(until - 1));

/** Events that overlap the range, in chronological order. */
export const eventsIn = (db: Db, shopId: string, range: TimeRange, limit: number): Promise<EventRow[]> =>
  rangeQuery(db, shopId, range).selectAll().orderBy('starts').orderBy('id').limit(limit).execute();

export const rangeQuery = (db: Db, shopId: string, range: TimeRange) =>
  db
    .selectFrom('event')
    .where('id', 'in', inStretches(db, shopId, range))
    .where(overlaps(range));

export const countIn = async (db: Db, shopId: string, range: TimeRange): Promise<number> =>
  (
    await rangeQuery(db, shopId, range)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

const endingAfter = (db: Db, shopId: string, since: number) =>
  db.selectFrom('event').where('shop_id', '=', shopId).where('ends', '>=', since);

/**
 * Events that have not ended at `since`, in chronological order. The query finds ids in the index before it reads rows.
 */
export async function eventsSince(db: Db, shopId: string, since: number, limit: number): Promise<EventRow[]> {
  const ids = await endingAfter(db, shopId, since).select('id').orderBy('starts').orderBy('id').limit(limit).execute();
  return eventsOfIds(
    db,
    ids.map(({ id }) => id),
  );
}

/** How many events have not ended at `since`, and when the last one ends. */
export async function statsSince(
  db: Db,
  shopId: string,
  since: number,
): Promise<{ count: number; last: number | null }> {
  return endingAfter(db, shopId, since)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('ends').as('last')])
    .executeTakeFirstOrThrow();
}

const eventsOfIds = async (db: Db, ids: readonly number[]): Promise<EventRow[]> =>
  ids.length === 0
    ? []
    : db.selectFrom('event').selectAll().where('id', 'in', ids).orderBy('starts').orderBy('id').execute();

export const eventsByIds = async (db: Db, shopId: string, eventIds: readonly string[]): Promise<EventRow[]> =>
  eventIds.length === 0
    ? []
    : db.selectFrom('event').selectAll().where('shop_id', '=', shopId).where('event_id', 'in', eventIds).execute();

export const titlesOfEvents = async (db: Db, ids: readonly number[]): Promise<Selectable<EventTitleTable>[]> =>
  ids.length === 0
    ? []
    : db.selectFrom('event_title').selectAll().where('event', 'in', ids).orderBy('position').execute();

/** An event's ISBNs by kind, in order. */
export type EventTitles = Record<EventTitleTable['kind'], readonly string[]>;

export async function insertEvent(tx: Db, row: Omit<Insertable<EventTable>, 'id'>, titles: EventTitles): Promise<void> {
  const { insertId } = await tx.insertInto('event').values(row).executeTakeFirstOrThrow();
  await saveParts(tx, Number(insertId), row, titles);
}

export async function updateEvent(
  tx: Db,
  id: number,
  row: Omit<Insertable<EventTable>, 'id'>,
  titles: EventTitles,
): Promise<void> {
  await tx.updateTable('event').set(row).where('id', '=', id).execute();
  await tx.deleteFrom('event_stretch').where('event', '=', id).execute();
  await tx.deleteFrom('event_title').where('event', '=', id).execute();
  await saveParts(tx, id, row, titles);
}

async function saveParts(
  tx: Db,
  event: number,
  { shop_id, starts, ends }: Pick<EventRow, 'shop_id' | 'starts' | 'ends'>,
  titles: EventTitles,
): Promise<void> {
  const first = stretchOf(starts);
  const last = stretchOf(Math.max(starts, ends - 1));
  const stretches = Array.from({ length: last - first + 1 }, (_one, at) => ({ shop_id, stretch: first + at, event }));
  await tx.insertInto('event_stretch').values(stretches).execute();
  const rows = (['book', 'ticket'] as const).flatMap((kind) =>
    titles[kind].map((eisbn, position) => ({ event, kind, position, eisbn })),
  );
  if (rows.length > 0) await tx.insertInto('event_title').values(rows).execute();
}

export const eventByUid = (db: Db, shopId: string, uid: string): Promise<EventRow | undefined> =>
  db.selectFrom('event').selectAll().where('shop_id', '=', shopId).where('uid', '=', uid).executeTakeFirst();

export async function deleteEvent(tx: Db, { id }: Pick<EventRow, 'id'>): Promise<void> {
  await tx.deleteFrom('event_stretch').where('event', '=', id).execute();
  await tx.deleteFrom('event_title').where('event', '=', id).execute();
  await tx.deleteFrom('event').where('id', '=', id).execute();
}

export async function addViews(tx: Db, counts: ReadonlyMap<number, number>): Promise<void> {
  for (const [id, count] of counts)
    await tx
      .updateTable('event')
      .set({ views: sql`views + ${count}` })
      .where('id', '=', id)
      .execute();
}
