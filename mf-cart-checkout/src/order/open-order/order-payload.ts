import type { Cart, CheckoutState, Payload, Session } from '@bookfront/shared/schemas';

export type OrderPayload = Payload<'checkout/submit'>;

/**
 * The payload of an order (P2 §7). `key` is made when the review opens (SPEC-D13); the cart is the one that the shopper
 * reviewed. `call` drops empty values.
 */
export function submitPayload({ logged_in }: Session, cart: Cart, key: string): OrderPayload | undefined {
  const { delivery, contact, payment_choice, card } = cart.checkout;
  if (!delivery || !contact || !payment_choice) return undefined;
  const { purchase_order, instructions, preferred_communication, name, email, phone } = contact;
  return {
    delivery_preference: delivery,
    ...(delivery === 'pickup' ? {} : shippingPayload(cart.checkout)),
    payment_choice,
    old_promo_code: purchase_order,
    instructions,
    preferred_communication,
    ...(payment_choice === 'credit_card' && card ? { encrypted_cc_info: card.cc_info } : {}),
    ...moneyPayload(cart),
    ...(logged_in ? {} : { name, email, phone }),
    checksum: cart.checksum,
    idempotency_key: key,
  };
}

function shippingPayload({ shipping, provider, batch }: CheckoutState) {
  return {
    address_id: shipping?.address_id,
    gift_registry_id: shipping?.gift_registry_id,
    provider: provider?.provider,
    ...(batch ? { multiship_method: batch } : {}),
  };
}

/** CHK-63 */
function moneyPayload({ gift_cards, summary }: Cart) {
  const cards = gift_cards.map(({ number, amount }) => ({ number, amount }));
  return {
    promo_code: summary.promo_codes.find(({ automatic }) => !automatic)?.code,
    ...(cards.length > 0 ? { gift_cards: JSON.stringify(cards) } : {}),
  };
}
