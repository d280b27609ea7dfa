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
 * How a submit pays. `begun`: the payment that was made before, for providers that the shopper pays at; else one is
 * made here.
 */
export interface Payment {
  choice: ProviderName;
  proof: (tx: Db) => Promise<Proof>;
  begun?: PaymentRow;
}

/** `proof`: undefined where the provider has had it before and has not said yet what became of the payment. */
export interface Begun {
  payment: PaymentRow;
  proof: Proof | undefined;
}

const timeoutMs = 40_000;
const stepMs = 100;
/** After so long without an end a submit counts as gone, with the process that was at it. */
const claimSeconds = 60;
/** So long the provider is not asked about a payment once more, by whichever process: a page asks every ten seconds. */
const askedSeconds = 5;

/**
 * One payment of a cart at a time: who comes second waits for as long as the first submit is at it, then reads what
 * stands in the database.
 */
export async function begin(
  context: CallContext,
  session: SessionRow,
  payload: SubmitPayload,
  attempt: Paying,
): Promise<{ placed: Placed } | Begun> {
  const since = Date.now();
  const later = (): CallContext => ({ ...context, now: context.now + Math.floor((Date.now() - since) / 1000) });
  for (;;) {
    const begun = await write(context.db, (tx) => tryToBegin(tx, later(), session, payload, attempt), {
      durable: true,
    });
    if (begun) return begun;
    do {
      if (Date.now() - since > timeoutMs) throw pending();
      await wait(stepMs);
    } while (isUnderWay(await openPaymentOf(context.db, session.cart_key), later()));
  }
}

const isUnderWay = (open: PaymentRow | undefined, { now }: CallContext): boolean =>
  open !== undefined && open.claimed > now;

type Paying = Payment & Pick<PaymentProvider, 'account'>;

async function tryToBegin(
  tx: Db,
  context: CallContext,
  session: SessionRow,
  payload: SubmitPayload,
  how: Paying,
): Promise<{ placed: Placed } | Begun | undefined> {
  const placed = await placedBefore(tx, context, session, payload);
  if (placed) return { placed };
  const { cart_key } = session;
  const { idempotency_key } = payload;
  await refuseEnded(tx, { cart_key, idempotency_key, body_hash: bodyHash(payload) });
  const open = await openPaymentOf(tx, session.cart_key);
  if (open?.idempotency_key === payload.idempotency_key && open.body_hash !== bodyHash(payload)) throw keyReused();
  if (isUnderWay(open, context)) return undefined;
  const claimed = context.now + claimSeconds;
  if (open) return takeUpAgain(tx, open, payload, { claimed, asked: context.now });
  const { summary, contact } = await requireReady(tx, context, payload);
  const own = {
    idempotency_key: payload.idempotency_key,
    body_hash: bodyHash(payload),
    email: contact.email,
    contact: contactHash(contact),
    updated: context.now,
    claimed,
  };
  const payment = how.begun
    ? await takeUp(tx, how.begun, own, summary.total)
    : await insertPayment(
        tx,
        newPayment(context, session, { provider: how.choice, account: how.account, amount: summary.total }, own),
      );
  return { payment, proof: await how.proof(tx) };
}

/**
 * The very same submit asks once more what became of its payment, not too often; any other waits for it. What is being
 * given back ('authorised') makes no order.
 */
async function takeUpAgain(
  tx: Db,
  open: PaymentRow,
  { idempotency_key }: SubmitPayload,
  change: Pick<PaymentRow, 'claimed' | 'asked'>,
): Promise<Begun> {
  const isOwn = open.idempotency_key === idempotency_key && open.status === 'started';
  if (!isOwn || change.asked - open.asked < askedSeconds || !(await movePayment(tx, open, change))) throw pending();
  return { payment: { ...open, ...change }, proof: undefined };
}

type Own = Pick<PaymentRow, 'idempotency_key' | 'body_hash' | 'email' | 'contact' | 'updated' | 'claimed'>;

export const newPayment = (
  { shop, now, isTest }: CallContext,
  session: SessionRow,
  what: Pick<PaymentRow, 'account' | 'amount'> & { provider: ProviderName },
  own: Own,
) => ({
  payment_id: newId(),
  shop_id: shop.store_id,
  cart_key: session.cart_key,
  account_id: session.account_id,
  session_id: session.session_id,
  ...what,
  currency: shop.currency,
  status: 'started',
  is_test: Number(isTest),
  created: now,
  ...own,
});

/** A payment that was made for another sum, or another shopper's words of who they are, is not this order's. */
async function takeUp(tx: Db, begun: PaymentRow, own: Own, total: number): Promise<PaymentRow> {
  if (begun.amount !== total || begun.contact !== own.contact)
    throw conflict('order_changed', m.payment_order_changed_before());
  const change = { status: 'started', ...own };
  if (begun.status !== 'created' || !(await movePayment(tx, begun, change)))
    throw refused('payment', m.payment_ended());
  return { ...begun, ...change };
}
