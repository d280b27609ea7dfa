import { formatMoney } from '@bookfront/shared/format';
import type { Summary } from '@bookfront/shared/schemas';
import type { CallContext, Handlers } from '../../call-context/call-context';
import { requireCartSession } from '../../cart/cart-rules';
import { type Contact, contactHash, requireReady, type SubmitPayload } from '../../checkout/order-check';
import { bodyHash, type Placed, placedBefore, replay } from '../../checkout/place-order';
import type { Db } from '../../database/open';
import { write } from '../../database/write';
import { CallError, conflict, refused } from '../../http/failure';
import { newPayment } from '../../payment/begin-payment';
import { payAndPlace, requireProvider } from '../../payment/pay-and-place';
import { saveCard } from '../../payment/save-card';
import type { PaymentProvider, PaymentRow, Proof, ProviderName } from '../../payment-provider/contract/provider';
import { ProviderUnsure } from '../../payment-provider/contract/provider';
import { refuseOpenPayment } from '../../payment-record/open-payment';
import { insertPayment, paymentByReference, setReference } from '../../payment-record/payment-repository';
import { priceCart } from '../../pricing/priced-cart';
import { createRateLimit } from '../../rate-limit/rate-limit';
import type { SessionRow } from '../../session/session-repository';

/** Against those who try out stolen cards. */
const attempts = createRateLimit(60);
const openings = createRateLimit(30);
const visits = createRateLimit(60);
const refuseMany = () => new CallError(429, 'throttled', 'Too many attempts. Please try again in a minute.');

/**
 * What providers that the shopper pays at, and hosted card fields, need beside checkout/submit. Their results are
 * claims: the provider is asked (decision 7 of the specification).
 */
export const paymentCalls = {
  'checkout/getPaymentModule': async (context, { payment_choice }) => {
    const { module, visitKey } = requireProvider(context, asProvider(payment_choice));
    if (visitKey && !visits.take(context.address, context.now)) throw refuseMany();
    const key = visitKey ? await visitKey().catch(refuseSilent) : module.key;
    return { ...module, key, currency: context.shop.currency };
  },

  'checkout/setCreditCard': saveCard,

  'checkout/paypalCreate': async (context, payload) => {
    const session = requireCartSession(context);
    refuseOtherChoice(payload, 'paypal');
    if (!openings.take(context.address, context.now)) throw refuseMany();
    const provider = requireProvider(context, 'paypal');
    const { payment, summary } = await write(context.db, (tx) => prepare(tx, context, session, payload, provider));
    return { order_id: await startAt(context, provider, payment, summary) };
  },

  'checkout/paypalSuccess': async (context, { order_id, ...payload }) => finish(context, payload, 'paypal', order_id),

  'checkout/cardPayment': async (context, { provider, transaction_data, ...payload }) => {
    refuseOtherChoice(payload, provider);
    if (!attempts.take(context.address, context.now)) throw refuseMany();
    const proof = readProof(transaction_data);
    return payAndPlace(context, requireCartSession(context), payload, { choice: provider, proof: async () => proof });
  },

  /**
   * Opens the hosted frame for what is to be paid now, where what is saved could be ordered: nobody pays for what would
   * be refused.
   */
  'checkout/chaseInit': async (context) => {
    const session = requireCartSession(context);
    const provider = requireProvider(context, 'chase');
    if (!openings.take(context.address, context.now)) throw refuseMany();
    const { payment, summary } = await write(context.db, async (tx) => {
      await refuseOpenPayment(tx, session);
      const cart = await requireReady(tx, context, await savedPayload(tx, context, 'chase'));
      return {
        summary: cart.summary,
        payment: await insertPayment(
          tx,
          begun(context, session, { provider: 'chase', account: provider.account }, cart),
        ),
      };
    });
    return { uid: await startAt(context, provider, payment, summary) };
  },

  'checkout/chaseSuccess': async (context, { uid, ...payload }) => finish(context, payload, 'chase', uid),
} satisfies Partial<Handlers>;

function asProvider(choice: string): ProviderName {
  const found = (['paypal', 'clearent', 'chase', 'global'] as const).find((name) => name === choice);
  if (!found) throw refused('payment', 'This way to pay needs nothing more.');
  return found;
}

function refuseOtherChoice({ payment_choice }: SubmitPayload, choice: ProviderName): void {
  if (payment_choice !== choice) throw refused('payment', 'Please choose how you would like to pay.');
}

const begun = (
  context: CallContext,
  session: SessionRow,
  way: { provider: ProviderName; account: string },
  { summary, contact }: { summary: Summary; contact: Contact },
) => {
  const own = {
    idempotency_key: '',
    body_hash: '',
    email: contact.email,
    contact: contactHash(contact),
    updated: context.now,
    claimed: 0,
  };
  return { ...newPayment(context, session, { ...way, amount: summary.total }, own), status: 'created' };
};

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
  if (await placedBefore(tx, context, session, payload)) throw conflict('cart_changed', 'This order has been placed.');
  await refuseOpenPayment(tx, session);
  const cart = await requireReady(tx, context, payload);
  refuseBeyondProvider(provider, cart.summary);
  return {
    summary: cart.summary,
    payment: await insertPayment(tx, begun(context, session, { provider: 'paypal', account: provider.account }, cart)),
  };
}

/** `most` is the provider's own limit, as its adapter says. */
function refuseBeyondProvider({ maxAmount = Number.POSITIVE_INFINITY }: PaymentProvider, { total }: Summary): void {
  if (total > maxAmount)
    throw refused('payment', `This way to pay takes at most ${formatMoney(maxAmount)}. Please choose another one.`);
}

/** What a submit of the checkout as it is saved would say. */
async function savedPayload(tx: Db, context: CallContext, payment_choice: ProviderName): Promise<SubmitPayload> {
  const { checkout, checksum } = await priceCart(tx, context);
  return { delivery_preference: checkout.delivery ?? 'pickup', payment_choice, checksum, idempotency_key: '' };
}

async function startAt(
  context: CallContext,
  provider: PaymentProvider,
  payment: PaymentRow,
  summary: Summary,
): Promise<string> {
  const reference = await provider.start?.(payment, summary).catch(refuseSilent);
  if (!reference) throw silent();
  await write(context.db, (tx) => setReference(tx, payment.payment_id, reference));
  return reference;
}

const silent = () => new CallError(502, 'unavailable', 'The payment service does not answer. Please try again.');

function refuseSilent(error: unknown): never {
  throw error instanceof ProviderUnsure ? silent() : error;
}

/**
 * The shopper has paid at the provider, they say. Only a payment that was begun for this very cart can become its
 * order.
 */
async function finish(
  context: CallContext,
  payload: SubmitPayload,
  choice: ProviderName,
  reference: string,
): Promise<Placed> {
  const session = requireCartSession(context);
  refuseOtherChoice(payload, choice);
  const payment = await paymentByReference(context.db, requireProvider(context, choice), reference);
  if (!payment || payment.shop_id !== context.shop.store_id || payment.cart_key !== session.cart_key)
    throw refused('payment', 'We do not know this payment. Please pay anew.');
  if (payment.order_number !== '' && payment.body_hash === bodyHash(payload))
    return replay(context.db, context, payment.order_number);
  const proof: Proof = {};
  return payAndPlace(context, session, payload, { choice, proof: async () => proof, begun: payment });
}

function readProof(text: string): Proof {
  try {
    const proof: unknown = JSON.parse(text);
    if (typeof proof === 'object' && proof !== null && !Array.isArray(proof))
      return Object.fromEntries(Object.entries(proof));
  } catch {
    // told below
  }
  throw refused('payment', 'The payment could not be read. Please try again.');
}
