import { type CallFailure, failureText } from '@bookfront/shared/api-client';
import type { Cart, Payload, PaymentChoice, Session } from '@bookfront/shared/schemas';
import { paymentChoices } from '@bookfront/shared/schemas/vocabulary';

/** What an order is sent with (P2§7). `key` is made when the review opens (decision 13); the cart is the one that the shopper saw. Empty values are dropped on the way. */
export function submitPayload({ logged_in }: Session, cart: Cart, key: string): Payload<'checkout/submit'> | undefined {
  const { contact, payment_choice } = cart.checkout;
  const choice = paymentChoices.find((known): known is PaymentChoice => known === payment_choice);
  if (!contact || !choice) return undefined;
  const { purchase_order, instructions, preferred_communication, name, email, phone } = contact;
  return {
    delivery_preference: 'pickup',
    payment_choice: choice,
    old_promo_code: purchase_order,
    instructions,
    preferred_communication,
    ...(logged_in ? {} : { name, email, phone }),
    checksum: cart.checksum,
    idempotency_key: key,
  };
}

/** P2§8. Where no answer came the shopper is told that trying again is safe. */
export function orderFailureText(failure: CallFailure): string {
  if (failure.kind === 'network') return 'We could not reach the shop. Nothing is lost: please try again, your order is placed only once.';
  return failureText(failure);
}
