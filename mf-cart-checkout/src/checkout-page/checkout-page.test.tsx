/** @jest-environment jsdom */

import { sessionStore } from '@bookfront/shared/session';
import { answerCalls, buildCart, buildSession, renderPage } from '@bookfront/shared/testing';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { buildLine } from '../testing/build-line';
import { buildAddress, buildProvider, buildShipping } from '../testing/build-shipping';
import { loadSteps } from '../testing/load-steps';
import {
  customer,
  guest,
  openCheckout,
  shipped,
  shippedToReview,
  shopWith,
  toContact,
  toDelivery,
  toPayment,
  toReview,
} from '../testing/open-checkout';
import { CheckoutPage } from './checkout-page';

beforeAll(loadSteps, 60_000);
jest.setTimeout(30_000);

const bar = () => within(screen.getByRole('navigation', { name: 'Checkout steps' }));

describe('the steps', () => {
  test('show the current one and link back to reached ones, never to the review [CHK-02] [CHK-03] [CHK-04] [CHK-05]', async () => {
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

  test.each(['cart', 'contact', 'review'])('%s tells a price that has changed', async (step) => {
    answerCalls({ 'cart/acknowledgePrices': {} });
    openCheckout(step, customer({ checkout: toReview, items: [buildLine({ price_before: 1800 })] }));
    expect(await screen.findByText('The price of Emma has changed from $18.00 to $20.00.')).toBeVisible();
  });

  test('a step that was not reached is no link [CHK-04]', async () => {
    openCheckout('contact', customer({ checkout: toContact }));
    expect(
      bar()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Cart', 'Pick up']);
    await screen.findByRole('button', { name: 'Continue to payment' });
  });

  test.each(['contact', 'payment', 'review'])('%s without a saved delivery goes to the cart [CHK-07]', (step) => {
    const { address } = openCheckout(step, guest());
    expect(address()).toBe('/checkout/cart');
  });

  test.each([
    ['contact', 'Your details', 'Continue to payment'],
    ['review', 'Review your order', 'Place order'],
  ])('/checkout/%s shows its step and the way back [NAV-09] [CHK-06]', async (step, title, button) => {
    openCheckout(step, guest({ checkout: toReview }));
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back' })).toBeVisible();
    expect(await screen.findByRole('button', { name: button })).toBeVisible();
  });

  test('an unknown step goes to the cart', () => {
    expect(openCheckout('nonsense', guest({ checkout: toReview })).address()).toBe('/checkout/cart');
  });

  test('an empty cart says so on a step [CRT-11]', () => {
    openCheckout('contact', buildSession({ cart: buildCart({ checkout: toContact }) }));
    expect(screen.getByText('There are no items in your cart.')).toBeVisible();
  });

  test('a cart changed elsewhere sends the shopper to the cart when the window comes back [CHK-52]', async () => {
    answerCalls({
      'session/getChecksum': { cart_checksum: 'other' },
      'session/get': guest({ checkout: toContact, checksum: 'other' }),
    });
    const { address } = openCheckout('contact', guest({ checkout: toContact }));
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(address()).toBe('/checkout/cart'));
    expect(sessionStore.get()?.cart.checksum).toBe('other');
  });

  const hosted = (payment_choice: 'chase' | 'clearent' | 'global') => ({ ...toReview, payment_choice });
  const card = { cc_info: 'h1', card_type: 'visa' as const, last_four: '4242' };
  test.each([
    ['delivery', toDelivery, 'Where should we send it?', 'button', /Ship to Ruth/],
    ['provider', shipped, 'How should we send it?', 'radio', /Parcel post/],
    ['contact', toContact, 'Your details', 'button', 'Continue to payment'],
    ['payment', toPayment, 'How would you like to pay?', 'button', /^Pay at pickup/],
    ['credit_card', { ...toPayment, payment_choice: 'credit_card' as const }, 'Your card', 'textbox', 'Card number'],
    [
      'review',
      { ...toPayment, payment_choice: 'credit_card' as const, card },
      'Review your order',
      'button',
      'Place order',
    ],
    ['chase', hosted('chase'), 'Review your order', undefined, 'Card payment'],
    ['clearent', hosted('clearent'), 'Review your order', undefined, 'clearent'],
    ['global', hosted('global'), 'Review your order', 'dialog', 'Pay by card'],
  ])(
    '/checkout/%s shows its step, with a way back [CHK-01] [CHK-06] [NAV-09] [GAP-89]',
    async (step, checkout, title, role, name) => {
      const session = customer({ checkout });
      const made = answerCalls({
        'session/get': session,
        'address/getList': { addresses: [buildAddress()] },
        'checkout/getShippingProviders': { providers: [buildProvider()] },
        'checkout/getShippingBatch': { batches: [] },
        'checkout/getPaymentChoices': { pickup: ['pickup'], ship: [] },
        'checkout/getPaymentModule': { address: 'https://cards.example/form', key: 'public-key', currency: 'CAD' },
        'checkout/chaseInit': { uid: 'u-7' },
      });
      const { address } = openCheckout(step, session);
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back' })).toBeVisible();
      expect(address()).toBe(`/checkout/${step}`);
      if (role) expect(await screen.findByRole(role, { name })).toBeVisible();
      else if (step === 'chase') expect(await screen.findByTitle(name)).toBeVisible();
      else await waitFor(() => expect(document.getElementById('payment-form')).toBeInTheDocument());
      expect(made.map(({ name }) => name)).not.toContain('checkout/submit');
    },
  );

  test('/checkout/cart shows the cart, without a way back [CHK-01]', () => {
    openCheckout('cart', guest());
    expect(screen.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Back' })).not.toBeInTheDocument();
  });

  test.each([
    ['delivery', toContact, 'contact'],
    ['provider', toDelivery, 'delivery'],
    ['contact', { ...toDelivery, shipping: buildShipping() }, 'provider'],
    ['credit_card', toReview, 'review'],
    ['global', toReview, 'review'],
    ['review', { ...toPayment, payment_choice: 'credit_card' as const }, 'credit_card'],
  ])(
    '/checkout/%s that nothing saved leads to goes to the last step that can be shown [CHK-04]',
    async (step, checkout, shown) => {
      answerCalls({ 'address/getList': { addresses: [] }, 'checkout/getShippingProviders': { providers: [] } });
      const { address, container } = openCheckout(step, customer({ checkout }));
      await waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
      expect(address()).toBe(`/checkout/${shown}`);
    },
  );

  test('an order that is shipped passes address and shipping [CHK-02] [CHK-03] [CHK-12]', async () => {
    openCheckout('review', customer({ checkout: shippedToReview }));
    expect(
      bar()
        .getAllByRole('listitem')
        .map((item) => item.textContent?.replace(' (done)', '')),
    ).toEqual(['Cart', 'Address', 'Ship', 'Contact', 'Payment', 'Review']);
    await screen.findByRole('button', { name: 'Place order' });
  });

  test.each([
    ['/checkout2', '/checkout2'],
    ['/checkout2/nonsense', '/checkout2/:progress'],
  ])('%s goes to the cart [GAP-13]', async (url, path) => {
    const { address } = renderPage(<CheckoutPage />, { page: { session: guest(), url }, url, path });
    await waitFor(() => expect(address()).toBe('/checkout/cart'));
  });

  test('/checkout2/contact shows the step of the checkout [NAV-08]', async () => {
    const url = '/checkout2/contact';
    renderPage(<CheckoutPage />, {
      page: { session: guest({ checkout: toContact }), url },
      url,
      path: '/checkout2/:progress',
    });
    expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeVisible();
  });

  test("the browser's Back to the cart shows the cart [CHK-11]", async () => {
    const GoBack = () => {
      const navigate = useNavigate();
      return (
        <button type="button" onClick={() => navigate(-1)}>
          The browser’s Back
        </button>
      );
    };
    const session = guest();
    answerCalls({ 'session/get': session, 'checkout/setDelivery': { cart: guest({ checkout: toContact }).cart } });
    const page = (
      <>
        <CheckoutPage />
        <GoBack />
      </>
    );
    const user = userEvent.setup();
    const { address } = renderPage(page, {
      page: { session, url: '/checkout/cart' },
      url: '/checkout/cart',
      path: '/checkout/:progress',
    });
    await user.click(screen.getByRole('button', { name: 'Check out as guest' }));
    await screen.findByRole('button', { name: 'Continue to payment' });
    await user.click(screen.getByRole('button', { name: 'The browser’s Back' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    expect(address()).toBe('/checkout/cart');
  });

  test("the shop's messages for the checkout and for shipping show on their steps [CHK-51]", async () => {
    answerCalls({ 'address/getList': { addresses: [] } });
    const shop = shopWith({ messages: { checkout: 'We close early this week.', shipping: 'The ferry is late.' } });
    const { unmount } = openCheckout('contact', customer({ checkout: toContact }), shop);
    expect(screen.getByText('We close early this week.')).toBeVisible();
    expect(screen.queryByText('The ferry is late.')).not.toBeInTheDocument();
    await screen.findByRole('button', { name: 'Continue to payment' });
    unmount();
    openCheckout('delivery', customer({ checkout: toDelivery }), shop);
    expect(screen.getByText('The ferry is late.')).toBeVisible();
    await screen.findByText('No address yet');
  });

  test('no step of the bar is a stub [CHK-10] [GAP-14]', () => {
    openCheckout('cart', customer({ checkout: shippedToReview }));
    const known = ['cart', 'delivery', 'provider', 'contact', 'payment', 'review'].map((step) => `/checkout/${step}`);
    for (const link of bar().getAllByRole('link')) expect(known).toContain(link.getAttribute('href'));
    expect(screen.queryByText(/to do/i)).not.toBeInTheDocument();
  });
});
