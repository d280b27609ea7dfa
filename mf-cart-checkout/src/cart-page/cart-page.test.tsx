/** @jest-environment jsdom */

import { bus } from '@bookfront/shared/events';
import type { Summary } from '@bookfront/shared/schemas';
import { answerCalls, buildSession, buildSettings, renderPage } from '@bookfront/shared/testing';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckoutPage } from '../checkout-page';
import { buildLine, buildPromo, giftCardLine } from '../testing/build-line';
import { loadSteps } from '../testing/load-steps';
import { customer, guest, openCheckout } from '../testing/open-checkout';

beforeAll(loadSteps, 60_000);
jest.setTimeout(30_000);

const summary = () => within(screen.getByRole('region', { name: 'Summary' }));

describe('the cart page', () => {
  test('shows each line with image, title, format, availability, quantity and price [CRT-01] [CRT-12] [CRT-13] [CRT-14]', () => {
    const { container } = openCheckout(
      'cart',
      guest({ items: [buildLine({ quantity: 2 }, {}, { subtitle: 'A Novel' })] }),
    );
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['Image', 'Title', 'Format', 'Availability', 'Quantity', 'Price']);
    expect(container.querySelector('td img')).toBeInTheDocument();
    for (const text of ['A Novel', 'Paperback', 'New', '3 in stock']) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Emma' })).toHaveAttribute('href', '/item/9786800000011');
    expect(screen.getByRole('cell', { name: /^\$40\.00/ })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('2');
  });

  test('sums up items, each tax by name, gift cards and the total in its currency [CRT-03] [CRT-24] [CRT-28] [CRT-30] [CRT-56]', () => {
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
    expect(
      summary()
        .getAllByRole('term')
        .map(({ textContent }) => textContent?.trim())
        .slice(-3),
    ).toEqual(['Total CAD', 'Gift cards', 'Total after gift cards']);
    expect(
      summary()
        .getAllByRole('definition')
        .map(({ textContent }) => textContent)
        .slice(-3),
    ).toEqual(['$44.80', '-$5.00', '$39.80']);
  });

  test('shows the details of a line [CRT-15] [CRT-16] [CRT-17] [CRT-19] [CRT-21]', () => {
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
    for (const text of [
      'Expected June 2, 2027',
      '2 on backorder: In two weeks',
      'Requires account',
      'Last ordered May 1, 2025',
      '$25.00',
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/20% off/)).toBeVisible();
  });

  test('an empty cart says so and leads to the books [CRT-08] [CRT-11]', () => {
    openCheckout('cart', buildSession());
    expect(screen.getByRole('heading', { name: 'Empty' })).toBeVisible();
    expect(screen.getByText('There are no items in your cart.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse our books' })).toHaveAttribute('href', '/browse');
  });

  test('a cart that cannot be read says Error, tells why, and can be tried again [CRT-09] [ERR-35]', async () => {
    answerCalls({ 'session/get': { error: 'The till is being counted.', code: 'unavailable' } });
    const onToast = jest.fn();
    const stop = bus.on('toast:wanted', onToast);
    const user = userEvent.setup();
    renderPage(<CheckoutPage />, {
      page: { session: guest(), url: '/' },
      url: '/checkout/cart',
      path: '/checkout/:progress',
    });
    expect(await screen.findByRole('heading', { name: 'Error' })).toBeVisible();
    expect(onToast).toHaveBeenCalledWith({ text: 'The till is being counted.', tone: 'error' });
    answerCalls({ 'session/get': guest() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Emma' })).toBeVisible();
    stop();
  });

  test('with ordering off the page says so [CRT-10]', () => {
    openCheckout('cart', guest(), buildSettings({ cart_enabled: false }));
    expect(screen.getByText('Online ordering is disabled.')).toBeVisible();
  });

  test('guests see no prices when the shop hides them, and log in first [SEC-16]', () => {
    openCheckout('cart', guest(), buildSettings({ guest_show_price: false }));
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute(
      'href',
      '/account/login?return_to=%2Fcheckout%2Fcart',
    );
  });

  test('books and gift cards stand side by side; a gift card shows its value and words [CRT-20] [CRT-57]', () => {
    openCheckout('cart', guest({ items: [buildLine(), giftCardLine()] }));
    expect(screen.getAllByRole('row')).toHaveLength(3);
    for (const text of ['Value $25.00', 'Ida', 'Otto', 'Happy birthday']) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit Gift card' })).toBeVisible();
  });

  test('a line for a gift registry says for whom and for what [CRT-18]', () => {
    openCheckout(
      'cart',
      guest({
        items: [
          buildLine({
            gift_registry_id: 'r1',
            gift_registry_info: { name: 'Nora and Sam', occasion: 'Wedding', shipping_encouraged: true },
          }),
        ],
      }),
    );
    expect(screen.getByText('For Nora and Sam: Wedding')).toBeVisible();
  });

  const withMoney = (over: Partial<Summary>) => {
    const session = guest();
    return { ...session, cart: { ...session.cart, summary: { ...session.cart.summary, ...over } } };
  };

  test('sums up list prices, discounts, promo codes and what they take off [CRT-25] [CRT-26] [CRT-27]', () => {
    const promo_codes = [
      buildPromo({ expiry_date: 1, expiry_date_text: 'July 1, 2027' }),
      buildPromo({ code: 'SHIPFREE', description: 'Free shipping', type: 'freeship', amount: 900 }),
    ];
    openCheckout(
      'cart',
      withMoney({ original_price: 2500, discounts: 500, promo_codes, post_subtotal_discount: 200, shipping: 0 }),
    );
    expect(summary().getByText('Original price').nextElementSibling).toHaveTextContent('$25.00');
    expect(summary().getByText('Discounts').nextElementSibling).toHaveTextContent('-$5.00');
    expect(summary().getByText('Subtotal').nextElementSibling).toHaveTextContent('$20.00');
    expect(summary().getByText('Promo discount').nextElementSibling).toHaveTextContent('-$2.00');
    expect(summary().getByText('TIDE10').closest('div')).toHaveTextContent(
      'TIDE1010 % offuntil July 1, 2027 saves $2.00',
    );
    expect(summary().getByText('Shipping').nextElementSibling).toHaveTextContent('$9.00');
    expect(summary().getByText('SHIPFREE').closest('div')).toHaveTextContent('SHIPFREEFree shipping -$9.00');
  });

  test.each([
    ['what it costs', { shipping: 900, is_shipping_tbd: false }, '$9.00'],
    ['that it is not known yet', { shipping: 0, is_shipping_tbd: true }, 'To be determined'],
  ])('of shipping it says %s [CRT-29]', (_, over, text) => {
    openCheckout('cart', withMoney(over));
    expect(summary().getByText('Shipping').nextElementSibling).toHaveTextContent(text);
  });

  test('names each gift card that pays, with its amount [CRT-30] [GFT-24]', () => {
    const gift_cards = [{ number: '4000123412341234', amount: 500, balance: 5000 }];
    openCheckout('cart', { ...guest(), cart: { ...withMoney({ total_gift_card_amount_used: 500 }).cart, gift_cards } });
    expect(summary().getByText('Gift card ending in 1234').nextElementSibling).toHaveTextContent('-$5.00');
  });

  test('a customer with an empty cart can import one', () => {
    openCheckout('cart', customer({ items: [] }));
    expect(screen.getByRole('button', { name: 'Import to cart' })).toBeVisible();
  });
});
