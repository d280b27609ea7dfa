import { cardNumberFault } from '@bookfront/shared/format/card-number';
import { isPostalCode } from '@bookfront/shared/format/postal';
import { type CardType, limits } from '@bookfront/shared/schemas';
import * as m from '#messages';
import type { Input } from '../call-context/call-context';

type CardForm = Input<'checkout/setCreditCard'>;

/**
 * P2 §5 Credit card: the problems by field. `accepted`: the shop's card types. `month`: now at the shop, 'YYYY-MM'. The
 * texts contain nothing of the card.
 */
export function cardProblems(form: CardForm, accepted: readonly CardType[], month: string): Record<string, string> {
  const wrong: Record<string, string | undefined> = {
    name: form.name === '' ? m.card_name_needed() : undefined,
    number: numberProblem(form.number, accepted),
    cvv: cvvPattern.test(form.cvv) ? undefined : m.card_cvv_invalid(),
    month: isPast(form, month) ? m.card_expired() : undefined,
    year: form.year > Number(month.slice(0, 4)) + limits.card.years ? m.card_year_needed() : undefined,
    postal_code: isPostal(form) ? undefined : m.card_postal_code_invalid(),
  };
  return Object.fromEntries(
    Object.entries(wrong).flatMap(([field, text]) => (text === undefined ? [] : [[field, text]])),
  );
}

function numberProblem(number: string, accepted: readonly CardType[]): string | undefined {
  const fault = cardNumberFault(number, accepted);
  return fault && numberTexts[fault]();
}
const numberTexts = {
  invalid: m.card_number_invalid,
  too_short: m.card_number_too_short,
  type: m.card_type_refused,
};

const { min, max } = limits.card.cvv;
const cvvPattern = new RegExp(`^\\d{${min},${max}}$`);

const isPast = ({ year, month }: CardForm, now: string): boolean => `${year}-${String(month).padStart(2, '0')}` < now;

function isPostal({ country, postal_code }: CardForm): boolean {
  return country === 'other' ? postal_code !== '' : isPostalCode(country, postal_code);
}
