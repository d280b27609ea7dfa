import { setTimeout as wait } from 'node:timers/promises';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { contactHash, requireReady, type SubmitPayload } from '../checkout/order-check';
import { bodyHash, keyReused, type Placed, placedBefore } from '../checkout/place-order';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { conflict, refused } from '../http/failure';
import type { PaymentProvider, PaymentRow, Proof, ProviderName } from '../payment-provider/contract/provider';
import { pending, refuseEnded } from '../payment-record/open-payment';
import { insertPayment, movePayment, openPaymentOf } from '../payment-record/payment-repository';
import { newId } from '../random/new-id';
import type { SessionRow } from '../session/session-repository';

/**
 * How a submit pays. `started`: the payment that the shopper has already made at the provider; without it, claiming
 * creates one.
 */
export interface Payment {
  choice: ProviderName;
  proof: (tx: Db) => Promise<Proof>;
  started?: PaymentRow;
}

/** `proof`: undefined if an earlier attempt has sent it and the provider has not yet reported the outcome. */
export interface ClaimedPayment {
  payment: PaymentRow;
  proof: Proof | undefined;
}

const timeoutMs = 40_000;
const pollMs = 100;
/** A claim runs out after this time, so that a crashed process doesn't block the cart. */
const claimSeconds = 60;
/** The shortest time between two questions to the provider about one payment; a page asks every ten seconds. */
const askedSeconds = 5;

/**
 * Claims the one payment that a cart can have at a time. A second submit waits until the first releases its claim, then
 * reads what it left in the database.
 */
export async function claimPayment(
  context: CallContext,
  session: SessionRow,
  payload: SubmitPayload,
  attempt: PaymentAttempt,
): Promise<{ placed: Placed } | ClaimedPayment> {
  const since = Date.now();
  const contextNow = (): CallContext => ({ ...context, now: context.now + Math.floor((Date.now() - since) / 1000) });
  for (;;) {
    const claimed = await write(context.db, (tx) => tryToClaim(tx, contextNow(), session, payload, attempt), {
      durable: true,
    });
    if (claimed) return claimed;
    do {
      if (Date.now() - since > timeoutMs) throw pending();
      await wait(pollMs);
    } while (isUnderWay(await openPaymentOf(context.db, session.cart_key), contextNow()));
  }
}

const isUnderWay = (open: PaymentRow | undefined, { now }: CallContext): boolean =>
  open !== undefined && open.claimed > now;

type PaymentAttempt = Payment & Pick<PaymentProvider, 'account'>;

async function tryToClaim(
  tx: Db,
  context: CallContext,
  session: SessionRow,
  payload: SubmitPayload,
  attempt: PaymentAttempt,
): Promise<{ placed: Placed } | ClaimedPayment | undefined> {
  const placed = await placedBefore(tx, context, session, payload);
  if (placed) return { placed };
  const { cart_key } = session;
  const { idempotency_key } = payload;
  await refuseEnded(tx, { cart_key, idempotency_key, body_hash: bodyHash(payload) });
  const open = await openPaymentOf(tx, session.cart_key);
  if (open?.idempotency_key === payload.idempotency_key && open.body_hash !== bodyHash(payload)) throw keyReused();
  if (isUnderWay(open, context)) return undefined;
  const claimed = context.now + claimSeconds;
  if (open) return resumePayment(tx, open, payload, { claimed, asked: context.now });
  const { summary, contact } = await requireReady(tx, context, payload);
  const fields = {
    idempotency_key: payload.idempotency_key,
    body_hash: bodyHash(payload),
    email: contact.email,
    contact: contactHash(contact),
    updated: context.now,
    claimed,
  };
  const payment = attempt.started
    ? await adoptStartedPayment(tx, attempt.started, fields, summary.total)
    : await insertPayment(
        tx,
        newPayment(
          context,
          session,
          { provider: attempt.choice, account: attempt.account, amount: summary.total },
          fields,
        ),
      );
  return { payment, proof: await attempt.proof(tx) };
}

/**
 * Lets the same submit ask the provider about its payment again, at most every few seconds; any other submit waits. A
 * payment that is being refunded ('authorised') can't become an order.
 */
async function resumePayment(
  tx: Db,
  open: PaymentRow,
  { idempotency_key }: SubmitPayload,
  change: Pick<PaymentRow, 'claimed' | 'asked'>,
): Promise<ClaimedPayment> {
  const isOwn = open.idempotency_key === idempotency_key && open.status === 'started';
  if (!isOwn || change.asked - open.asked < askedSeconds || !(await movePayment(tx, open, change))) throw pending();
  return { payment: { ...open, ...change }, proof: undefined };
}

type SubmitFields = Pick<PaymentRow, 'idempotency_key' | 'body_hash' | 'email' | 'contact' | 'updated' | 'claimed'>;

export const newPayment = (
  { shop, now, isTest }: CallContext,
  session: SessionRow,
  terms: Pick<PaymentRow, 'account' | 'amount'> & { provider: ProviderName },
  fields: SubmitFields,
) => ({
  payment_id: newId(),
  shop_id: shop.store_id,
  cart_key: session.cart_key,
  account_id: session.account_id,
  session_id: session.session_id,
  ...terms,
  currency: shop.currency,
  status: 'started',
  is_test: Number(isTest),
  created: now,
  ...fields,
});

/**
 * Takes over the payment that the shopper made at the provider, unless its amount or contact differs from the order's.
 */
async function adoptStartedPayment(
  tx: Db,
  started: PaymentRow,
  fields: SubmitFields,
  total: number,
): Promise<PaymentRow> {
  if (started.amount !== total || started.contact !== fields.contact)
    throw conflict('order_changed', m.payment_order_changed_before());
  const change = { status: 'started', ...fields };
  if (started.status !== 'created' || !(await movePayment(tx, started, change)))
    throw refused('payment', m.payment_ended());
  return { ...started, ...change };
}
