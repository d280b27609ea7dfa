import { describe, expect, test } from '@jest/globals';
import { choiceName } from './payment-rules';

describe('the name of a way to pay', () => {
  test('[GAP-75] one way by card is the credit card', () => {
    expect(choiceName('clearent', ['paypal', 'clearent'])).toBe('Credit card');
  });

  test.each([
    ['clearent', 'Credit card (Clearent)'],
    ['chase', 'Credit card (Chase)'],
    ['global', 'Credit card (Global Payments)'],
    ['credit_card', 'Credit card'],
    ['paypal', 'PayPal'],
  ] as const)('[GAP-75] of several by card, %s names itself', (choice, name) => {
    expect(choiceName(choice, ['clearent', 'chase', 'global', 'credit_card', 'paypal'])).toBe(name);
  });
});
