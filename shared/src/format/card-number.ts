import { limits } from '@bookfront/shared/schemas/limits';
import { cardNumber } from 'card-validator/dist/card-number';
import type { CardType } from '../schemas/vocabulary';

/** Type and validity of a payment card's number (P2 §5): the form and the api follow these rules alike. Pure. */

/** The types that shops can take, by the validator's names. */
const types: Readonly<Record<string, CardType>> = {
  visa: 'visa',
  mastercard: 'mastercard',
  'american-express': 'amex',
  discover: 'discover',
};

/** A card's number without the spaces and dashes that it was typed with. */
export const cardDigits = (text: string): string => text.replace(/[\s-]/g, '');

/** PAY-15: undefined while it can't be told, and for the types that no shop takes. */
export const cardTypeOf = (text: string): CardType | undefined => types[cardNumber(cardDigits(text)).card?.type ?? ''];

export type CardNumberFault = 'invalid' | 'too_short' | 'type';

/** PAY-09 to PAY-12: the first fault of a number; undefined for one that a shop with the `accepted` types takes. */
export function cardNumberFault(text: string, accepted: readonly CardType[]): CardNumberFault | undefined {
  const digits = cardDigits(text);
  if (!/^\d+$/.test(digits)) return 'invalid';
  if (digits.length < limits.card.digits) return 'too_short';
  const type = cardTypeOf(digits);
  if (!type || !accepted.includes(type)) return 'type';
  return cardNumber(digits).isValid ? undefined : 'invalid';
}
