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
import type { OrderRow } from '../upload-reader/found/read-result';
import { forgetImports, importByKey, insertImport } from './import-repository';
import { addRows, checkRows } from './import-rows';

const keptSeconds = daySeconds;
const titlesSchema = z.array(importRowSchema);

/**
 * Adds the rows that succeed to the cart, once for each key within a day: the same sent again adds nothing and reads
 * the same. Fails with key_reused.
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
  await forgetImports(tx, context.now - keptSeconds);
  const rows_hash = createHash('sha256').update(JSON.stringify(rows)).digest('base64url');
  const before = await importByKey(tx, cart_key, idempotency_key);
  if (before && before.rows_hash !== rows_hash) throw conflict('key_reused', m.import_sent_before());
  if (before) return parseColumn(titlesSchema, before.titles);
  const titles = await add();
  await insertImport(tx, { cart_key, idempotency_key, rows_hash, titles: JSON.stringify(titles), at: context.now });
  return titles;
}
