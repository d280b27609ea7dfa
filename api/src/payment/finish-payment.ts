import { z } from 'zod';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { requireCartSession } from '../cart/cart-rules';
import type { SubmitPayload } from '../checkout/order-check';
import { bodyHash, type Placed, replay } from '../checkout/place-order';
import { refused } from '../http/failure';
import type { Proof, ProviderName } from '../payment-provider/contract/provider';
import { paymentByReference } from '../payment-record/payment-repository';
import { createRateLimit } from '../rate-limit/rate-limit';
import { payAndPlace, requireProvider } from './pay-and-place';
import { refuseChoiceMismatch } from './payment-choice';
import { tooManyAttempts } from './start-payment';

/** Slows down testing of stolen cards. */
const paymentLimit = createRateLimit(60);

/**
 * Places the order after the browser reports a payment made at the provider. Only a payment that was started for this
 * cart can become its order.
 */
export async function finishPayment(
  context: CallContext,
  payload: SubmitPayload,
  choice: ProviderName,
  reference: string,
): Promise<Placed> {
  const session = requireCartSession(context);
  refuseChoiceMismatch(payload, choice);
  const payment = await paymentByReference(context.db, requireProvider(context, choice), reference);
  if (!payment || payment.shop_id !== context.shop.store_id || payment.cart_key !== session.cart_key)
    throw refused('payment', m.payment_unknown());
  if (payment.order_number !== '' && payment.body_hash === bodyHash(payload))
    return replay(context.db, context, payment.order_number);
  const proof: Proof = {};
  return payAndPlace(context, session, payload, { choice, proof: async () => proof, started: payment });
}

/** Pays with a card token from the provider's hosted fields. `transactionData`: the provider's JSON. */
export async function payByCard(
  context: CallContext,
  payload: SubmitPayload,
  choice: ProviderName,
  transactionData: string,
): Promise<Placed> {
  refuseChoiceMismatch(payload, choice);
  if (!paymentLimit.take(context.address, context.now)) throw tooManyAttempts();
  const proof = readProof(transactionData);
  return payAndPlace(context, requireCartSession(context), payload, { choice, proof: async () => proof });
}

const proofSchema = z.record(z.string(), z.unknown());

function readProof(text: string): Proof {
  try {
    return proofSchema.parse(JSON.parse(text));
  } catch {
    throw refused('payment', m.payment_unreadable());
  }
}
