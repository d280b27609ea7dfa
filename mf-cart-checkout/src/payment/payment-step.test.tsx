/** @jest-environment jsdom */

import { sessionStore } from '@bookfront/shared/session';
import { answerCalls, buildSettings, pending } from '@bookfront/shared/testing';
import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildFilledCart, contact } from '../testing/build-line';
import { loadSteps } from '../testing/load-steps';
import { customer, guest, openCheckout, shipped, toPayment, toReview } from '../testing/open-checkout';

beforeAll(loadSteps, 60_000);
jest.setTimeout(30_000);

describe('the payment step', () => {
  afterEach(() => void jest.useRealTimers());

  function openWithTimers(session = guest({ checkout: toPayment }), settings = buildSettings()) {
    jest.useFakeTimers();
    return openCheckout('payment', session, settings, {
      user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    });
  }

  test('a choice is saved a second later, then comes the review [PAY-03] [PAY-06] [GAP-75]', async () => {
    const made = answerCalls({
      'checkout/getPaymentChoices': { pickup: ['pickup'], ship: [] },
      'checkout/setPaymentChoice': { cart: buildFilledCart(undefined, { checkout: toReview }) },
    });
    const { user, address } = openWithTimers();
    await user.click(await screen.findByRole('button', { name: /Pay at pickup/ }));
    expect(
      within(screen.getByRole('button', { name: /Pay at pickup/ })).getByText('Saving your choice…'),
    ).toBeVisible();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Saving your choice…');
    await act(() => jest.advanceTimersByTimeAsync(900));
    expect(made).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(made[1]?.payload).toMatchObject({ payment_choice: 'pickup' });
    expect(address()).toBe('/checkout/review');
    jest.useRealTimers();
    expect(await screen.findByRole('button', { name: 'Place order' })).toBeVisible();
  });

  test('shows the choices of this delivery only [PAY-01]', async () => {
    answerCalls({ 'checkout/getPaymentChoices': { pickup: ['pickup'], ship: ['not_required'] } });
    openCheckout('payment', guest({ checkout: toPayment }));
    expect(await screen.findByRole('button', { name: /Pay at pickup/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Continue/ })).not.toBeInTheDocument();
  });

  test("nothing to pay is 'Continue (it's free!)' and chooses not_required [PAY-07]", async () => {
    const made = answerCalls({
      'checkout/getPaymentChoices': { pickup: ['not_required'], ship: [] },
      'checkout/setPaymentChoice': {
        cart: buildFilledCart(undefined, { checkout: { ...toReview, payment_choice: 'not_required' } }),
      },
    });
    const { user } = openWithTimers();
    await user.click(await screen.findByRole('button', { name: /Continue \(it's free!\)/ }));
    await act(() => jest.advanceTimersByTimeAsync(1100));
    expect(made[1]?.payload).toMatchObject({ payment_choice: 'not_required' });
    jest.useRealTimers();
    expect(await screen.findByRole('button', { name: 'Place order' })).toBeVisible();
  });

  test('a cart that was free and now costs something asks for the choices again', async () => {
    answerCalls({ 'checkout/getPaymentChoices': { pickup: ['not_required'], ship: [] } });
    const { user } = openCheckout('payment', guest({ checkout: toReview }));
    await screen.findByRole('button', { name: /Continue/ });
    await user.click(screen.getByRole('link', { name: 'Contact' }));
    await screen.findByRole('button', { name: 'Continue to payment' });
    const made = answerCalls({ 'checkout/getPaymentChoices': { pickup: ['pickup'], ship: [] } });
    await user.click(screen.getByRole('link', { name: 'Payment' }));
    expect(screen.queryByRole('button', { name: /Continue/ })).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /Pay at pickup/ })).toBeVisible();
    expect(made).toHaveLength(1);
  });

  test('a gift card that pays less than before asks for the choices again [PAY-01] [GFT-21]', async () => {
    let isFree = true;
    answerCalls({ 'checkout/getPaymentChoices': () => ({ pickup: [isFree ? 'not_required' : 'pickup'], ship: [] }) });
    openCheckout('payment', guest({ checkout: toPayment }));
    await screen.findByRole('button', { name: /Continue/ });
    isFree = false;
    act(() => sessionStore.setCart(guest({ checkout: toPayment, checksum: 'with less' }).cart));
    expect(await screen.findByRole('button', { name: /^Pay at pickup/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Continue/ })).not.toBeInTheDocument();
  });

  const allChoices = ['pickup', 'paypal', 'contact', 'clearent', 'chase', 'global', 'credit_card'] as const;
  const step = { credit_card: 'credit_card', chase: 'chase' } as const;

  test.each(allChoices)(
    '%s can be chosen, and leads to what it needs [PAY-02] [PAY-04] [PAY-05] [PAY-06]',
    async (payment_choice) => {
      const made = answerCalls({
        'checkout/getPaymentChoices': { pickup: [payment_choice], ship: [] },
        'checkout/setPaymentChoice': {
          cart: buildFilledCart(undefined, { checkout: { ...toReview, payment_choice } }),
        },
        'checkout/getPaymentModule': { error: 'Closed.', code: 'payment' },
      });
      const { user, address } = openWithTimers();
      await user.click(
        await screen.findByRole('button', { name: /Pay at pickup|PayPal|Contact me for payment|Credit card/ }),
      );
      await act(() => jest.advanceTimersByTimeAsync(1100));
      expect(made[1]?.payload).toMatchObject({ payment_choice });
      const next = Object.entries(step).find(([choice]) => choice === payment_choice)?.[1] ?? 'review';
      expect(address()).toBe(`/checkout/${next}`);
    },
  );

  test('each choice has its name [GAP-75]', async () => {
    answerCalls({ 'checkout/getPaymentChoices': { pickup: ['pickup', 'contact', 'credit_card', 'paypal'], ship: [] } });
    openCheckout('payment', guest({ checkout: toPayment }));
    for (const name of [/^Pay at pickup/, /^Contact me for payment/, /^Credit card/, /^PayPal/])
      expect(await screen.findByRole('button', { name })).toBeVisible();
  });

  test.each(['ship', 'local_delivery'] as const)('%s pays as ship does [GAP-61] [PAY-01]', async (delivery) => {
    answerCalls({ 'checkout/getPaymentChoices': { pickup: ['pickup'], ship: ['contact'] } });
    openCheckout('payment', customer({ checkout: { ...shipped, delivery, contact } }));
    expect(await screen.findByRole('button', { name: /^Contact me for payment/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay at pickup/ })).not.toBeInTheDocument();
  });

  test('a total that gift cards cover is free, whatever else could be chosen [PAY-07]', async () => {
    const session = guest({ checkout: toPayment });
    const cart = { ...session.cart, summary: { ...session.cart.summary, total_gift_card_amount_used: 2100, total: 0 } };
    answerCalls({ 'checkout/getPaymentChoices': { pickup: ['pickup', 'paypal'], ship: [] } });
    openCheckout('payment', { ...session, cart });
    expect(await screen.findByRole('button', { name: /Continue \(it's free!\)/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  test('a choice that could not be saved says so, and can be made again [ERR-54]', async () => {
    answerCalls({
      'checkout/getPaymentChoices': { pickup: ['pickup'], ship: [] },
      'checkout/setPaymentChoice': { error: 'The till is closed.', code: 'payment' },
    });
    const { user, address } = openWithTimers();
    await user.click(await screen.findByRole('button', { name: /Pay at pickup/ }));
    await act(() => jest.advanceTimersByTimeAsync(1100));
    expect(screen.getByRole('alert')).toHaveTextContent('There was an error. The till is closed.');
    expect(address()).toBe('/checkout/payment');
    expect(screen.getByRole('button', { name: /Pay at pickup/ })).toBeEnabled();
  });

  test('a choice, while the shop is slow, is sent once and says so; without an answer it can be made again [ERR-54]', async () => {
    const answer = pending<void>();
    const made = answerCalls({
      'checkout/getPaymentChoices': { pickup: ['pickup'], ship: [] },
      'checkout/setPaymentChoice': () =>
        answer.promise.then(() => {
          throw new TypeError('connection lost');
        }),
    });
    const { user, address } = openWithTimers();
    const choice = () => screen.findByRole('button', { name: /Pay at pickup/ });
    const sent = () => made.filter(({ name }) => name === 'checkout/setPaymentChoice').length;
    await user.dblClick(await choice());
    await act(() => jest.advanceTimersByTimeAsync(8000));
    expect(within(await choice()).getByText('Saving your choice…')).toBeVisible();
    await user.click(await choice());
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(sent()).toBe(1);
    await act(async () => answer.resolve());
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t reach the shop.');
    expect(screen.queryByText('Saving your choice…')).not.toBeInTheDocument();
    expect(address()).toBe('/checkout/payment');
    await user.click(await choice());
    await act(() => jest.advanceTimersByTimeAsync(1100));
    expect(sent()).toBe(2);
  });
});
