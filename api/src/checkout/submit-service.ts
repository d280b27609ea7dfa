import { createHash } from 'node:crypto';
import { messages, type Order, type Reply } from '@bookfront/shared/schemas';
import { accountById } from '../account/account-repository';
import type { CallContext, Input } from '../call';
import { refuseClosedCart } from '../cart/cart-calls';
import { type PricedLine, pricedLines } from '../cart/cart-lines';
import { cartByKey, closeCart } from '../cart/cart-repository';
import { checkoutOf, checksumOf, subtotalOf, summaryOfLines } from '../cart/cart-service';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { conflict, refused } from '../failure';
import { buildOrder } from '../order/build-order';
import { insertOrder, orderByNumber, takeOrderNumber } from '../order/order-repository';
import { newId, type SessionRow } from '../session/session-repository';
import { contactOf } from './checkout-state';
import { refuseGuest, requireGuestContact } from './guest-rules';
import { insertSubmission, submissionByKey } from './submission-repository';
import { takeStock } from './take-stock';

type Placed = Reply<'checkout/submit'>;
type Payload = Input<'checkout/submit'>;

/**
 * Places the order (P2§4, P2§7): reads prices and stock anew, takes the stock, the number and the cart in one durable transaction.
 * A repeated or racing submit gets the order that was placed. Fails with cart_changed, cart_adjustment, empty_cart, order_min, guest_blocked, key_reused.
 */
export async function submit(context: CallContext, payload: Payload): Promise<Placed> {
  refuseClosedCart(context);
  const { session } = context;
  if (!session) throw refused('empty_cart', messages.emptyCheckout);
  return write(context.db, async (tx) => (await placedBefore(tx, context, session, payload)) ?? place(tx, context, session, payload), { durable: true });
}

/** The order that this key, or an earlier submit of the same cart from another tab, has made. */
async function placedBefore(tx: Db, context: CallContext, session: SessionRow, payload: Payload): Promise<Placed | undefined> {
  const known = await submissionByKey(tx, session.cart_key, payload.idempotency_key);
  if (known && known.body_hash !== bodyHash(payload)) throw conflict('key_reused', 'This order was already sent with other contents.');
  if (known) return replay(tx, context, known.order_number);
  const cart = await cartByKey(tx, session.cart_key);
  const isTaken =
    cart !== undefined && cart.last_order !== '' && cart.last_checksum === payload.checksum && (await pricedLines(tx, context, session.cart_key)).length === 0;
  return isTaken ? replay(tx, context, cart.last_order) : undefined;
}

async function replay(tx: Db, { shop }: CallContext, orderNumber: string): Promise<Placed> {
  const row = await orderByNumber(tx, shop.store_id, orderNumber);
  if (!row) throw new Error(`Order ${orderNumber} is missing`);
  const order: Order = JSON.parse(row.document);
  return { order_number: orderNumber, order };
}

async function place(tx: Db, context: CallContext, session: SessionRow, payload: Payload): Promise<Placed> {
  const lines = await pricedLines(tx, context, session.cart_key);
  refuseUnfit(context, lines, payload);
  const account = session.account_id ? await accountById(tx, session.account_id) : undefined;
  const contact = contactOf({ ...payload, promo_code: payload.old_promo_code }, (await checkoutOf(tx, context)).contact, account);
  requireGuestContact(contact);
  const summary = summaryOfLines(lines, context);
  if ((summary.total === 0) !== (payload.payment_choice === 'not_required')) throw refused('payment', 'Please choose how you would like to pay.');
  if (!context.isTest) await takeStock(tx, context, lines);
  const order_number = context.isTest ? `TEST-${newId().slice(0, 8)}` : await takeOrderNumber(tx, context.shop.store_id);
  const order = buildOrder({ context, order_number, lines, contact, summary, payment_choice: payload.payment_choice });
  await insertOrder(tx, { order, lines, session, now: context.now, isTest: context.isTest });
  await consumeCart(tx, session, payload, order_number);
  return { order_number, order };
}

function refuseUnfit(context: CallContext, lines: readonly PricedLine[], payload: Payload): void {
  if (lines.length === 0) throw refused('empty_cart', messages.emptyCheckout);
  if (lines.some((line) => !line.isOrderable)) throw conflict('cart_adjustment', messages.cartAdjustment);
  if (checksumOf(lines) !== payload.checksum) throw conflict('cart_changed', 'Your cart has changed. Please look at it again before you order.');
  refuseGuest(context, lines);
  if (!context.shop.settings.checkout_info.pickup_enabled) throw refused('delivery', 'This shop does not offer pickup.');
  if (subtotalOf(lines) < context.shop.settings.checkout_info.order_min) throw refused('order_min', messages.belowMinimum);
}

async function consumeCart(tx: Db, { cart_key }: SessionRow, payload: Payload, order_number: string): Promise<void> {
  await insertSubmission(tx, { cart_key, idempotency_key: payload.idempotency_key, body_hash: bodyHash(payload), order_number });
  await closeCart(tx, cart_key, { last_order: order_number, last_checksum: payload.checksum });
}

function bodyHash(payload: Payload): string {
  const { idempotency_key: _key, ...body } = payload;
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(body).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url');
}
