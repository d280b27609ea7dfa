/** @jest-environment jsdom */

import { bus } from '@bookfront/shared/events';
import type { Session } from '@bookfront/shared/schemas';
import { answerCalls, buildCart, buildCustomer, buildSession, buildSettings, renderPage } from '@bookfront/shared/testing';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildFilledCart, buildLine } from '../../testing/build-line';
import { loadSteps } from '../../testing/load-steps';
import { openDialogs } from '../../testing/open-dialogs';
import { pending } from '../../testing/pending';
import { CheckoutPage } from '../steps/checkout-page';

beforeAll(openDialogs);
beforeAll(loadSteps, 60_000);
jest.setTimeout(30_000);

const guest = (over: Partial<Session['cart']> = {}, items = [buildLine()]) => buildSession({ cart: buildFilledCart(items, over) });
const customer = (over: Partial<Session['cart']> = {}, items = [buildLine()]) => buildCustomer({ cart: buildFilledCart(items, over) });
const info = buildSettings().checkout_info;

function open(session: Session, settings = buildSettings()) {
  const user = userEvent.setup();
  const view = renderPage(<CheckoutPage />, { page: { session, settings, url: '/checkout/cart' }, url: '/checkout/cart', path: '/checkout/:progress' });
  return { user, ...view };
}
const summary = () => within(screen.getByRole('region', { name: 'Summary' }));

describe('the cart page', () => {
  test('[CRT-01] [CRT-12] [CRT-13] [CRT-14] shows each line with image, title, format, availability, quantity and price', () => {
    const { container } = open(guest({}, [buildLine({ quantity: 2 }, {}, { subtitle: 'A Novel' })]));
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['Image', 'Title', 'Format', 'Availability', 'Quantity', 'Price']);
    expect(container.querySelector('td img')).toBeInTheDocument();
    for (const text of ['A Novel', 'Paperback', 'New', '3 in stock']) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Emma' })).toHaveAttribute('href', '/item/9786800000011');
    expect(screen.getByRole('cell', { name: /^\$40\.00/ })).toBeVisible();
    expect(screen.getByLabelText('Quantity')).toHaveValue('2');
  });

  test('[CRT-03] [CRT-24] [CRT-28] [CRT-30] [CRT-56] sums up items, each tax by name and the total in its currency', () => {
    open(guest({}, [buildLine({ quantity: 2 })]));
    expect(summary().getByText('1 item, 2 copies')).toBeVisible();
    expect(summary().getByText('GST').nextElementSibling).toHaveTextContent('$1.00');
    expect(summary().getByText(/^Total/)).toHaveTextContent('Total CAD');
    expect(summary().getByText('$41.00')).toBeVisible();
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
    open(guest({}, [line]));
    for (const text of ['Expected June 2, 2027', '2 on backorder: In two weeks', 'Requires account', 'Last ordered May 1, 2025', '$25.00'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/20% off/)).toBeVisible();
  });

  test('[CRT-08] [CRT-11] an empty cart says so and leads to the books', () => {
    open(buildSession());
    expect(screen.getByRole('heading', { name: 'Empty' })).toBeVisible();
    expect(screen.getByText('There are no items in your cart.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse our books' })).toHaveAttribute('href', '/browse');
  });

  test('[CRT-09] [ERR-35] a cart that cannot be read says Error, tells why, and can be tried again', async () => {
    answerCalls({ 'session/get': { error: 'The till is being counted.', code: 'busy' } });
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
    open(guest(), buildSettings({ cart_enabled: false }));
    expect(screen.getByText('Online ordering is disabled.')).toBeVisible();
  });

  test('[SEC-16] guests see no prices when the shop hides them, and log in first', () => {
    open(guest(), buildSettings({ guest_show_price: false }));
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/account/login?return_to=%2Fcheckout%2Fcart');
  });
});

describe('a line of the cart', () => {
  test('[CRT-23] a step sends the quantity with its cart_id', async () => {
    const made = answerCalls({ 'cart/add': { cart: buildFilledCart([buildLine({ quantity: 2 })]) } });
    const { user } = open(guest());
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(await screen.findByText('1 item, 2 copies')).toBeVisible();
    expect(made[0]).toMatchObject({ name: 'cart/add', payload: { cart_id: 'c1', quantity: '2' } });
  });

  test('[CRT-22] minus stays at 1', async () => {
    const made = answerCalls({});
    const { user } = open(guest());
    await user.click(screen.getByRole('button', { name: 'One fewer' }));
    expect(screen.getByLabelText('Quantity')).toHaveValue('1');
    expect(made).toHaveLength(0);
  });

  test('[OFR-24] [GAP-24] a typed 0 removes the line once the field is left', async () => {
    const made = answerCalls({ 'cart/removeItem': { cart: buildCart() } });
    const { user } = open(guest());
    await user.clear(screen.getByLabelText('Quantity'));
    await user.type(screen.getByLabelText('Quantity'), '0');
    expect(made).toHaveLength(0);
    await user.tab();
    expect(await screen.findByText('Empty')).toBeVisible();
    expect(made[0]).toMatchObject({ name: 'cart/removeItem', payload: { cart_id: 'c1' } });
  });

  test('a quantity never jumps back while earlier answers arrive', async () => {
    const answers = [pending<object>(), pending<object>()];
    let sent = 0;
    const made = answerCalls({ 'cart/add': () => answers[sent++]?.promise ?? {} });
    const { user } = open(guest());
    const field = screen.getByLabelText('Quantity');
    for (let i = 0; i < 4; i++) await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(field).toHaveValue('5');
    answers[0]?.resolve({ cart: buildFilledCart([buildLine({ quantity: 2 })]) });
    await waitFor(() => expect(made).toHaveLength(2));
    expect(field).toHaveValue('5');
    answers[1]?.resolve({ cart: buildFilledCart([buildLine({ quantity: 5 })]) });
    await screen.findByText('1 item, 5 copies');
    expect(field).toHaveValue('5');
    expect(made.map(({ payload }) => payload.quantity)).toEqual(['2', '5']);
  });

  test("[ERR-36] a failed change says the shop's words and shows what is true", async () => {
    answerCalls({ 'cart/add': { error: 'Only one left.', code: 'stock' } });
    const heard = jest.fn();
    const stop = bus.on('toast:wanted', heard);
    const { user } = open(guest());
    await user.click(screen.getByRole('button', { name: 'One more' }));
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ text: 'Only one left.', tone: 'error' }));
    expect(screen.getByLabelText('Quantity')).toHaveValue('1');
    stop();
  });

  test('[CRT-07] remove all asks, then empties the cart', async () => {
    const made = answerCalls({ 'cart/removeAll': { cart: buildCart() } });
    const { user } = open(guest());
    await user.click(screen.getByRole('button', { name: 'Remove all' }));
    expect(made).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Yes, remove all' }));
    expect(await screen.findByText('Empty')).toBeVisible();
  });
});

describe('the ways on from the cart', () => {
  test('[SEC-18] [SEC-19] a guest may check out as guest, or log in', () => {
    open(guest());
    expect(screen.getByRole('button', { name: 'Check out as guest' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Log in to check out' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /ship/i })).not.toBeInTheDocument();
  });

  test('[SEC-19] [CRT-44] with guest checkout off a single Checkout leads to the login and back', () => {
    open(guest(), buildSettings({ guest_allow_checkout: false }));
    expect(screen.queryByRole('button', { name: 'Check out as guest' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/account/login?return_to=%2Fcheckout%2Fcart');
  });

  test('[CRT-42] [GAP-58] [SEC-22] a blocked guest is told why', async () => {
    const { user } = open(guest({ contains_giftcard: true }));
    await user.click(screen.getByRole('button', { name: 'Check out as guest' }));
    expect(await screen.findByText('Guest checkout is not available: your cart holds gift cards.')).toBeVisible();
  });

  test('[SEC-17] pick up is offered only where the shop does it', () => {
    open(customer(), buildSettings({ checkout_info: { ...info, pickup_enabled: false } }));
    expect(screen.queryByRole('button', { name: /Pick up/ })).not.toBeInTheDocument();
  });

  test('[ERR-38] [GAP-76] below the minimum the page says so and the button waits', () => {
    open(customer({ meets_order_min: false }), buildSettings({ checkout_info: { ...info, order_min: 5000 } }));
    expect(screen.getByText(/Your order subtotal is below the minimum order requirement/)).toHaveTextContent('$50.00');
    expect(screen.getByRole('button', { name: 'Pick up in store' })).toBeDisabled();
  });

  test('[CHK-08] [CHK-14] [CHK-17] pick up re-reads the session, saves the delivery and goes to the contact step', async () => {
    const saved = buildFilledCart(undefined, { checkout: { delivery: 'pickup', contact: null, payment_choice: null } });
    const made = answerCalls({ 'session/get': customer(), 'checkout/setDelivery': { cart: saved } });
    const { user, address } = open(customer());
    await user.click(screen.getByRole('button', { name: 'Pick up in store' }));
    await waitFor(() => expect(address()).toBe('/checkout/contact'));
    expect(made.map(({ name }) => name)).toEqual(['session/get', 'checkout/setDelivery']);
    expect(made[1]?.payload).toMatchObject({ delivery_preference: 'pickup' });
    expect(await screen.findByText('ruth@example.com')).toBeVisible();
  });

  test('[CHK-15] a cart beyond the stock is adjusted: fewer copies, and without what is gone', async () => {
    const items = [
      buildLine({ quantity: 4 }, { onhand: 3 }),
      buildLine({ cart_id: 'c2', quantity: 1 }, { onhand: 0 }, { eisbn: '9786800000028', title: 'Persuasion' }),
    ];
    const made = answerCalls({ 'session/get': customer({}, items), 'cart/add': { cart: buildFilledCart() }, 'cart/removeItem': { cart: buildFilledCart() } });
    const { user, address } = open(customer());
    await user.click(screen.getByRole('button', { name: 'Pick up in store' }));
    expect(await screen.findByText('You asked for 4: we only have 3 in stock.')).toBeVisible();
    expect(screen.getByText('Out of stock: it will be removed.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Adjust my cart' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(made.slice(1)).toMatchObject([
      { name: 'cart/add', payload: { cart_id: 'c1', quantity: '3' } },
      { name: 'cart/removeItem', payload: { cart_id: 'c2' } },
    ]);
    expect(address()).toBe('/checkout/cart');
  });

  test('[CHK-16] a cart that has become unavailable is shown again', async () => {
    const made = answerCalls({ 'session/get': customer({ contains_unavailable: true }) });
    const { user, address } = open(customer());
    await user.click(screen.getByRole('button', { name: 'Pick up in store' }));
    expect(await screen.findByText(/Some items in your cart are unavailable/)).toBeVisible();
    expect([made.length, address()]).toEqual([1, '/checkout/cart']);
  });

  test('[SEC-15] a guest is offered neither mail, import, copying nor a quote', () => {
    open(guest());
    expect(screen.queryByRole('button', { name: /email|import|favourites|quote/i })).not.toBeInTheDocument();
  });
});
