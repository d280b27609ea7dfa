/** What the card form asks for (P2 §5 Credit card). Pure. */

import { cardDigits, cardNumberFault } from '@bookfront/shared/format/card-number';
import { isPostalCode } from '@bookfront/shared/format/postal';
import type { CardType, Payload, SiteSettings } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { object, string } from 'yup';
import * as m from '#messages';

/** Text as it is in the fields; `month` '1' to '12'. */
export interface CardForm {
  name: string;
  number: string;
  month: string;
  year: string;
  cvv: string;
  country: CardCountry;
  postal_code: string;
}
export type CardCountry = Payload<'checkout/setCreditCard'>['country'];

/** PAY-18 */
export const cardCountries = (): [CardCountry, string][] => [
  ['CA', m.card_country_canada()],
  ['US', m.card_country_usa()],
  ['other', m.card_country_other()],
];

export function emptyCard({
  store_info: { country, is_canadian, is_american },
}: Pick<SiteSettings, 'store_info'>): CardForm {
  return {
    name: '',
    number: '',
    month: '',
    year: '',
    cvv: '',
    country: countryOf(country, is_canadian, is_american),
    postal_code: '',
  };
}

function countryOf(country: string, isCanadian: boolean, isAmerican: boolean): CardCountry {
  if (/^(US|USA|United States.*)$/i.test(country) || (isAmerican && !isCanadian)) return 'US';
  return /^(CA|Canada)$/i.test(country) || isCanadian ? 'CA' : 'other';
}

/** PAY-21: this year and nine more. */
export const expiryYears = (now: Date): number[] =>
  Array.from({ length: limits.card.years + 1 }, (_, i) => now.getFullYear() + i);

/** The day at the shop: browser and api both check the expiry date by the shop's calendar, wherever the shopper is. */
export const dayAtShop = (now: Date, timeZone: string): Date =>
  new Date(now.toLocaleDateString('en-US', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' }));

/** `now`: the time of the page, not of the form's first render. */
export function cardSchema(accepted: readonly CardType[], now: Date) {
  const { cvv, name } = limits.card;
  return object({
    name: string().trim().max(name).required(m.card_name_required()),
    number: string().test((text = '', context) => {
      const wrong = wrongNumber(text, accepted);
      return wrong ? context.createError({ message: wrong }) : true;
    }),
    month: string()
      .required(m.card_month_required())
      .test('future', m.card_expired(), (month, { parent }) => !isPast(Number(month), Number(parent.year), now)),
    year: string().required(m.card_year_required()),
    cvv: string()
      .matches(new RegExp(`^\\d{${cvv.min},${cvv.max}}$`), m.card_cvv_invalid())
      .required(m.card_cvv_invalid()),
    postal_code: string()
      .required(m.card_postal_code_invalid())
      .test('postal', m.card_postal_code_invalid(), (code, { parent }) => isPostalCode(parent.country, code)),
  });
}

/** PAY-09 to PAY-12: the first error of a number, '' if it has none. */
export function wrongNumber(text: string, accepted: readonly CardType[]): string {
  const fault = cardNumberFault(text, accepted);
  return fault ? numberTexts[fault]() : '';
}
const numberTexts = {
  invalid: m.card_number_invalid,
  too_short: m.card_number_too_short,
  type: m.card_type_refused,
};

/** PAY-20: a card is good to the end of its month. */
function isPast(month: number, year: number, now: Date): boolean {
  return year > 0 && year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1;
}

export function cardPayload(form: CardForm): Payload<'checkout/setCreditCard'> {
  const { name, number, month, year, cvv, country, postal_code } = form;
  return {
    name: name.trim(),
    number: cardDigits(number),
    cvv,
    month: Number(month),
    year: Number(year),
    country,
    postal_code: postal_code.trim(),
  };
}
