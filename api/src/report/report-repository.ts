import type { Selectable } from 'kysely';
import type { ReportTable } from '../database/content-tables';
import type { Db } from '../database/open';

export type ReportRow = Selectable<ReportTable>;

/** SPEC-D10: a report is its session's; to any other it is as if it were not there. */
export const reportOf = (db: Db, sessionId: string, id: string): Promise<ReportRow | undefined> =>
  db
    .selectFrom('report')
    .selectAll()
    .where('progress_report_id', '=', id)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();

export async function insertReport(tx: Db, row: ReportRow): Promise<void> {
  await tx.insertInto('report').values(row).execute();
}

export async function updateReport(
  tx: Db,
  id: string,
  fields: Partial<Pick<ReportRow, 'progress' | 'state'>>,
): Promise<void> {
  await tx.updateTable('report').set(fields).where('progress_report_id', '=', id).execute();
}

/** Forgets those made before `until`; gives their ids. */
export async function forgetReports(tx: Db, until: number): Promise<string[]> {
  const rows = await tx.deleteFrom('report').where('created', '<', until).returning('progress_report_id').execute();
  return rows.map(({ progress_report_id }) => progress_report_id);
}
