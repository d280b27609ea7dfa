import { setTimeout as wait } from 'node:timers/promises';
import type { CallContext } from '../call';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { CallError, conflict, refused } from '../failure';
import { cancelPayment, settlePayment } from '../payment/end-payment';
import { isPaidAs } from '../payment/is-paid-as';
import { insertPayment, movePayment, openPaymentOf, paymentByReference } from '../payment/payment-repository';
import { type MoneyState, type PaymentProvider, type PaymentRow, type Proof, type ProviderName, ProviderUnsure } from '../payment/provider';
import { providerOf } from '../payment/providers';
import { newId, type SessionRow } from '../session/session-repository';
import { contactHash, requireReady, type SubmitPayload } from './order-check';
import { bodyHash, keyReused, type Placed, placedBefore, placeOrder } from './place-order';

/** How a submit pays. `begun`: the payment that was made before, for providers that the shopper pays at; else one is made here. */
export interface Payment {
  choice: ProviderName;
  proof: (tx: Db) => Promise<Proof>;
  begun?: PaymentRow;
}

const patienceMs = 40_000;
const stepMs = 100;
/** Payments that a submit in this process is at: with any other open one, which waits for its bank, nobody waits. */
const underWay = new Set<string>();
const pending = () => conflict('payment_pending', 'We are asking your bank. Please do not pay again.');

/**
 * Takes the money, then makes the order, so that no crash leaves one without the other for long: a started payment is written down before the
 * provider is asked; the order and its payment change in one transaction; what is held without an order is given back, here or by the
 * reconciler. Fails as requireReady does, and with payment_declined, payment_pending, payment.
 */
export async function payAndPlace(context: CallContext, session: SessionRow, payload: SubmitPayload, how: Payment): Promise<Placed> {
  const provider = requireProvider(context, how.choice);
  const begun = await begin(context, session, payload, { ...how, account: provider.account });
  if ('placed' in begun) return begun.placed;
  const { payment } = begun;
  return goOn(context, session, { payload, provider, ...begun }).finally(() => underWay.delete(payment.payment_id));
}

interface Begun {
  payment: PaymentRow;
  proof: Proof;
}
interface Way extends Begun {
  payload: SubmitPayload;
  provider: PaymentProvider;
}

async function goOn(context: CallContext, session: SessionRow, { payload, provider, payment, proof }: Way): Promise<Placed> {
  const state = await authorise(context, provider, payment, proof);
  await refuseUnpaid(context, provider, payment, state);
  const giveBack = () => cancelPayment(context, provider, { ...payment, reference: state.reference });
  const { placed, isPaid } = await placePaid(context, session, payload, payment, state).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  if (!isPaid) {
    await giveBack();
    return placed;
  }
  await settlePayment(context, provider, payment.payment_id);
  return placed;
}

export function requireProvider(context: CallContext, choice: ProviderName): PaymentProvider {
  const provider = providerOf(context, choice);
  if (!provider) throw refused('payment', 'Please choose how you would like to pay.');
  return provider;
}

/** One payment of a cart at a time: who comes second waits for what becomes of the first. */
async function begin(context: CallContext, session: SessionRow, payload: SubmitPayload, way: Paying): Promise<{ placed: Placed } | Begun> {
  const until = Date.now() + patienceMs;
  const tryNow = () => write(context.db, (tx) => tryToBegin(tx, context, session, payload, way), { durable: true });
  for (let begun = await tryNow(); ; begun = (await openPaymentOf(context.db, session.cart_key)) ? undefined : await tryNow()) {
    if (begun && 'payment' in begun) underWay.add(begun.payment.payment_id);
    if (begun) return begun;
    if (Date.now() > until) throw pending();
    await wait(stepMs);
  }
}

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
  const open = await openPaymentOf(tx, session.cart_key);
  if (open?.idempotency_key === payload.idempotency_key && open.body_hash !== bodyHash(payload)) throw keyReused();
  if (open && !underWay.has(open.payment_id)) throw pending();
  if (open) return undefined;
  const { summary, contact } = await requireReady(tx, context, payload);
  const own = {
    idempotency_key: payload.idempotency_key,
    body_hash: bodyHash(payload),
    email: contact.email,
    contact: contactHash(contact),
    updated: context.now,
  };
  const payment = how.begun
    ? await takeUp(tx, how.begun, own, summary.total)
    : await insertPayment(tx, newPayment(context, session, { provider: how.choice, account: how.account, amount: summary.total }, own));
  return { payment, proof: await how.proof(tx) };
}

type Own = Pick<PaymentRow, 'idempotency_key' | 'body_hash' | 'email' | 'contact' | 'updated'>;

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
    throw conflict('order_changed', 'Your order has changed. Please look at it again before you pay.');
  const change = { status: 'started', ...own };
  if (begun.status !== 'created' || !(await movePayment(tx, begun, change))) throw refused('payment', 'This payment has come to an end. Please pay anew.');
  return { ...begun, ...change };
}

/** Without an answer the provider is asked what it has; where even that stays open the reconciler finds out. */
async function authorise({ log }: CallContext, provider: PaymentProvider, payment: PaymentRow, proof: Proof): Promise<MoneyState> {
  try {
    return await provider.authorise(payment, proof);
  } catch (error) {
    if (!(error instanceof ProviderUnsure)) throw error;
    log.warn({ payment: payment.payment_id, provider: payment.provider }, 'a payment was not answered');
  }
  const found = await provider.find(payment).catch(() => undefined);
  if (found && (found.status === 'authorised' || found.status === 'captured' || found.status === 'declined')) return found;
  throw pending();
}

/**
 * Decision 7: amount, currency and order must be ours, and no result counts twice. What is not paid yet may still be. Only what bears our own
 * reference is given back: anything else is somebody's.
 */
async function refuseUnpaid(context: CallContext, provider: PaymentProvider, payment: PaymentRow, state: MoneyState): Promise<void> {
  const move = (status: 'created' | 'failed') => write(context.db, (tx) => movePayment(tx, payment, { status, updated: context.now }));
  if (state.status === 'open' && provider.start) {
    await move('created');
    throw refused('payment_declined', 'Your payment is not complete yet. Please pay, or choose another way.');
  }
  if (state.status !== 'authorised' && state.status !== 'captured') {
    await move('failed');
    throw refused('payment_declined', 'Your payment was declined. Please try another way to pay.');
  }
  const counted = await paymentByReference(context.db, provider, state.reference);
  if (state.merchantReference !== payment.payment_id || (counted && counted.payment_id !== payment.payment_id)) {
    await move('failed');
    throw refused('payment', 'This payment was already used. Please pay anew.');
  }
  if (isPaidAs(payment, state)) return;
  await cancelPayment(context, provider, { ...payment, reference: state.reference });
  throw refused('payment', 'The payment is not for this order. Nothing was taken.');
}

interface Outcome {
  placed: Placed;
  /** False where another tab has ordered this cart meanwhile: the money is for nothing. */
  isPaid: boolean;
}

function placePaid(context: CallContext, session: SessionRow, payload: SubmitPayload, payment: PaymentRow, state: MoneyState): Promise<Outcome> {
  return write(
    context.db,
    async (tx) => {
      const before = await placedBefore(tx, context, session, payload);
      if (before) return { placed: before, isPaid: false };
      const cart = await requireReady(tx, context, payload);
      if (cart.summary.total !== payment.amount || contactHash(cart.contact) !== payment.contact)
        throw conflict('order_changed', 'Your order has changed. Nothing was taken.');
      const placed = await placeOrder(tx, context, { session, payload, cart, paidBy: { choice: payload.payment_choice, amount: payment.amount } });
      const change = { status: 'authorised', reference: state.reference, order_number: placed.order_number, updated: context.now };
      if (!(await movePayment(tx, payment, change))) throw new CallError(409, 'payment', 'This payment has come to an end. Please pay anew.');
      return { placed, isPaid: true };
    },
    { durable: true },
  );
}
