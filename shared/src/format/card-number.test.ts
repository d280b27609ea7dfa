import { expect, it } from '@jest/globals';
import { cardNumberFault, cardTypeOf } from './card-number';

const all = ['visa', 'mastercard', 'amex', 'discover'] as const;

it.each([
  ['4111111111111111', 'visa'],
  ['5555555555554444', 'mastercard'],
  ['2223003122003222', 'mastercard'],
  ['378282246310005', 'amex'],
  ['6011111111111117', 'discover'],
  ['3530111333300000', undefined],
  ['9999999999999999', undefined],
])('the type of %s is %s [PAY-15]', (digits, type) => expect(cardTypeOf(digits)).toBe(type));

it.each([
  ['with spaces and a dash', '4111-1111 1111 1111', all, undefined],
  ['that is empty', '', all, 'invalid'],
  ['with letters', '4111 1111 1111 111x', all, 'invalid'],
  ['with letters and few characters', '4111x', all, 'invalid'],
  ['of twelve digits', '411111111111', all, 'too_short'],
  ['of thirteen digits and a type that no shop takes', '5000000000005', all, 'type'],
  ['with a wrong check digit', '4111111111111112', all, 'invalid'],
  ['of a type that the shop does not take', '378282246310005', ['visa'] as const, 'type'],
  ['of a type that the shop does not take, with a wrong check digit', '378282246310006', ['visa'] as const, 'type'],
])('a number %s has the right fault [PAY-09] [PAY-10] [PAY-11] [PAY-12]', (_what, number, accepted, fault) =>
  expect(cardNumberFault(number, accepted)).toBe(fault),
);
