/** @jest-environment jsdom */

import { sessionStore } from '@bookfront/shared/session';
import { answerCalls, buildCart, buildSession } from '@bookfront/shared/testing';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { loadSteps } from '../../testing/load-steps';
import { customer, guest, openCheckout, toContact, toReview } from '../../testing/open-checkout';
import { openDialogs } from '../../testing/open-dialogs';

beforeAll(openDialogs);
beforeAll(loadSteps, 60_000);
jest.setTimeout(30_000);

const bar = () => within(screen.getByRole('navigation', { name: 'Checkout steps' }));

describe('the steps', () => {
  test('[CHK-02] [CHK-03] [CHK-04] [CHK-05] tell where one is, lead back to reached ones, never to the review', async () => {
    openCheckout('contact', customer({ checkout: toReview }));
    expect(
      bar()
        .getAllByRole('listitem')
        .map((item) => item.textContent?.replace(' (done)', '')),
    ).toEqual(['Cart', 'Pick up', 'Contact', 'Payment', 'Review']);
    expect(
      bar()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Cart', 'Pick up', 'Payment']);
    await screen.findByRole('button', { name: 'Continue to payment' });
  });

  test('[CHK-04] a step that was not reached is no link', async () => {
    openCheckout('contact', customer({ checkout: toContact }));
    expect(
      bar()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Cart', 'Pick up']);
    await screen.findByRole('button', { name: 'Continue to payment' });
  });

  test.each(['contact', 'payment', 'review'])('[CHK-07] %s without a saved delivery goes to the cart', (step) => {
    const { address } = openCheckout(step, guest());
    expect(address()).toBe('/checkout/cart');
  });

  test.each([
    ['contact', 'Your details', 'Continue to payment'],
    ['review', 'Review your order', 'Place order'],
  ])('[NAV-09] [CHK-06] /checkout/%s shows its step and the way back', async (step, title, button) => {
    openCheckout(step, guest({ checkout: toReview }));
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back' })).toBeVisible();
    expect(await screen.findByRole('button', { name: button })).toBeVisible();
  });

  test('an unknown step goes to the cart', () => {
    expect(openCheckout('nonsense', guest({ checkout: toReview })).address()).toBe('/checkout/cart');
  });

  test('[CRT-11] an empty cart says so on a step', () => {
    openCheckout('contact', buildSession({ cart: buildCart({ checkout: toContact }) }));
    expect(screen.getByText('There are no items in your cart.')).toBeVisible();
  });

  test('[CHK-52] a cart changed elsewhere sends the shopper to the cart when the window comes back', async () => {
    answerCalls({ 'session/getChecksum': { cart_checksum: 'other' }, 'session/get': guest({ checkout: toContact, checksum: 'other' }) });
    const { address } = openCheckout('contact', guest({ checkout: toContact }));
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(address()).toBe('/checkout/cart'));
    expect(sessionStore.get()?.cart.checksum).toBe('other');
  });
});
