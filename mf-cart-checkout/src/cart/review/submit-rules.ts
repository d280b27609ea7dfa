import type { CallFailure } from '@bookfront/shared/api-client';
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

/** P2§8: a text is shown as it is, anything else inside 'There was an error: (...)'. */
export function orderFailureText({ message, kind }: CallFailure): string {
  if (kind === 'network') return 'We could not reach the shop. Nothing is lost: please try again, your order is placed only once.';
  const said: unknown = message;
  if (typeof said === 'string') return said || 'There was an error.';
  return `There was an error: (${JSON.stringify(said)})`;
}

/** A random id. `randomUUID` is missing where a shop is reached without https. */
export const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
