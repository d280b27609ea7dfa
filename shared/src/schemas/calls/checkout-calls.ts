import { z } from 'zod';
import { contactPayload } from '../cart/checkout-state';
import { pricedBatchSchema, shippingProviderSchema } from '../cart/shipping';
import {
  addGiftCardPayload,
  balancePayload,
  balanceReply,
  batchPayload,
  cardPaymentPayload,
  chasePayload,
  creditCardPayload,
  editGiftCardPayload,
  giftCardPageSchema,
  paymentModuleSchema,
  paypalOrderSchema,
  paypalSuccessPayload,
  promoCodeEntry,
  removeGiftCardPayload,
  setShippingPayload,
  shippingPayload,
  submitPayload,
} from '../checkout';
import { limits } from '../limits';
import { orderSchema } from '../order';
import { paymentChoices } from '../vocabulary';
import { fileAnswer, multiLine, none } from '../wire';
import { cartReply } from './shapes';

const placedReply = z.object({ order_number: z.string(), order: orderSchema });

/** Checkout, payments, gift cards and orders. */
export const checkoutCalls = {
  'checkout/setDelivery': {
    payload: z.object({ delivery_preference: z.enum(['pickup', 'ship']) }),
    reply: cartReply,
    write: true,
  },
  /** Empties the cart: what is asked for is an order of its own, with no price yet. */
  'checkout/requestQuote': {
    payload: z.object({ message: multiLine(limits.quoteMessage) }),
    reply: placedReply,
    write: true,
  },
  'checkout/addPromocode': { payload: z.object({ code: promoCodeEntry }), reply: cartReply, write: true },
  'checkout/removePromocode': { payload: none, reply: cartReply, write: true },
  /**
   * Fails with shipping_local ('Local delivery failed'), shipping_unavailable ('Not available') or shipping_country
   * ('Invalid country name'; P2 §8).
   */
  'checkout/getShippingProviders': {
    payload: shippingPayload,
    reply: z.object({ providers: z.array(shippingProviderSchema) }),
    write: false,
  },
  'checkout/getShippingBatch': {
    payload: batchPayload,
    reply: z.object({ batches: z.array(pricedBatchSchema) }),
    write: false,
  },
  'checkout/setShipping': { payload: setShippingPayload, reply: cartReply, write: true },
  'checkout/setExtras': { payload: contactPayload, reply: cartReply, write: true },
  'checkout/getPaymentChoices': {
    payload: none,
    reply: z.object({ pickup: z.array(z.enum(paymentChoices)), ship: z.array(z.enum(paymentChoices)) }),
    write: false,
  },
  /**
   * The provider's public data for its module in the browser. Not in the specification: the addresses are the shop's
   * configuration.
   */
  'checkout/getPaymentModule': {
    payload: z.object({ payment_choice: z.enum(paymentChoices) }),
    reply: paymentModuleSchema,
    write: false,
  },
  'checkout/setPaymentChoice': {
    payload: z.object({ payment_choice: z.enum(paymentChoices) }),
    reply: cartReply,
    write: true,
  },
  'checkout/setCreditCard': {
    payload: creditCardPayload,
    reply: cartReply.extend({ cc_info: z.string(), checksum: z.string() }),
    write: true,
  },
  'checkout/addGiftCard': { payload: addGiftCardPayload, reply: cartReply, write: true },
  'checkout/editGiftCard': { payload: editGiftCardPayload, reply: cartReply, write: true },
  'checkout/removeGiftCard': { payload: removeGiftCardPayload, reply: cartReply, write: true },
  'giftcard/balance': { payload: balancePayload, reply: balanceReply, write: false },
  'giftcard/get': { payload: none, reply: giftCardPageSchema, write: false },
  'checkout/submit': { payload: submitPayload, reply: placedReply, write: true },
  /** The PayPal order is made by the api, so that amount and breakdown are its own (PAY-25, PAY-26). */
  'checkout/paypalCreate': { payload: submitPayload, reply: paypalOrderSchema, write: true },
  'checkout/paypalSuccess': { payload: paypalSuccessPayload, reply: placedReply, write: true },
  'checkout/cardPayment': { payload: cardPaymentPayload, reply: placedReply, write: true },
  'checkout/chaseInit': { payload: none, reply: z.object({ uid: z.string() }), write: true },
  'checkout/chaseSuccess': { payload: chasePayload, reply: placedReply, write: true },
  /** `token`: of the link that order/findByEmail sent to a guest; fails with token_expired. */
  'order/get': {
    payload: z.object({ order_id: z.string().max(64), token: z.string().max(limits.account.token).optional() }),
    reply: orderSchema,
    write: false,
  },
  'order/getExcel': { payload: z.object({ order_id: z.string().max(64) }), reply: fileAnswer, write: false },
};
