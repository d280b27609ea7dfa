import { type Insertable, sql } from 'kysely';
import type { PaymentTable } from '../database/checkout-tables';
import type { Db } from '../database/open';
import { daySeconds } from '../dates/dates';
import type { PaymentProvider, PaymentRow } from '../payment-provider/contract/provider';

export const insertPayment = (tx: Db, row: Insertable<PaymentTable>): Promise<PaymentRow> =>
  tx.insertInto('payment').values(row).returningAll().executeTakeFirstOrThrow();

export const paymentById = (db: Db, paymentId: string): Promise<PaymentRow> =>
  db.selectFrom('payment').selectAll().where('payment_id', '=', paymentId).executeTakeFirstOrThrow();

/**
 * Finds a payment by the provider's reference, which is unique per provider account; several choices may share an
 * account.
 */
export const paymentByReference = (
  db: Db,
  { account }: Pick<PaymentProvider, 'account'>,
  reference: string,
): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('account', '=', account)
    .where('reference', '=', reference)
    .executeTakeFirst();

/** The cart's payment that has not ended; there is at most one. */
export const openPaymentOf = (db: Db, cartKey: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('cart_key', '=', cartKey)
    .where('status', 'in', ['started', 'authorised'])
    .where('order_number', '=', '')
    .executeTakeFirst();

/** The identity of a submit. */
export type Submit = Pick<PaymentRow, 'cart_key' | 'idempotency_key' | 'body_hash'>;

/**
 * How a payment ended without an order. 'given up': its outcome is unknown and the money may still be held. 'declined':
 * the reconciler found out, and no shopper has been told yet.
 */
export type PaymentEnd = 'refunded' | 'given up' | 'declined';

/**
 * How the newest payment of this submit ended. Undefined if none has, or if a submit was already told that it was
 * declined, which frees the key.
 */
export async function outcomeOfSubmit(
  db: Db,
  { cart_key, idempotency_key, body_hash }: Submit,
): Promise<PaymentEnd | undefined> {
  const own = db
    .selectFrom('payment')
    .select(['status', 'abandoned'])
    .where('cart_key', '=', cart_key)
    .where('idempotency_key', '=', idempotency_key);
  const found = await own
    .where('body_hash', '=', body_hash)
    .where(({ or, eb }) => or([eb('status', '=', 'voided'), eb('closed_by', '=', 'reconciler')]))
    .orderBy('updated', 'desc')
    .executeTakeFirst();
  if (!found) return undefined;
  if (found.status === 'voided') return 'refunded';
  return found.abandoned > 0 ? 'given up' : 'declined';
}

const maxPerKind = 200;

/**
 * Unsettled payments, the longest waiting first in each kind: first payments with an order, last those that the shopper
 * may not have made. A limit per kind keeps one kind from starving another.
 */
export async function unsettledPayments(db: Db, until: number): Promise<PaymentRow[]> {
  const open = db
    .selectFrom('payment')
    .selectAll()
    .where('updated', '<=', until)
    .orderBy('asked')
    .orderBy('updated')
    .limit(maxPerKind);
  const withOrder = open.where('status', '=', 'authorised').where('order_number', '<>', '');
  const started = open.where('status', 'in', ['started', 'authorised']).where('order_number', '=', '');
  const all = await Promise.all(
    [withOrder, started, open.where('status', '=', 'created')].map((kind) => kind.execute()),
  );
  return all.flat();
}

const abandonedDays = 30;

/** Payments given up within the last thirty days without the provider's confirmation and not checked for a day. */
export const abandonedPayments = (db: Db, now: number): Promise<PaymentRow[]> =>
  db
    .selectFrom('payment')
    .selectAll()
    // literal, not bound, so that SQLite uses the partial index
    .where(sql<boolean>`abandoned > 0`)
    .where('abandoned', '>', now - abandonedDays * daySeconds)
    .where('status', '=', 'failed')
    .where('asked', '<=', now - daySeconds)
    .orderBy('asked')
    .limit(maxPerKind)
    .execute();

export async function markAsked(tx: Db, { payment_id }: PaymentRow, now: number): Promise<void> {
  await tx.updateTable('payment').set({ asked: now }).where('payment_id', '=', payment_id).execute();
}

type Fields =
  | 'status'
  | 'reference'
  | 'order_number'
  | 'idempotency_key'
  | 'body_hash'
  | 'email'
  | 'updated'
  | 'claimed'
  | 'asked'
  | 'abandoned'
  | 'closed_by'
  | 'money_seen';
type Change = Partial<Pick<PaymentRow, Fields>>;

/** Returns false if the payment has changed state meanwhile. */
export async function movePayment(
  tx: Db,
  { payment_id, status }: Pick<PaymentRow, 'payment_id' | 'status'>,
  change: Change,
): Promise<boolean> {
  const moved = await tx
    .updateTable('payment')
    .set(change)
    .where('payment_id', '=', payment_id)
    .where('status', '=', status)
    .where('order_number', '=', '')
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
}

export async function markCaptured(tx: Db, { payment_id }: PaymentRow, now: number): Promise<boolean> {
  const moved = await tx
    .updateTable('payment')
    .set({ status: 'captured', updated: now })
    .where('payment_id', '=', payment_id)
    .where('status', '=', 'authorised')
    .where('order_number', '<>', '')
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
}

/** Lets another submit claim the payment. */
export async function releaseClaim(tx: Db, { payment_id, claimed }: PaymentRow): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ claimed: 0 })
    .where('payment_id', '=', payment_id)
    .where('claimed', '=', claimed)
    .execute();
}

export async function setReference(tx: Db, paymentId: string, reference: string): Promise<void> {
  await tx.updateTable('payment').set({ reference }).where('payment_id', '=', paymentId).execute();
}
