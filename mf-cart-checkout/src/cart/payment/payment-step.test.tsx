/** @jest-environment jsdom */

import { answerCalls, buildSettings } from '@bookfront/shared/testing';
import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildFilledCart } from '../../testing/build-line';
import { loadSteps } from '../../testing/load-steps';
import { guest, openCheckout, toPayment, toReview } from '../../testing/open-checkout';
import { openDialogs } from '../../testing/open-dialogs';

beforeAll(openDialogs);
beforeAll(loadSteps, 60_000);
jest.setTimeout(30_000);

describe('the payment step', () => {
  afterEach(() => void jest.useRealTimers());

  function openWithTimers(session = guest({ checkout: toPayment })) {
    jest.useFakeTimers();
    return openCheckout('payment', session, buildSettings(), userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
  }

  test('[PAY-03] [PAY-06] [GAP-75] a choice is saved a second later, then comes the review', async () => {
    const made = answerCalls({
      'checkout/getPaymentChoices': { pickup: ['pickup'], ship: [] },
      'checkout/setPaymentChoice': { cart: buildFilledCart(undefined, { checkout: toReview }) },
    });
    const { user, address } = openWithTimers();
    await user.click(await screen.findByRole('button', { name: /Pay at pickup/ }));
    expect(screen.getByText('Saving your choice…')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(900));
    expect(made).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(made[1]?.payload).toMatchObject({ payment_choice: 'pickup' });
    expect(address()).toBe('/checkout/review');
    jest.useRealTimers();
    expect(await screen.findByRole('button', { name: 'Place order' })).toBeVisible();
  });

  test('[PAY-01] shows the choices of this delivery only', async () => {
    answerCalls({ 'checkout/getPaymentChoices': { pickup: ['pickup'], ship: ['not_required'] } });
    openCheckout('payment', guest({ checkout: toPayment }));
    expect(await screen.findByRole('button', { name: /Pay at pickup/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Continue/ })).not.toBeInTheDocument();
  });

  test("[PAY-07] nothing to pay is 'Continue (it's free!)' and chooses not_required", async () => {
    const made = answerCalls({
      'checkout/getPaymentChoices': { pickup: ['not_required'], ship: [] },
      'checkout/setPaymentChoice': { cart: buildFilledCart(undefined, { checkout: { ...toReview, payment_choice: 'not_required' } }) },
    });
    const { user } = openWithTimers();
    await user.click(await screen.findByRole('button', { name: /Continue \(it's free!\)/ }));
    await act(() => jest.advanceTimersByTimeAsync(1100));
    expect(made[1]?.payload).toMatchObject({ payment_choice: 'not_required' });
    jest.useRealTimers();
    expect(await screen.findByRole('button', { name: 'Place order' })).toBeVisible();
  });

  test('a cart that was free and now costs something is asked about afresh', async () => {
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
});
