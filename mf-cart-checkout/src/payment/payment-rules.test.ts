import { describe, expect, test } from '@jest/globals';
import { choiceName } from './payment-rules';

describe('the name of a payment choice', () => {
  test('a single card choice is called credit card [GAP-75]', () => {
    expect(choiceName('clearent', ['paypal', 'clearent'])).toBe('Credit card');
  });

  test.each([
    ['clearent', 'Credit card (Clearent)'],
    ['chase', 'Credit card (Chase)'],
    ['global', 'Credit card (Global Payments)'],
    ['credit_card', 'Credit card'],
    ['paypal', 'PayPal'],
  ] as const)('of several by card, %s names itself [GAP-75]', (choice, name) => {
    expect(choiceName(choice, ['clearent', 'chase', 'global', 'credit_card', 'paypal'])).toBe(name);
  });
});
