import type { Selectable } from 'kysely';
import type { ReportTable } from '../database/content-tables';
import type { Db } from '../database/open';

export type ReportRow = Selectable<ReportTable>;

/** What a page may know of its report; the document that is printed is not read. */
export type ReportState = Pick<ReportRow, 'name' | 'progress' | 'started' | 'state'>;

/** SPEC-D10: returns a report only to the session that it belongs to. */
export const reportOf = (db: Db, sessionId: string, id: string): Promise<ReportState | undefined> =>
  db
    .selectFrom('report')
    .select(['name', 'progress', 'started', 'state'])
    .where('progress_report_id', '=', id)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();

export type NewReport = Pick<
  ReportRow,
  'progress_report_id' | 'shop_id' | 'session_id' | 'account_id' | 'name' | 'created' | 'document'
>;

export async function insertReport(tx: Db, report: NewReport): Promise<void> {
  await tx
    .insertInto('report')
    .values({ ...report, progress: 0, state: 'working' })
    .execute();
}

/** Returns false if the report has been deleted. */
export async function updateReport(
  tx: Db,
  id: string,
  fields: Partial<Pick<ReportRow, 'progress' | 'state' | 'document' | 'claimed'>>,
): Promise<boolean> {
  const report = tx.updateTable('report').set(fields).where('progress_report_id', '=', id);
  return (await report.executeTakeFirst()).numUpdatedRows === 1n;
}

export const countWaiting = async (db: Db): Promise<number> => {
  const waiting = db.selectFrom('report').select(({ fn }) => fn.countAll<number>().as('n'));
  return (await waiting.where('state', '=', 'working').executeTakeFirstOrThrow()).n;
};

/** Longer than a document may take to print. */
const claimSeconds = 180;
const maxTries = 3;

export type ReportJob = Pick<ReportRow, 'progress_report_id' | 'document'>;

/**
 * Claims the oldest report that no instance is printing, so that one whose instance was killed is printed again. Gives
 * up one that killed its instance each time.
 */
export async function claimReport(tx: Db, now: number): Promise<ReportJob | undefined> {
  const free = tx.selectFrom('report').where('state', '=', 'working').where('claimed', '<=', now);
  await tx
    .updateTable('report')
    .set({ state: 'failed', document: '' })
    .where('state', '=', 'working')
    .where('claimed', '<=', now)
    .where('tries', '>=', maxTries)
    .execute();
  const row = await free.selectAll().orderBy('created').limit(1).executeTakeFirst();
  if (!row) return undefined;
  await tx
    .updateTable('report')
    .set({ claimed: now + claimSeconds, started: row.started || now, tries: row.tries + 1 })
    .where('progress_report_id', '=', row.progress_report_id)
    .execute();
  return row;
}

/** Deletes reports made before `until` and returns their ids. */
export async function deleteReports(tx: Db, until: number): Promise<string[]> {
  const rows = await tx.deleteFrom('report').where('created', '<', until).returning('progress_report_id').execute();
  return rows.map(({ progress_report_id }) => progress_report_id);
}

/** Deletes the reports that the account asked for, in whichever session, and returns their ids. */
export async function deleteReportsOf(tx: Db, accountId: string): Promise<string[]> {
  const rows = tx.deleteFrom('report').where('account_id', '=', accountId).returning('progress_report_id');
  return (await rows.execute()).map(({ progress_report_id }) => progress_report_id);
}
