import type { CheckoutStep } from '@bookfront/shared/routes';
import type { CheckoutState } from '@bookfront/shared/schemas';
import { buildCart } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { contact } from '../../testing/build-line';
import { stepEntries } from './step-order';

const nothing: CheckoutState = buildCart().checkout;
const pickup: CheckoutState = { ...nothing, delivery: 'pickup' };
const all: CheckoutState = { ...nothing, delivery: 'pickup', contact, payment_choice: 'pickup' };

/** Each entry's mark: '*' the current one, 'v' passed, then '>' where it leads to its step. */
const marks = (current: CheckoutStep, state: CheckoutState) =>
  stepEntries(current, state).map(({ label, isCurrent, isPassed, isOpen }) => `${label}${isCurrent ? '*' : ''}${isPassed ? 'v' : ''}${isOpen ? '>' : ''}`);

test.each([
  ['the cart before a delivery', 'cart', nothing, ['Cart*', 'Delivery', 'Contact', 'Payment', 'Review']],
  ['the cart after all is said', 'cart', all, ['Cart*', 'Pick up', 'Contact>', 'Payment>', 'Review']],
  ['contact at first', 'contact', pickup, ['Cartv>', 'Pick upv>', 'Contact*', 'Payment', 'Review']],
  ['contact when all is said', 'contact', all, ['Cartv>', 'Pick upv>', 'Contact*', 'Payment>', 'Review']],
  ['the review', 'review', all, ['Cartv>', 'Pick upv>', 'Contactv>', 'Paymentv>', 'Review*']],
] as const)('[CHK-04] [CHK-05] the step bar of %s', (_, current, state, entries) => {
  expect(marks(current, state)).toEqual(entries);
});

test.each([
  ['ship', 'Ship'],
  ['local_delivery', 'Local Delivery'],
] as const)('[CHK-03] the delivery %s is called %s', (delivery, label) => {
  expect(stepEntries('contact', { ...pickup, delivery })[1]?.label).toBe(label);
});
