/** How the shop names what an order can be paid with. */

import type { CardType, PaymentChoice } from '@bookfront/shared/schemas/vocabulary';
import * as m from '#messages';

/** GAP-75 */
export const paymentName = (choice: PaymentChoice): string => paymentNames[choice]();

const paymentNames: Record<PaymentChoice, () => string> = {
  not_required: m.payment_free,
  pickup: m.payment_pickup,
  paypal: m.payment_paypal,
  contact: m.payment_contact,
  clearent: m.payment_credit_card,
  chase: m.payment_credit_card,
  global: m.payment_credit_card,
  credit_card: m.payment_credit_card,
};

export const cardTypeName = (type: CardType): string => cardTypeNames[type]();

const cardTypeNames: Record<CardType, () => string> = {
  visa: m.card_type_visa,
  mastercard: m.card_type_mastercard,
  amex: m.card_type_amex,
  discover: m.card_type_discover,
};
