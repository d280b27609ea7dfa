import { createHash } from 'node:crypto';
import { type ImportRow, importRowSchema } from '@bookfront/shared/schemas';
import { z } from 'zod';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import type { Db } from '../database/open';
import { parseColumn } from '../database/parse-column';
import { daySeconds } from '../dates/dates';
import { conflict } from '../http/failure';
import { requireSession } from '../session/require-session';
import type { OrderRow } from '../upload-reader/isbn-list/read-result';
import { deleteImports, importByKey, insertImport } from './import-repository';
import { addRows, checkRows } from './import-rows';

const retentionSeconds = daySeconds;
const titlesSchema = z.array(importRowSchema);

/**
 * Adds the importable rows to the cart, once per idempotency key within a day: a repeated request adds nothing and gets
 * the same reply. Fails with key_reused.
 */
export async function addOnce(
  tx: Db,
  context: CallContext,
  rows: readonly OrderRow[],
  idempotency_key: string | undefined,
): Promise<ImportRow[]> {
  const add = async () => addRows(tx, context, await checkRows(tx, context, rows));
  if (idempotency_key === undefined) return add();
  const { cart_key } = await requireSession(tx, context);
  await deleteImports(tx, context.now - retentionSeconds);
  const rows_hash = createHash('sha256').update(JSON.stringify(rows)).digest('base64url');
  const before = await importByKey(tx, cart_key, idempotency_key);
  if (before && before.rows_hash !== rows_hash) throw conflict('key_reused', m.import_sent_before());
  if (before) return parseColumn(titlesSchema, before.titles);
  const titles = await add();
  await insertImport(tx, { cart_key, idempotency_key, rows_hash, titles: JSON.stringify(titles), at: context.now });
  return titles;
}
