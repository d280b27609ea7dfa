/** Rules for buying a gift card (P1 §5, P1 §9). Pure. */

import type { CartItem, Payload } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { type ObjectSchema, object, string } from 'yup';
import * as m from '#messages';
import { amountText, centsOf } from '../gift-card-entry';

export interface GiftCardForm {
  amount: string;
  personalize: boolean;
  from: string;
  to: string;
  message: string;
}

/** GFT-05: cents; never below a dollar. */
export const minAmount = (giftcard_minimum: number): number => Math.max(giftcard_minimum, 100);

/** GAP-34: the dollars as the specification writes them, without a comma. */
const rangeText = (minCents: number): string =>
  m.gift_card_amount_range({ min: `$${amountText(minCents)}`, max: `$${amountText(limits.giftCard.maxCents)}` });

export const giftCardSchema = (minCents: number): ObjectSchema<{ amount: string }> =>
  object({
    amount: string()
      .required(m.gift_card_amount_required())
      .test('amount', m.gift_card_amount_required(), (text) => centsOf(text) !== undefined)
      .test('range', rangeText(minCents), (text) => {
        const cents = centsOf(text);
        return cents === undefined || (cents >= minCents && cents <= limits.giftCard.maxCents);
      }),
  });

/** The values of the line, or a new card's price in cents; without a price the amount is empty. */
export function startingCard(line: CartItem['cart_info'] | undefined, price?: number | null): GiftCardForm {
  const notes = line?.cart_notes;
  const cents = notes?.giftcard_price ?? price;
  const words = notes?.gift_card_info;
  return {
    amount: cents ? amountText(cents) : '',
    personalize: words?.personalize ?? false,
    from: words?.from ?? '',
    to: words?.to ?? '',
    message: words?.message ?? '',
  };
}

/** GFT-07, GFT-10, GFT-11: `line` is the one that is changed. */
export function giftCardPayload(
  form: GiftCardForm,
  quantity: number,
  { eisbn, line }: { eisbn: string; line?: { cart_id: string } | undefined },
): Payload<'cart/add'> {
  const { amount, personalize, from, to, message } = form;
  const words = personalize ? { from: from.trim(), to: to.trim(), message: message.trim() } : {};
  return {
    eisbn,
    ...(line ? { cart_id: line.cart_id } : {}),
    quantity,
    price: centsOf(amount),
    personalized: personalize,
    ...words,
  };
}
