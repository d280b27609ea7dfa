/** @jest-environment jsdom */

import { bus } from '@bookfront/shared/events';
import { answerCalls, buildSession, buildSettings, renderPage } from '@bookfront/shared/testing';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildLine } from '../../testing/build-line';
import { loadSteps } from '../../testing/load-steps';
import { guest, openCheckout } from '../../testing/open-checkout';
import { openDialogs } from '../../testing/open-dialogs';
import { CheckoutPage } from '../steps/checkout-page';

beforeAll(openDialogs);
beforeAll(loadSteps, 60_000);
jest.setTimeout(30_000);

const summary = () => within(screen.getByRole('region', { name: 'Summary' }));

describe('the cart page', () => {
  test('[CRT-01] [CRT-12] [CRT-13] [CRT-14] shows each line with image, title, format, availability, quantity and price', () => {
    const { container } = openCheckout('cart', guest({ items: [buildLine({ quantity: 2 }, {}, { subtitle: 'A Novel' })] }));
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['Image', 'Title', 'Format', 'Availability', 'Quantity', 'Price']);
    expect(container.querySelector('td img')).toBeInTheDocument();
    for (const text of ['A Novel', 'Paperback', 'New', '3 in stock']) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Emma' })).toHaveAttribute('href', '/item/9786800000011');
    expect(screen.getByRole('cell', { name: /^\$40\.00/ })).toBeVisible();
    expect(screen.getByLabelText('Quantity')).toHaveValue('2');
  });

  test('[CRT-03] [CRT-24] [CRT-28] [CRT-30] [CRT-56] sums up items, each tax by name, gift cards and the total in its currency', () => {
    const session = guest({ items: [buildLine({ quantity: 2 })] });
    const taxes = [
      { type: 'GST', amount: 200 },
      { type: 'PST', amount: 280 },
    ];
    const money = { ...session.cart.summary, taxes, total_gift_card_amount_used: 500, total: 3980 };
    openCheckout('cart', { ...session, cart: { ...session.cart, summary: money } });
    expect(summary().getByText('1 item, 2 copies')).toBeVisible();
    expect(summary().getByText('GST').nextElementSibling).toHaveTextContent('$2.00');
    expect(summary().getByText('PST').nextElementSibling).toHaveTextContent('$2.80');
    expect(summary().getByText('Gift cards').nextElementSibling).toHaveTextContent('-$5.00');
    expect(summary().getByText(/^Total/)).toHaveTextContent('Total CAD');
    expect(summary().getByText('$39.80')).toBeVisible();
  });

  test('[CRT-15] [CRT-16] [CRT-17] [CRT-19] [CRT-21] tells what is particular about a line', () => {
    const line = buildLine(
      {
        original_price: 2500,
        discount: 20,
        backorder_quantity: 2,
        backorder_sub_message: 'In two weeks',
        cartable_logged_in: true,
        last_ordered: { date_ordered: 1, date_ordered_text: 'May 1, 2025' },
      },
      {},
      { is_forthcoming: true, release_date_text: 'June 2, 2027' },
    );
    openCheckout('cart', guest({ items: [line] }));
    for (const text of ['Expected June 2, 2027', '2 on backorder: In two weeks', 'Requires account', 'Last ordered May 1, 2025', '$25.00'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/20% off/)).toBeVisible();
  });

  test('[CRT-08] [CRT-11] an empty cart says so and leads to the books', () => {
    openCheckout('cart', buildSession());
    expect(screen.getByRole('heading', { name: 'Empty' })).toBeVisible();
    expect(screen.getByText('There are no items in your cart.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse our books' })).toHaveAttribute('href', '/browse');
  });

  test('[CRT-09] [ERR-35] a cart that cannot be read says Error, tells why, and can be tried again', async () => {
    answerCalls({ 'session/get': { error: 'The till is being counted.', code: 'unavailable' } });
    const heard = jest.fn();
    const stop = bus.on('toast:wanted', heard);
    const user = userEvent.setup();
    renderPage(<CheckoutPage />, { page: { session: guest(), url: '/' }, url: '/checkout/cart', path: '/checkout/:progress' });
    expect(await screen.findByRole('heading', { name: 'Error' })).toBeVisible();
    expect(heard).toHaveBeenCalledWith({ text: 'The till is being counted.', tone: 'error' });
    answerCalls({ 'session/get': guest() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Emma' })).toBeVisible();
    stop();
  });

  test('[CRT-10] with ordering off the page says so', () => {
    openCheckout('cart', guest(), buildSettings({ cart_enabled: false }));
    expect(screen.getByText('Online ordering is disabled.')).toBeVisible();
  });

  test('[SEC-16] guests see no prices when the shop hides them, and log in first', () => {
    openCheckout('cart', guest(), buildSettings({ guest_show_price: false }));
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/account/login?return_to=%2Fcheckout%2Fcart');
  });
});
