import { isPostalCode } from '@bookfront/shared/format/postal';
import { type CardType, limits } from '@bookfront/shared/schemas';
import { cardNumber } from 'card-validator/dist/card-number';
import * as m from '#messages';
import type { Input } from '../call-context/call-context';

type CardForm = Input<'checkout/setCreditCard'>;

/** The types that shops can take, by the validator's names. */
const types: Record<string, CardType> = {
  visa: 'visa',
  mastercard: 'mastercard',
  'american-express': 'amex',
  discover: 'discover',
};

/** A card's number without the spaces and dashes that it was typed with. */
export const digitsOf = (number: string): string => number.replace(/[\s-]/g, '');

export function cardTypeOf(digits: string): CardType | undefined {
  const { card } = cardNumber(digits);
  return card ? types[card.type] : undefined;
}

/**
 * P2 §5 Credit card: what is wrong, by field. `accepted`: the shop's types; `month` 'YYYY-MM' of now at the shop.
 * Nothing of the card is in the texts.
 */
export function cardProblems(form: CardForm, accepted: readonly CardType[], month: string): Record<string, string> {
  const wrong: Record<string, string | undefined> = {
    name: form.name === '' ? m.card_name_needed() : undefined,
    number: numberProblem(digitsOf(form.number), accepted),
    cvv: /^\d{3,4}$/.test(form.cvv) ? undefined : m.card_cvv_invalid(),
    month: isPast(form, month) ? m.card_expired() : undefined,
    year: form.year > Number(month.slice(0, 4)) + limits.card.years ? m.card_year_needed() : undefined,
    postal_code: isPostal(form) ? undefined : m.card_postal_code_invalid(),
  };
  return Object.fromEntries(
    Object.entries(wrong).flatMap(([field, text]) => (text === undefined ? [] : [[field, text]])),
  );
}

function numberProblem(digits: string, accepted: readonly CardType[]): string | undefined {
  if (!/^\d*$/.test(digits)) return m.card_number_invalid();
  if (digits.length < limits.card.digits) return m.card_number_too_short();
  if (!cardNumber(digits).isValid) return m.card_number_invalid();
  const type = cardTypeOf(digits);
  return type && accepted.includes(type) ? undefined : m.card_type_refused();
}

const isPast = ({ year, month }: CardForm, now: string): boolean => `${year}-${String(month).padStart(2, '0')}` < now;

function isPostal({ country, postal_code }: CardForm): boolean {
  return country === 'other' ? postal_code !== '' : isPostalCode(country, postal_code);
}
