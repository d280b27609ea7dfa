import { isPostalCode } from '@bookfront/shared/format/postal';
import { type CardType, limits, messages } from '@bookfront/shared/schemas';
import type { Input } from '../call-context/call-context';

type CardForm = Input<'checkout/setCreditCard'>;

const types: readonly (readonly [CardType, RegExp])[] = [
  ['visa', /^4(\d{12}|\d{15}|\d{18})$/],
  ['mastercard', /^(5[1-5]\d{14}|2(22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12})$/],
  ['amex', /^3[47]\d{13}$/],
  ['discover', /^6(011|5\d\d|4[4-9]\d)\d{12}$/],
];

/** A card's number without the spaces and dashes that it was typed with. */
export const digitsOf = (number: string): string => number.replace(/[\s-]/g, '');

export const cardTypeOf = (digits: string): CardType | undefined => types.find(([, shape]) => shape.test(digits))?.[0];

/**
 * P2§5 Credit card: what is wrong, by field. `accepted`: the shop's types; `month` 'YYYY-MM' of now at the shop.
 * Nothing of the card is in the texts.
 */
export function cardProblems(form: CardForm, accepted: readonly CardType[], month: string): Record<string, string> {
  const wrong: Record<string, string | undefined> = {
    name: form.name === '' ? messages.cardName : undefined,
    number: numberProblem(digitsOf(form.number), accepted),
    cvv: /^\d{3,4}$/.test(form.cvv) ? undefined : messages.cardCvv,
    month: isPast(form, month) ? messages.cardFuture : undefined,
    year: form.year > Number(month.slice(0, 4)) + limits.card.years ? messages.cardYear : undefined,
    postal_code: isPostal(form) ? undefined : messages.cardPostal,
  };
  return Object.fromEntries(
    Object.entries(wrong).flatMap(([field, text]) => (text === undefined ? [] : [[field, text]])),
  );
}

function numberProblem(digits: string, accepted: readonly CardType[]): string | undefined {
  if (!/^\d*$/.test(digits)) return messages.cardNumber;
  if (digits.length < limits.card.digits) return messages.cardDigits;
  if (!isLuhn(digits)) return messages.cardNumber;
  const type = cardTypeOf(digits);
  return type && accepted.includes(type) ? undefined : messages.cardAccepted;
}

/** The check digit of cards (ISO 7812). */
function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const isPast = ({ year, month }: CardForm, now: string): boolean => `${year}-${String(month).padStart(2, '0')}` < now;

function isPostal({ country, postal_code }: CardForm): boolean {
  return country === 'other' ? postal_code !== '' : isPostalCode(country, postal_code);
}
