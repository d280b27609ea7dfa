import { type Insertable, sql } from 'kysely';
import type { PaymentTable } from '../database/checkout-tables';
import type { Db } from '../database/open';
import { daySeconds } from '../dates/dates';
import type { PaymentProvider, PaymentRow } from '../payment-provider/contract/provider';

export const insertPayment = (tx: Db, row: Insertable<PaymentTable>): Promise<PaymentRow> =>
  tx.insertInto('payment').values(row).returningAll().executeTakeFirstOrThrow();

export const paymentById = (db: Db, paymentId: string): Promise<PaymentRow> =>
  db.selectFrom('payment').selectAll().where('payment_id', '=', paymentId).executeTakeFirstOrThrow();

/** By what the provider calls it: two choices that go to one account there have the same references. */
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

/** The payment of a cart that has not come to an end: there is at most one. */
export const openPaymentOf = (db: Db, cartKey: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('cart_key', '=', cartKey)
    .where('status', 'in', ['started', 'authorised'])
    .where('order_number', '=', '')
    .executeTakeFirst();

/** What tells one submit from another. */
export type Submit = Pick<PaymentRow, 'cart_key' | 'idempotency_key' | 'body_hash'>;

/**
 * How a payment ended without an order. 'given up': nobody knew its end, its money may be held still. 'declined': as
 * the reconciler was told, and no shopper yet.
 */
export type PaymentEnd = 'given back' | 'given up' | 'declined';

/**
 * How the newest payment of this very submit ended; undefined where none has, or a submit was told that it was
 * declined: that frees the key.
 */
export async function endOfPayment(
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
  if (found.status === 'voided') return 'given back';
  return found.abandoned > 0 ? 'given up' : 'declined';
}

const atOnce = 200;

/**
 * What waits longest of each kind, those with money for an order first, those that nobody may have paid last: none
 * starves another.
 */
export async function unsettledPayments(db: Db, until: number): Promise<PaymentRow[]> {
  const open = db
    .selectFrom('payment')
    .selectAll()
    .where('updated', '<=', until)
    .orderBy('asked')
    .orderBy('updated')
    .limit(atOnce);
  const withOrder = open.where('status', '=', 'authorised').where('order_number', '<>', '');
  const started = open.where('status', 'in', ['started', 'authorised']).where('order_number', '=', '');
  const all = await Promise.all(
    [withOrder, started, open.where('status', '=', 'created')].map((kind) => kind.execute()),
  );
  return all.flat();
}

const lateDays = 30;

/**
 * Given up within the last thirty days without a word of the provider that they have ended, and not asked about for a
 * day.
 */
export const abandonedPayments = (db: Db, now: number): Promise<PaymentRow[]> =>
  db
    .selectFrom('payment')
    .selectAll()
    // written out, so that the index of these alone is used
    .where(sql<boolean>`abandoned > 0`)
    .where('abandoned', '>', now - lateDays * daySeconds)
    .where('status', '=', 'failed')
    .where('asked', '<=', now - daySeconds)
    .orderBy('asked')
    .limit(atOnce)
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

/** False where the payment is not in that state any more: somebody else has moved it on. */
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

/** The submit that was at it has come to its end. */
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
