import { type ImportRow, limits, messages, type Reply, type UploadedFile } from '@bookfront/shared/schemas';
import { type Call, type CallContext, defineCall, type Input } from '../call';
import { write } from '../database/write';
import { CallError, refused } from '../failure';
import { createAdmission, uploadRation } from '../uploads/admit-upload';
import type { RowReader } from '../uploads/read-in-process';
import { refuseClosedCart, requireLogin } from './cart-rules';
import { buildCart } from './cart-service';
import { addOnce } from './import-once';
import { checkRows } from './import-rows';

/**
 * P2§4: a file of ISBNs and quantities. Without `addToCart` its rows are only looked at; with it those that succeed are
 * added. Members only.
 */
export function importCall(read: RowReader): Call {
  const admitted = createAdmission(uploadRation);
  const admit = (context: CallContext) => {
    refuseClosedCart(context);
    requireLogin(context);
    return admitted(context);
  };
  return defineCall('cart/import', (context, payload) => importRows(context, read, payload), admit);
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
  if (!('path' in file)) throw new CallError(400, 'bad_file', 'Please choose a file.');
  if (file.bytes > limits.upload.bytes) throw new CallError(413, 'file_too_large', messages.fileTooLarge);
  return file.path;
}

function refuseEmpty(titles: readonly ImportRow[]): void {
  if (!titles.some(({ success }) => success)) throw refused('bad_file', messages.importNoRows);
}
