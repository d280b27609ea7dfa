import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { contactHash, requireReady, type SubmitPayload } from '../checkout/order-check';
import { type Placed, placedBefore, placeOrder } from '../checkout/place-order';
import { write } from '../database/write';
import { CallError, conflict, refused } from '../http/failure';
import { isPaidAs } from '../payment-provider/contract/is-paid-as';
import {
  type MoneyState,
  type PaymentProvider,
  type PaymentRow,
  type Proof,
  type ProviderName,
  ProviderUnsure,
} from '../payment-provider/contract/provider';
import { providerOf } from '../payment-provider/providers';
import { paymentRefusal, pending } from '../payment-record/open-payment';
import { movePayment, paymentByReference, releaseClaim } from '../payment-record/payment-repository';
import type { SessionRow } from '../session/session-repository';
import { type ClaimedPayment, claimPayment, type Payment } from './claim-payment';
import { cancelPayment, settlePayment } from './end-payment';

/**
 * Pays first, then places the order. Three steps keep a crash from leaving one without the other for long: a started
 * payment is stored before the provider is asked; the order and its payment change in one transaction; money held
 * without an order is refunded, here or by the reconciler. All state is in the database, so any number of processes can
 * share it: a cart has at most one open payment (the index payment_open), and `claimed` says until when a submit holds
 * it. Fails as requireReady does, and with payment_declined, payment_pending, payment.
 */
export async function payAndPlace(
  context: CallContext,
  session: SessionRow,
  payload: SubmitPayload,
  attempt: Payment,
): Promise<Placed> {
  const provider = requireProvider(context, attempt.choice);
  const claimed = await claimPayment(context, session, payload, { ...attempt, account: provider.account });
  if ('placed' in claimed) return claimed.placed;
  let isPaid = false;
  try {
    const placement = await completePayment(context, session, { payload, provider, ...claimed });
    isPaid = placement.isPaid;
    return placement.placed;
  } finally {
    if (!isPaid) await releaseOrWarn(context, claimed.payment);
  }
}

/** Lets the next submit claim the payment. A claim that can't be released expires. */
async function releaseOrWarn({ db, log }: CallContext, payment: PaymentRow): Promise<void> {
  await write(db, (tx) => releaseClaim(tx, payment)).catch((err: unknown) =>
    log.warn({ err, payment: payment.payment_id }, 'a claim could not be released and runs out by itself'),
  );
}

interface ClaimedAttempt extends ClaimedPayment {
  payload: SubmitPayload;
  provider: PaymentProvider;
}

async function completePayment(
  context: CallContext,
  session: SessionRow,
  { payload, provider, payment, proof }: ClaimedAttempt,
): Promise<Placement> {
  const state = await (proof ? authorise(context, provider, payment, proof) : findPaymentState(provider, payment));
  await refuseUnpaid(context, provider, payment, state);
  const giveBack = () => cancelPayment(context, provider, { ...payment, reference: state.reference });
  const placement = await placePaid(context, session, payload, payment, state).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  if (placement.isPaid) await settlePayment(context, provider, payment.payment_id);
  else await giveBack();
  return placement;
}

export function requireProvider(context: CallContext, choice: ProviderName): PaymentProvider {
  const provider = providerOf(context, choice);
  if (!provider) throw refused('payment', m.payment_choice_needed());
  return provider;
}

async function authorise(
  { log }: CallContext,
  provider: PaymentProvider,
  payment: PaymentRow,
  proof: Proof,
): Promise<MoneyState> {
  try {
    return await provider.authorise(payment, proof);
  } catch (error) {
    if (!(error instanceof ProviderUnsure)) throw error;
    log.warn({ payment: payment.payment_id, provider: payment.provider }, 'a payment was not answered');
  }
  return findPaymentState(provider, payment);
}

/** Asks the provider for the payment's state. If it is still unknown, the page asks again, and later the reconciler. */
async function findPaymentState(provider: PaymentProvider, payment: PaymentRow): Promise<MoneyState> {
  const found = await provider.find(payment).catch(() => undefined);
  if (found && (found.status === 'authorised' || found.status === 'captured' || found.status === 'declined'))
    return found;
  throw pending();
}

/**
 * SPEC-D7: amount, currency and order must match, and no result counts twice. An open payment may still be paid. Only
 * money under our own reference is refunded: any other belongs to somebody else.
 */
async function refuseUnpaid(
  context: CallContext,
  provider: PaymentProvider,
  payment: PaymentRow,
  state: MoneyState,
): Promise<void> {
  const move = (status: 'created' | 'failed') =>
    write(context.db, (tx) => movePayment(tx, payment, { status, updated: context.now }));
  if (state.status === 'open' && provider.start) {
    await move('created');
    throw refused('payment_declined', m.payment_incomplete());
  }
  if (state.status !== 'authorised' && state.status !== 'captured') {
    await move('failed');
    throw paymentRefusal('declined');
  }
  const counted = await paymentByReference(context.db, provider, state.reference);
  if (state.merchantReference !== payment.payment_id || (counted && counted.payment_id !== payment.payment_id)) {
    await move('failed');
    throw refused('payment', m.payment_used());
  }
  if (isPaidAs(payment, state)) return;
  await cancelPayment(context, provider, { ...payment, reference: state.reference });
  throw refused('payment', m.payment_amount_differs());
}

interface Placement {
  placed: Placed;
  /** False if another tab has ordered this cart meanwhile: the payment is refunded. */
  isPaid: boolean;
}

function placePaid(
  context: CallContext,
  session: SessionRow,
  payload: SubmitPayload,
  payment: PaymentRow,
  state: MoneyState,
): Promise<Placement> {
  return write(
    context.db,
    async (tx) => {
      const before = await placedBefore(tx, context, session, payload);
      if (before) return { placed: before, isPaid: false };
      const cart = await requireReady(tx, context, payload);
      if (cart.summary.total !== payment.amount || contactHash(cart.contact) !== payment.contact)
        throw conflict('order_changed', m.payment_order_changed());
      const placed = await placeOrder(tx, context, {
        session,
        payload,
        cart,
        paidBy: { choice: payload.payment_choice, amount: payment.amount },
      });
      const change = {
        status: 'authorised',
        reference: state.reference,
        order_number: placed.order_number,
        updated: context.now,
      };
      if (!(await movePayment(tx, payment, change))) throw new CallError(409, 'payment', m.payment_ended());
      return { placed, isPaid: true };
    },
    { durable: true },
  );
}
