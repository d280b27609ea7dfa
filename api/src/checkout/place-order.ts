import { createHash } from 'node:crypto';
import type { Reply } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { accountById } from '../account/account-repository';
import type { CallContext } from '../call-context/call-context';
import { pricedLines } from '../cart/cart-lines';
import { cartByKey, closeCart } from '../cart/cart-repository';
import type { Db } from '../database/open';
import { moveBalance } from '../gift-card/gift-card-repository';
import { issueGiftCards } from '../gift-card/issue-gift-cards';
import type { MadeCard } from '../gift-card/make-gift-cards';
import { conflict, notFound } from '../http/failure';
import { queueOrderEmail } from '../mail/order-email';
import { buildOrder, type PaidBy } from '../order/build-order';
import { orderForBuyer } from '../order/for-buyer';
import { insertOrder, orderByNumber, readOrder, takeOrderNumber } from '../order/order-repository';
import { insertUse } from '../promo/promo-repository';
import { newId } from '../random/new-id';
import { countBought } from '../registry/registry-repository';
import type { SessionRow } from '../session/session-repository';
import type { ReadyCart, SubmitPayload } from './order-check';
import { insertSubmission, submissionByKey } from './submission-repository';
import { takeStock } from './take-stock';

export type Placed = Reply<'checkout/submit'>;

/** The order already placed under this key, or for this cart from another tab. */
export async function placedBefore(
  tx: Db,
  context: CallContext,
  session: SessionRow,
  payload: SubmitPayload,
): Promise<Placed | undefined> {
  const existing = await submissionByKey(tx, session.cart_key, payload.idempotency_key);
  if (existing && existing.body_hash !== bodyHash(payload)) throw keyReused();
  if (existing) return replay(tx, context, existing.order_number);
  const cart = await cartByKey(tx, session.cart_key);
  const isTaken =
    cart !== undefined &&
    cart.last_order !== '' &&
    cart.last_checksum === payload.checksum &&
    (await pricedLines(tx, context, session.cart_key)).length === 0;
  return isTaken ? replay(tx, context, cart.last_order) : undefined;
}

export const keyReused = () => conflict('key_reused', m.order_sent_before());

export async function replay(tx: Db, { shop }: CallContext, orderNumber: string): Promise<Placed> {
  const row = await orderByNumber(tx, shop.store_id, orderNumber);
  if (!row) throw notFound('no_order', m.order_gone());
  return { order_number: orderNumber, order: orderForBuyer(readOrder(row)) };
}

interface Placing {
  session: SessionRow;
  payload: SubmitPayload;
  cart: ReadyCart;
  paidBy: PaidBy | undefined;
  /** Gift cards to issue at once, for an order with nothing due. */
  made?: readonly MadeCard[];
  /** False for a free order to an address that has got too many emails. */
  isEmailed?: boolean;
}

/**
 * Places the order: updates stock, order number, promo uses, gift card balances, cart and outbox in the caller's
 * transaction.
 */
export async function placeOrder(
  tx: Db,
  context: CallContext,
  { session, payload, cart, paidBy, made = [], isEmailed = true }: Placing,
): Promise<Placed> {
  const { lines, contact, summary } = cart;
  const order_number = context.isTest
    ? `TEST-${newId().slice(0, 8)}`
    : await takeOrderNumber(tx, context.shop.store_id);
  const order = buildOrder({ context, order_number, cart, payment_choice: payload.payment_choice, paidBy });
  if (!context.isTest) await takeAll(tx, context, session, cart, order_number);
  await insertOrder(tx, {
    order,
    lines,
    session,
    now: context.now,
    isUncounted: context.isTest,
    zone: context.shop.settings.time_zone,
  });
  await insertSubmission(tx, {
    cart_key: session.cart_key,
    idempotency_key: payload.idempotency_key,
    body_hash: bodyHash(payload),
    order_number,
  });
  await closeCart(tx, session.cart_key, { last_order: order_number, last_checksum: payload.checksum });
  if (isEmailed && !context.isTest)
    await queueOrderEmail(tx, context, orderForBuyer(order), {
      recipient: contact.email,
      accountId: session.account_id,
      isOwn: await isOwnAddress(tx, session, contact.email),
    });
  if (summary.total === 0) await issueGiftCards(tx, { shop: context.shop, order, now: context.now, made });
  return { order_number, order: orderForBuyer(order) };
}

/** Whether the email address is the member's own. A guest's may be anybody's. */
export async function isOwnAddress(db: Db, { account_id }: SessionRow, email: string): Promise<boolean> {
  const account = account_id ? await accountById(db, account_id) : undefined;
  return account !== undefined && account.email.toLowerCase() === email.toLowerCase();
}

async function takeAll(
  tx: Db,
  context: CallContext,
  session: SessionRow,
  { lines, giftCards, summary }: ReadyCart,
  order_number: string,
): Promise<void> {
  const { shop, now } = context;
  await takeStock(tx, context, lines);
  for (const { code } of summary.promo_codes)
    await insertUse(tx, { shop_id: shop.store_id, code, order_number, account_id: session.account_id, used: now });
  for (const { number, amount } of giftCards.filter((card) => card.amount > 0)) {
    const isPaid = await moveBalance(tx, { shop_id: shop.store_id, number, order_number, amount: -amount, at: now });
    if (!isPaid) throw conflict('gift_card', m.gift_card_balance_changed());
  }
  for (const { line } of lines)
    if (line.gift_registry_id !== '') await countBought(tx, line.gift_registry_id, line.eisbn, line.quantity);
}

/** A hash of the payload without its key and card token. */
export function bodyHash(payload: SubmitPayload): string {
  const { idempotency_key: _key, encrypted_cc_info: _card, ...body } = payload;
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(body).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url');
}
