import type { ImportRow, Reply } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext, Handlers, Input } from '../../call-context/call-context';
import { refuseClosedCart, requireLogin } from '../../cart/cart-rules';
import { addOnce } from '../../cart-import/import-once';
import { checkRows } from '../../cart-import/import-rows';
import { write } from '../../database/write';
import { CallError, refused } from '../../http/failure';
import { buildCart } from '../../pricing/build-cart';
import type { RowReader } from '../../uploads/read-in-process';
import { requireFile } from '../../uploads/require-file';
import { createAdmission, uploadLimit } from '../../uploads/upload-admission';

/**
 * P2 §4: imports ISBNs and quantities from a file. Without `addToCart` the call only previews the rows; with it, the
 * importable rows are added. Members only.
 */
export function cartImportCalls(read: RowReader) {
  const admitted = createAdmission(uploadLimit);
  const admit = (context: CallContext) => {
    refuseClosedCart(context);
    requireLogin(context);
    return admitted(context);
  };
  return {
    'cart/import': { admit, handle: (context, payload) => importRows(context, read, payload) },
  } satisfies Partial<Handlers>;
}

async function importRows(
  context: CallContext,
  read: RowReader,
  payload: Input<'cart/import'>,
): Promise<Reply<'cart/import'>> {
  const { file, addToCart = false, idempotency_key } = payload;
  const outcome = await read(requireFile(file).path);
  if (!outcome.ok) throw new CallError(422, 'bad_file', outcome.reason);
  if (!addToCart) return { result: { titles: await checkRows(context.db, context, outcome.rows) } };
  const titles = await write(context.db, (tx) => addOnce(tx, context, outcome.rows, idempotency_key));
  refuseEmpty(titles);
  return { result: { titles }, cart: await buildCart(context.db, context) };
}

function refuseEmpty(titles: readonly ImportRow[]): void {
  if (!titles.some(({ success }) => success)) throw refused('bad_file', m.import_no_rows());
}
