import type { CheckoutStep } from '@bookfront/shared/routes';
import type { CheckoutState } from '@bookfront/shared/schemas';
import { buildCart } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { contact } from '../testing/build-line';
import { buildProvider, buildShipping } from '../testing/build-shipping';
import { furthestStep, stepBefore, stepEntries } from './step-order';

const nothing: CheckoutState = buildCart().checkout;
const pickup: CheckoutState = { ...nothing, delivery: 'pickup' };
const all: CheckoutState = { ...nothing, delivery: 'pickup', contact, payment_choice: 'pickup' };

/** Each entry's mark: '*' the current one, 'v' passed, then '>' where it leads to its step. */
const marks = (current: CheckoutStep, state: CheckoutState, canShip = false) =>
  stepEntries(current, state, canShip).map(
    ({ label, isCurrent, isPassed, isOpen }) =>
      `${label}${isCurrent ? '*' : ''}${isPassed ? 'v' : ''}${isOpen ? '>' : ''}`,
  );

test.each([
  ['the cart before a delivery', 'cart', nothing, ['Cart*', 'Delivery', 'Contact', 'Payment', 'Review']],
  ['the cart after all is said', 'cart', all, ['Cart*', 'Pick up', 'Contact>', 'Payment>', 'Review']],
  ['contact at first', 'contact', pickup, ['Cartv>', 'Pick upv>', 'Contact*', 'Payment', 'Review']],
  ['contact when all is said', 'contact', all, ['Cartv>', 'Pick upv>', 'Contact*', 'Payment>', 'Review']],
  ['the review', 'review', all, ['Cartv>', 'Pick upv>', 'Contactv>', 'Paymentv>', 'Review*']],
] as const)('the step bar of %s [CHK-04] [CHK-05]', (_, current, state, entries) => {
  expect(marks(current, state)).toEqual(entries);
});

test.each([
  ['ship', 'Ship'],
  ['local_delivery', 'Local Delivery'],
] as const)('the delivery %s is called %s [CHK-03]', (delivery, label) => {
  expect(stepEntries('contact', { ...pickup, delivery }, true)[2]?.label).toBe(label);
});

test.each([
  ['pickup', 'Pick up'],
  [null, 'Delivery'],
] as const)('the delivery %s is called %s [CHK-03]', (delivery, label) => {
  expect(stepEntries('contact', { ...pickup, delivery }, false)[1]?.label).toBe(label);
});

const ship: CheckoutState = { ...nothing, delivery: 'ship' };
const provided: CheckoutState = { ...ship, shipping: buildShipping(), provider: buildProvider() };
const paid: CheckoutState = { ...provided, contact, payment_choice: 'contact' };

test.each([
  ['the cart before a delivery', 'cart', nothing, ['Cart*', 'Address', 'Delivery', 'Contact', 'Payment', 'Review']],
  ['the address', 'delivery', ship, ['Cartv>', 'Address*', 'Ship', 'Contact', 'Payment', 'Review']],
  ['the provider', 'provider', provided, ['Cartv>', 'Addressv>', 'Ship*', 'Contact>', 'Payment', 'Review']],
  ['a card form', 'credit_card', paid, ['Cartv>', 'Addressv>', 'Shipv>', 'Contactv>', 'Payment*>', 'Review']],
  ['a payment in a frame', 'chase', paid, ['Cartv>', 'Addressv>', 'Shipv>', 'Contactv>', 'Paymentv>', 'Review*']],
] as const)('the step bar of an order to ship on %s [CHK-02] [CHK-04] [CHK-05]', (_, current, state, entries) => {
  expect(marks(current, state, true)).toEqual(entries);
});

test.each([
  ['nothing', nothing, 'cart'],
  ['a pickup', pickup, 'contact'],
  ['a shipping without an address', ship, 'delivery'],
  ['an address in passing', { ...ship, address_id: 'a1' }, 'provider'],
  ['an address and a provider', provided, 'contact'],
  ['a contact', { ...provided, contact }, 'payment'],
  ['a payment', paid, 'review'],
  ['a card to come', { ...paid, payment_choice: 'credit_card' }, 'credit_card'],
  ['a frame', { ...paid, payment_choice: 'chase' }, 'chase'],
] as const)('with %s the furthest step follows [CHK-12]', (_, state, step) => {
  expect(furthestStep(state)).toBe(step);
});

test.each([
  ['delivery', paid, 'cart'],
  ['provider', paid, 'delivery'],
  ['contact', paid, 'provider'],
  ['contact', all, 'cart'],
  ['payment', paid, 'contact'],
  ['credit_card', paid, 'payment'],
  ['review', paid, 'payment'],
  ['chase', paid, 'payment'],
] as const)('from %s Back leads to the step before it [CHK-06]', (step, state, before) => {
  expect(stepBefore(step, state)).toBe(before);
});
