import type { Handlers } from '../../call-context/call-context';
import { finishPayment, payByCard } from '../../payment/finish-payment';
import { asProvider } from '../../payment/payment-choice';
import { saveCard } from '../../payment/save-card';
import { paymentModule, startChase, startPaypal } from '../../payment/start-payment';

/**
 * Calls for providers where the shopper pays, and for hosted card fields. What the browser reports is a claim: the
 * provider confirms it (SPEC-D7).
 */
export const paymentCalls = {
  'checkout/getPaymentModule': (context, { payment_choice }) => paymentModule(context, asProvider(payment_choice)),
  'checkout/setCreditCard': saveCard,
  'checkout/paypalCreate': async (context, payload) => ({ order_id: await startPaypal(context, payload) }),
  'checkout/paypalSuccess': (context, { order_id, ...payload }) => finishPayment(context, payload, 'paypal', order_id),
  'checkout/cardPayment': (context, { provider, transaction_data, ...payload }) =>
    payByCard(context, payload, provider, transaction_data),
  'checkout/chaseInit': async (context) => ({ uid: await startChase(context) }),
  'checkout/chaseSuccess': (context, { uid, ...payload }) => finishPayment(context, payload, 'chase', uid),
} satisfies Partial<Handlers>;
