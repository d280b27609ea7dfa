import * as m from '#messages';
import { cardProblems } from './card-rules';

const card = {
  name: 'Robin Reader',
  number: '4242 4242 4242 4242',
  cvv: '123',
  month: 5,
  year: 2026,
  country: 'CA',
  postal_code: 'V0N 1V0',
} as const;
const all = ['visa', 'mastercard', 'amex', 'discover'] as const;

describe('a card number', () => {
  it.each([
    ['is good', '4111-1111 1111 1111', all, undefined],
    ['has letters', '4111 1111 1111 111x', all, m.card_number_invalid()],
    ['has letters, and few characters', '4111x', all, m.card_number_invalid()],
    ['has thirteen digits, of a type that no shop takes', '5000000000005', all, m.card_type_refused()],
    ['has twelve digits', '411111111111', all, m.card_number_too_short()],
    ['has a wrong check digit', '4111111111111112', all, m.card_number_invalid()],
    ['is of a type that the shop does not take', '378282246310005', ['visa'] as const, m.card_type_refused()],
    ['is of a type that no shop takes', '3530111333300000', all, m.card_type_refused()],
  ])('%s', (_what, number, accepted, problem) =>
    expect(cardProblems({ ...card, number }, accepted, '2026-05').number).toBe(problem),
  );
});

describe('the rest of a card', () => {
  it.each([
    ['ends this month', {}, {}],
    ['ended last month', { month: 4 }, { month: m.card_expired() }],
    ['ends in nine years', { year: 2035 }, {}],
    ['ends in ten years', { year: 2036 }, { year: m.card_year_needed() }],
    ['has no name', { name: '' }, { name: m.card_name_needed() }],
    ['has two digits on its back', { cvv: '12' }, { cvv: m.card_cvv_invalid() }],
    ['has four digits on its back', { cvv: '1234' }, {}],
    ['has five digits on its back', { cvv: '12345' }, { cvv: m.card_cvv_invalid() }],
    ['has a letter on its back', { cvv: 'x123' }, { cvv: m.card_cvv_invalid() }],
    ['has a postal code of another country', { postal_code: '98101' }, { postal_code: m.card_postal_code_invalid() }],
    ['is from abroad', { country: 'other', postal_code: 'D02 X285' }, {}],
    [
      'is from abroad, without a postal code',
      { country: 'other', postal_code: '' },
      { postal_code: m.card_postal_code_invalid() },
    ],
  ] as const)('%s', (_what, over, problems) =>
    expect(cardProblems({ ...card, ...over }, all, '2026-05')).toStrictEqual(problems),
  );
});
