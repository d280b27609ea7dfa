import { buildCart } from '@bookfront/shared/testing';
import { describe, expect, test } from '@jest/globals';
import { choiceName, choicesFor } from './payment-rules';

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

describe('the payment choices', () => {
  const offered = { pickup: ['contact', 'pickup', 'clearent'] as const, ship: ['contact', 'paypal', 'chase'] as const };
  const choices = (delivery: 'pickup' | 'local_delivery', total = 2000) => {
    const cart = buildCart();
    const { checkout, summary } = cart;
    return choicesFor(
      { ...cart, summary: { ...summary, item_count: 1, total }, checkout: { ...checkout, delivery } },
      { pickup: [...offered.pickup], ship: [...offered.ship] },
    );
  };

  test.each([
    ['pickup', ['clearent', 'pickup', 'contact']],
    ['local_delivery', ['chase', 'paypal', 'contact']],
  ] as const)('of %s stand first where they pay at once [PAY-01] [GAP-61]', (delivery, expected) => {
    expect(choices(delivery)).toEqual(expected);
  });

  test('nothing to pay is one choice of its own [PAY-07]', () => {
    expect(choices('pickup', 0)).toEqual(['not_required']);
  });
});
