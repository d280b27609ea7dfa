import { type ImportRow, limits, messages, type UploadedFile } from '@bookfront/shared/schemas';
import { type Call, type CallContext, defineCall } from '../call';
import { write } from '../database/write';
import { CallError, refused } from '../failure';
import { createRation } from '../ration';
import type { RowReader } from '../uploads/read-in-process';
import { refuseClosedCart, requireLogin } from './cart-rules';
import { buildCart } from './cart-service';
import { addRows, checkRows } from './import-rows';

/** P2§4: a file of ISBNs and quantities. Without `addToCart` its rows are only looked at; with it those that succeed are added. Members only. */
export function importCall(read: RowReader): Call {
  const files = createRation(30);
  return defineCall('cart/import', async (context, { file, addToCart = false }) => {
    refuseClosedCart(context);
    requireLogin(context);
    if (!files.take(context.address, context.now)) throw new CallError(429, 'throttled', 'Too many lists. Please try again in a minute.');
    const outcome = await read(pathOf(file));
    if (!outcome.ok) throw new CallError(422, 'bad_file', outcome.reason);
    if (!addToCart) return { result: { titles: await checkRows(context.db, context, outcome.rows) } };
    const titles = await write(context.db, async (tx) => addRows(tx, context, await checkRows(tx, context, outcome.rows)));
    refuseEmpty(titles);
    return { result: { titles }, cart: await cartNow(context) };
  });
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
