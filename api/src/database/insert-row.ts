import { CompiledQuery, type Insertable } from 'kysely';
import type { Db } from './open';
import type { Database } from './schema';

/**
 * Inserts a row and returns its id. For what is written many thousands of times: its statement is text, which takes no
 * time to build. `undefined` is left to the table's default.
 */
export async function insertRow<Table extends keyof Database & string>(
  tx: Db,
  table: Table,
  row: Insertable<Database[Table]>,
): Promise<number> {
  const cells = Object.entries(row).filter(([, value]) => value !== undefined);
  const names = cells.map(([name]) => `"${name}"`).join(', ');
  const text = `insert into "${table}" (${names}) values (${cells.map(() => '?').join(', ')})`;
  const { insertId } = await tx.executeQuery(
    CompiledQuery.raw(
      text,
      cells.map(([, value]) => value),
    ),
  );
  return Number(insertId);
}
