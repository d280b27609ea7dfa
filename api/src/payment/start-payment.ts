import { formatMoney } from '@bookfront/shared/format';
import type { Summary } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { requireCartSession } from '../cart/cart-rules';
import { type Contact, contactHash, requireReady, type SubmitPayload } from '../checkout/order-check';
import { placedBefore } from '../checkout/place-order';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { CallError, conflict, refused, throttled } from '../http/failure';
import {
  type PaymentProvider,
  type PaymentRow,
  type ProviderName,
  ProviderUnsure,
} from '../payment-provider/contract/provider';
import { refuseOpenPayment } from '../payment-record/open-payment';
import { insertPayment, setReference } from '../payment-record/payment-repository';
import { priceCart } from '../pricing/priced-cart';
import { createRateLimit } from '../rate-limit/rate-limit';
import type { SessionRow } from '../session/session-repository';
import { newPayment } from './claim-payment';
import { requireProvider } from './pay-and-place';
import { refuseChoiceMismatch } from './payment-choice';

/** Slows down testing of stolen cards. */
const startLimit = createRateLimit(30);
const moduleKeyLimit = createRateLimit(60);
export const tooManyAttempts = () => throttled(m.payment_attempts());

/** The public settings of the provider's browser module. */
export async function paymentModule(context: CallContext, choice: ProviderName) {
  const { module, visitKey } = requireProvider(context, choice);
  if (visitKey && !moduleKeyLimit.take(context.address, context.now)) throw tooManyAttempts();
  const key = visitKey ? await visitKey().catch(refuseUnavailable) : module.key;
  return { ...module, key, currency: context.shop.currency };
}

/** Creates a PayPal payment for the submitted order and returns PayPal's id. */
export async function startPaypal(context: CallContext, payload: SubmitPayload): Promise<string> {
  const session = requireCartSession(context);
  refuseChoiceMismatch(payload, 'paypal');
  if (!startLimit.take(context.address, context.now)) throw tooManyAttempts();
  const provider = requireProvider(context, 'paypal');
  const prepared = await write(context.db, (tx) => prepare(tx, context, session, payload, provider));
  return startAt(context, provider, prepared);
}

/**
 * Opens the hosted frame for the amount due, if the saved checkout could be ordered now: nobody should pay for an order
 * that would be refused.
 */
export async function startChase(context: CallContext): Promise<string> {
  const session = requireCartSession(context);
  const provider = requireProvider(context, 'chase');
  if (!startLimit.take(context.address, context.now)) throw tooManyAttempts();
  const prepared = await write(context.db, async (tx): Promise<Prepared> => {
    await refuseOpenPayment(tx, session);
    const cart = await requireReady(tx, context, await savedPayload(tx, context, 'chase'));
    return insertCreated(tx, context, session, { choice: 'chase', provider, cart });
  });
  return startAt(context, provider, prepared);
}

interface Prepared {
  payment: PaymentRow;
  summary: Summary;
}

async function prepare(
  tx: Db,
  context: CallContext,
  session: SessionRow,
  payload: SubmitPayload,
  provider: PaymentProvider,
): Promise<Prepared> {
  if (await placedBefore(tx, context, session, payload)) throw conflict('cart_changed', m.payment_order_placed());
  await refuseOpenPayment(tx, session);
  const cart = await requireReady(tx, context, payload);
  refuseBeyondProvider(provider, cart.summary);
  return insertCreated(tx, context, session, { choice: 'paypal', provider, cart });
}

interface NewPayment {
  choice: ProviderName;
  provider: PaymentProvider;
  cart: { summary: Summary; contact: Contact };
}

/** Stores a payment that the shopper has not made yet. */
async function insertCreated(
  tx: Db,
  context: CallContext,
  session: SessionRow,
  { choice, provider, cart: { summary, contact } }: NewPayment,
): Promise<Prepared> {
  const fields = {
    idempotency_key: '',
    body_hash: '',
    email: contact.email,
    contact: contactHash(contact),
    updated: context.now,
    claimed: 0,
  };
  const terms = { provider: choice, account: provider.account, amount: summary.total };
  const row = { ...newPayment(context, session, terms, fields), status: 'created' };
  return { summary, payment: await insertPayment(tx, row) };
}

/** `maxAmount`: the provider's own limit, set by its adapter. */
function refuseBeyondProvider({ maxAmount = Number.POSITIVE_INFINITY }: PaymentProvider, { total }: Summary): void {
  if (total > maxAmount) throw refused('payment', m.payment_max({ max: formatMoney(maxAmount) }));
}

/** The payload that a submit of the saved checkout would send. */
async function savedPayload(tx: Db, context: CallContext, payment_choice: ProviderName): Promise<SubmitPayload> {
  const { checkout, checksum } = await priceCart(tx, context);
  return { delivery_preference: checkout.delivery ?? 'pickup', payment_choice, checksum, idempotency_key: '' };
}

async function startAt(
  context: CallContext,
  provider: PaymentProvider,
  { payment, summary }: Prepared,
): Promise<string> {
  const reference = await provider.start?.(payment, summary).catch(refuseUnavailable);
  if (!reference) throw providerUnavailable();
  await write(context.db, (tx) => setReference(tx, payment.payment_id, reference));
  return reference;
}

const providerUnavailable = () => new CallError(502, 'unavailable', m.payment_service_silent());

function refuseUnavailable(error: unknown): never {
  throw error instanceof ProviderUnsure ? providerUnavailable() : error;
}
