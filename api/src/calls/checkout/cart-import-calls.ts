import { type ImportRow, limits, type Reply, type UploadedFile } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext, Handlers, Input } from '../../call-context/call-context';
import { refuseClosedCart, requireLogin } from '../../cart/cart-rules';
import { addOnce } from '../../cart-import/import-once';
import { checkRows } from '../../cart-import/import-rows';
import { write } from '../../database/write';
import { CallError, refused } from '../../http/failure';
import { buildCart } from '../../pricing/build-cart';
import { createAdmission, uploadLimit } from '../../rate-limit/upload-admission';
import type { RowReader } from '../../uploads/read-in-process';

/**
 * P2§4: a file of ISBNs and quantities. Without `addToCart` its rows are only looked at; with it those that succeed are
 * added. Members only.
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
  const outcome = await read(pathOf(file));
  if (!outcome.ok) throw new CallError(422, 'bad_file', outcome.reason);
  if (!addToCart) return { result: { titles: await checkRows(context.db, context, outcome.rows) } };
  const titles = await write(context.db, (tx) => addOnce(tx, context, outcome.rows, idempotency_key));
  refuseEmpty(titles);
  return { result: { titles }, cart: await cartNow(context) };
}

const cartNow = (context: CallContext) => buildCart(context.db, context);

function pathOf(file: Blob | UploadedFile): string {
  if (!('path' in file)) throw new CallError(400, 'bad_file', m.upload_file_needed());
  if (file.bytes > limits.upload.bytes) throw new CallError(413, 'file_too_large', m.upload_file_too_large());
  return file.path;
}

function refuseEmpty(titles: readonly ImportRow[]): void {
  if (!titles.some(({ success }) => success)) throw refused('bad_file', m.import_no_rows());
}
