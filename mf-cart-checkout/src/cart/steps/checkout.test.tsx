/** @jest-environment jsdom */

import type { Cart, Session } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { answerCalls, buildCart, buildCustomer, buildSession, buildSettings, renderPage } from '@bookfront/shared/testing';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildFilledCart, buildLine, contact } from '../../testing/build-line';
import { loadSteps } from '../../testing/load-steps';
import { openDialogs } from '../../testing/open-dialogs';
import { pending } from '../../testing/pending';
import { CheckoutPage } from './checkout-page';

beforeAll(openDialogs);
beforeAll(loadSteps, 60_000);
jest.setTimeout(30_000);

const info = buildSettings().checkout_info;
const toContact: Cart['checkout'] = { delivery: 'pickup', contact: null, payment_choice: null };
const toPayment: Cart['checkout'] = { ...toContact, contact };
const toReview: Cart['checkout'] = { ...toPayment, payment_choice: 'pickup' };
const guest = (checkout: Cart['checkout'], over: Partial<Cart> = {}) => buildSession({ cart: buildFilledCart(undefined, { checkout, ...over }) });
const customer = (checkout: Cart['checkout']) => buildCustomer({ cart: buildFilledCart(undefined, { checkout }) });

function open(step: string, session: Session, settings = buildSettings()) {
  const user = userEvent.setup();
  const url = `/checkout/${step}`;
  return { user, ...renderPage(<CheckoutPage />, { page: { session, settings, url }, url, path: '/checkout/:progress' }) };
}
async function fill(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}
/** An answer that comes while the test waits for what it brings. */
const later = <T extends object>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), 20));
const bar = () => within(screen.getByRole('navigation', { name: 'Checkout steps' }));

describe('the steps', () => {
  test('[CHK-02] [CHK-03] [CHK-04] [CHK-05] [CHK-06] tell where one is, lead back to reached ones, never to the review', async () => {
    open('contact', customer(toReview));
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
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/checkout/cart');
    await screen.findByRole('button', { name: 'Continue to payment' });
  });

  test('[CHK-04] a step that was not reached is no link', async () => {
    open('contact', customer(toContact));
    expect(
      bar()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Cart', 'Pick up']);
    await screen.findByRole('button', { name: 'Continue to payment' });
  });

  test.each(['contact', 'payment', 'review'])('[CHK-07] %s without a saved delivery goes to the cart', (step) => {
    const { address } = open(step, guest({ delivery: null, contact: null, payment_choice: null }));
    expect(address()).toBe('/checkout/cart');
  });

  test('[NAV-09] an unknown step goes to the cart', () => {
    expect(open('nonsense', guest(toReview)).address()).toBe('/checkout/cart');
  });

  test('[CRT-11] an empty cart says so on a step', () => {
    open('contact', buildSession({ cart: buildCart({ checkout: toContact }) }));
    expect(screen.getByText('There are no items in your cart.')).toBeVisible();
  });

  test('[CHK-52] a cart changed elsewhere sends the shopper to the cart when the window comes back', async () => {
    answerCalls({ 'session/getChecksum': { cart_checksum: 'other' }, 'session/get': guest(toContact, { checksum: 'other' }) });
    const { address } = open('contact', guest(toContact));
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(address()).toBe('/checkout/cart'));
    expect(sessionStore.get()?.cart.checksum).toBe('other');
  });
});

describe('the contact step', () => {
  test('[CHK-38] [CHK-39] [CHK-40] [SEC-23] a guest has to say name, email and phone', async () => {
    const made = answerCalls({});
    const { user } = open('contact', guest(toContact));
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    for (const text of [
      'Please input your name.',
      'Please input your email address.',
      'Please input your phone number.',
      'Guest checkout is for in-store pick up only',
    ])
      expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(made).toHaveLength(0);
  });

  test('[CHK-41] [CHK-42] [CHK-43] [CHK-48] saves what was said, the phone as digits, and goes to the payment', async () => {
    const made = answerCalls({
      'checkout/setExtras': { cart: buildFilledCart(undefined, { checkout: toPayment }) },
      'checkout/getPaymentChoices': { pickup: ['pickup'], ship: [] },
    });
    const { user, address } = open('contact', guest(toContact));
    await fill(user, await screen.findByLabelText('Name'), 'Ada Lovelace');
    await fill(user, screen.getByLabelText('Email', { selector: '[type=email]' }), 'ada@example.com');
    await fill(user, screen.getByLabelText('Phone', { selector: '[type=tel]' }), '(604) 555-0100');
    await fill(user, screen.getByLabelText('Purchase Order number'), '123456789012');
    expect(screen.getByLabelText('Purchase Order number')).toHaveValue('1234567890');
    expect(screen.getByLabelText('Instructions')).toHaveAttribute('maxlength', '1000');
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(address()).toBe('/checkout/payment'));
    expect(made[0]?.payload).toMatchObject({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '6045550100',
      promo_code: '1234567890',
      preferred_communication: 'email',
    });
    expect(await screen.findByRole('button', { name: /Pay at pickup/ })).toBeVisible();
  });

  test('keeps what was typed when saving fails', async () => {
    answerCalls({ 'checkout/setExtras': { error: 'The till is closed.', code: 'closed' } });
    const { user } = open('contact', guest(toPayment));
    await fill(user, await screen.findByLabelText('Instructions'), 'Ring twice');
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByText('The till is closed.')).toBeVisible();
    expect(screen.getByLabelText('Instructions')).toHaveValue('Ring twice');
    expect(screen.getByLabelText('Name')).toHaveValue('Ada Lovelace');
  });

  test('[SEC-24] the notice leads to the cart where the shop ships', async () => {
    open('contact', guest(toContact), buildSettings({ checkout_info: { ...info, ship_enabled: true } }));
    expect(await screen.findByRole('link', { name: 'Go back to the cart to log in' })).toHaveAttribute('href', '/checkout/cart');
  });

  test('[SEC-25] customers see their data', async () => {
    open('contact', customer(toContact));
    for (const text of ['Ruth Okafor', 'ruth@example.com', '6045550100']) expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  });

  test('[CHK-44] [CHK-45] [CHK-47] offers what the shop allows, and warns of a change', async () => {
    const { user } = open(
      'contact',
      customer(toContact),
      buildSettings({ checkout_info: { ...info, allowed_comm_prefs: ['email', 'phone'], inscription_enabled: true } }),
    );
    expect((await screen.findAllByRole('radio')).map((radio) => radio.getAttribute('value'))).toEqual(['email', 'phone']);
    expect(screen.getByLabelText('Inscription')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Phone' }));
    expect(screen.getByText('Your communication preference will be changed from email to phone.')).toBeVisible();
  });

  test('[CHK-46] text falls back to phone where the shop sends none', async () => {
    open('contact', guest({ ...toContact, contact: { ...contact, preferred_communication: 'text' } }));
    expect(await screen.findByRole('radio', { name: 'Phone' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'Text message' })).not.toBeInTheDocument();
  });
});

describe('the payment step', () => {
  test('[PAY-01] [PAY-03] [PAY-06] [GAP-75] a choice of this delivery is saved a second later, then comes the review', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const made = answerCalls({
      'checkout/getPaymentChoices': { pickup: ['pickup'], ship: [] },
      'checkout/setPaymentChoice': { cart: buildFilledCart(undefined, { checkout: toReview }) },
    });
    const { address } = open('payment', guest(toPayment));
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

  test("[PAY-07] nothing to pay is 'Continue (it's free!)'", async () => {
    answerCalls({ 'checkout/getPaymentChoices': { pickup: ['pickup', 'not_required'], ship: [] } });
    const session = guest(toPayment);
    open('payment', { ...session, cart: { ...session.cart, summary: { ...session.cart.summary, total: 0 } } });
    expect(await screen.findByRole('button', { name: /Continue \(it's free!\)/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pay at pickup/ })).not.toBeInTheDocument();
  });
});

describe('the review', () => {
  const order = { order_number: '100001' };
  const placed = { order_number: '100001', order };

  async function review(session = guest(toReview)) {
    const view = open('review', session);
    return { ...view, place: await screen.findByRole('button', { name: 'Place order' }) };
  }

  test('[CHK-66] [CHK-49] shows delivery, contact, payment and lines', async () => {
    await review();
    for (const text of ['1 Wharf Street', 'Ada Lovelace', 'ada@example.com', 'Pay at pickup', 'Emma']) expect(screen.getByText(text)).toBeVisible();
  });

  test('[CHK-13] [CHK-58] [CHK-63] [CHK-64] looks again, sends what was seen, and goes to the order', async () => {
    const made = answerCalls({ 'session/get': guest(toReview), 'checkout/submit': placed });
    const { user, place, address } = await review();
    await user.click(place);
    await waitFor(() => expect(address()).toBe('/account/order/100001?success=1'));
    expect(made.slice(0, 2).map(({ name }) => name)).toEqual(['session/get', 'checkout/submit']);
    const { idempotency_key, ...payload } = made[1]?.payload ?? {};
    expect(idempotency_key).toMatch(/^[0-9a-f]{32}$/);
    expect(payload).toMatchObject({
      delivery_preference: 'pickup',
      payment_choice: 'pickup',
      checksum: 'sum-1',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '6045550100',
    });
    expect(payload).not.toHaveProperty('instructions');
  });

  test('[CHK-59] [CHK-61] stock that is gone stops the order', async () => {
    const short = buildSession({ cart: buildFilledCart([buildLine({ quantity: 1 }, { onhand: 0 })], { checkout: toReview }) });
    const made = answerCalls({ 'session/get': short });
    const { user, place } = await review();
    await user.click(place);
    expect(await screen.findByRole('dialog', { name: 'Cart adjustment' })).toBeVisible();
    expect(screen.getByText('We no longer have the inventory to fulfill this order.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to cart' })).toHaveAttribute('href', '/checkout/cart');
    expect(made).toHaveLength(1);
  });

  test('a cart that is no longer the one on the page is not ordered', async () => {
    const made = answerCalls({ 'session/get': () => later(guest(toReview, { checksum: 'other' })) });
    const { user, place, address } = await review();
    await user.click(place);
    await waitFor(() => expect(address()).toBe('/checkout/cart'));
    expect(made.map(({ name }) => name)).not.toContain('checkout/submit');
  });

  test('[CHK-62] a double click orders once, however slow the answer is', async () => {
    const answer = pending<object>();
    const made = answerCalls({ 'session/get': guest(toReview), 'checkout/submit': () => answer.promise });
    const { user, place, address } = await review();
    await user.dblClick(place);
    await waitFor(() => expect(made).toHaveLength(2));
    await user.click(place);
    expect(made.filter(({ name }) => name === 'checkout/submit')).toHaveLength(1);
    answer.resolve(placed);
    await waitFor(() => expect(address()).toContain('/account/order/'));
  });

  test('an answer that got lost is asked for again with the same key, even when the cart is gone by then', async () => {
    const keys: (string | undefined)[] = [];
    const lose = (payload: Record<string, string>) => {
      keys.push(payload.idempotency_key);
      throw new TypeError('connection lost');
    };
    answerCalls({ 'session/get': () => later(guest(toReview)), 'checkout/submit': lose });
    const { place, address } = await review();
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(place);
    expect(await screen.findByText(/Nothing is lost/)).toBeVisible();
    act(() => jest.advanceTimersByTime(1000));
    act(() => sessionStore.set(buildSession()));
    const made = answerCalls({ 'session/get': () => later(buildSession()), 'checkout/submit': () => later(placed) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(address()).toBe('/account/order/100001?success=1'));
    expect(made[0]).toMatchObject({ name: 'checkout/submit', payload: { idempotency_key: keys[0] } });
    jest.useRealTimers();
  });

  test.each([
    ['a text as it is', 'The card was declined.', 'The card was declined.'],
    ['anything else in brackets', { code: 7 }, 'There was an error: ({"code":7})'],
  ])('a refusal shows %s', async (_, error, shown) => {
    answerCalls({ 'session/get': guest(toReview), 'checkout/submit': { error, code: 'declined' } });
    const { user, place } = await review();
    await user.click(place);
    expect(await screen.findByText(shown)).toBeVisible();
  });
});
