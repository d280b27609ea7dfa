/** @jest-environment jsdom */

import { bus } from '@bookfront/shared/events';
import { sessionStore } from '@bookfront/shared/session';
import { answerCalls } from '@bookfront/shared/testing';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { buildFilledCart, buildLine, giftCardLine } from '../../testing/build-line';
import { toasts } from '../../testing/listen';
import { loadSteps } from '../../testing/load-steps';
import { customer, fill, guest, openCheckout, shopWith } from '../../testing/open-checkout';

beforeAll(
  () => Promise.all([loadSteps(), import('../dialogs/email-dialog'), import('../dialogs/quote-dialog')]),
  60_000,
);
jest.setTimeout(30_000);

const forCustomers = ['Email cart', 'Import to cart', 'Copy to favourites', 'Request a quote'];
const shop = shopWith({ quote_enabled: true, ship_enabled: true });

describe('what can be done with the whole cart', () => {
  test('customers email, import, copy to favourites and ask for a quote [CRT-04] [CRT-05] [CRT-06] [SEC-14]', () => {
    openCheckout('cart', customer(), shop);
    for (const name of forCustomers) expect(screen.getByRole('button', { name })).toBeVisible();
  });

  test('guests do none of this, and do not ship [CRT-04] [CRT-05] [CRT-06] [SEC-15]', () => {
    openCheckout('cart', guest(), shop);
    for (const name of [...forCustomers, 'Ship my order'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove all' })).toBeVisible();
  });

  test.each([
    ['nothing', ''],
    ['x', 'x'],
  ])('an email address is asked for when %s is given [CRT-37]', async (_, typed) => {
    const made = answerCalls({});
    const { user } = openCheckout('cart', customer());
    await user.click(screen.getByRole('button', { name: 'Email cart' }));
    if (typed) await fill(user, await screen.findByLabelText('Email address'), typed);
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
    expect(made).toHaveLength(0);
  });

  test('the cart goes to that address, and the dialog closes [CRT-38]', async () => {
    const made = answerCalls({ 'cart/email': {} });
    const { user } = openCheckout('cart', customer());
    await user.click(screen.getByRole('button', { name: 'Email cart' }));
    await fill(user, await screen.findByLabelText('Email address'), 'ida@example.com');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(made).toMatchObject([{ name: 'cart/email', payload: { email_address: 'ida@example.com' } }]);
  });

  test('an email that could not be sent keeps what was typed', async () => {
    answerCalls({
      'cart/email': { error: 'You’ve sent 10 emails today. Please try again tomorrow.', code: 'throttled' },
    });
    const { user } = openCheckout('cart', customer());
    await user.click(screen.getByRole('button', { name: 'Email cart' }));
    await fill(user, await screen.findByLabelText('Email address'), 'ida@example.com');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('You’ve sent 10 emails today. Please try again tomorrow.')).toBeVisible();
    expect(screen.getByLabelText('Email address')).toHaveValue('ida@example.com');
  });

  test('copying puts the titles among the favourites and keeps the cart [CRT-54]', async () => {
    const lists: string[] = [];
    const stop = bus.on('list:changed', ({ list_id }) => lists.push(list_id));
    const made = answerCalls({ 'cart/copyCartToList': { list: {}, cart: buildFilledCart() } });
    const { user } = openCheckout('cart', customer());
    await user.click(screen.getByRole('button', { name: 'Copy to favourites' }));
    await waitFor(() => expect(sessionStore.get()?.wishlist.rows).toEqual([{ eisbn: '9786800000011' }]));
    expect(made).toMatchObject([{ name: 'cart/copyCartToList', payload: { list_id: 'w1' } }]);
    expect(lists).toEqual(['w1']);
    expect(screen.getByRole('link', { name: 'Emma' })).toBeVisible();
    stop();
  });

  test('a gift card becomes no favourite [CRT-54]', async () => {
    answerCalls({ 'cart/copyCartToList': { list: {}, cart: buildFilledCart() } });
    const { user } = openCheckout('cart', customer({ items: [buildLine(), giftCardLine()] }));
    await user.click(screen.getByRole('button', { name: 'Copy to favourites' }));
    await waitFor(() => expect(sessionStore.get()?.wishlist.rows).toEqual([{ eisbn: '9786800000011' }]));
  });

  const unavailable = { items: [buildLine({ cartable: false })], contains_unavailable: true };

  test('a customer removes what is unavailable in one go [SEC-13] [ERR-33]', async () => {
    const made = answerCalls({ 'cart/removeUnavailable': { cart: buildFilledCart() } });
    const said = toasts();
    const { user } = openCheckout('cart', customer(unavailable));
    await user.click(screen.getByRole('button', { name: 'Remove unavailable items' }));
    await waitFor(() => expect(said).toEqual(['Unavailable items removed from cart']));
    expect(made.map(({ name }) => name)).toEqual(['cart/removeUnavailable']);
    expect(screen.queryByRole('button', { name: 'Remove unavailable items' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('a failure says so [ERR-34]', async () => {
    answerCalls({ 'cart/removeUnavailable': { error: 'No.', code: 'internal' } });
    const said = toasts();
    const { user } = openCheckout('cart', customer(unavailable));
    await user.click(screen.getByRole('button', { name: 'Remove unavailable items' }));
    await waitFor(() => expect(said).toEqual(['Error removing unavailable items']));
  });
});

describe('a quote', () => {
  test('is offered only where the shop gives quotes [SEC-14]', () => {
    openCheckout('cart', customer());
    expect(screen.queryByRole('button', { name: 'Request a quote' })).not.toBeInTheDocument();
  });

  async function ask(typed: string) {
    const view = openCheckout('cart', customer(), shop);
    await view.user.click(screen.getByRole('button', { name: 'Request a quote' }));
    const dialog = await screen.findByRole('dialog', { name: 'Request a school or bulk quote' });
    if (typed) await fill(view.user, screen.getByLabelText('Your message'), typed);
    const [send] = [...dialog.querySelectorAll('button')].filter(({ type }) => type === 'submit');
    if (send) await view.user.click(send);
    return view;
  }

  test('needs a message [CRT-39]', async () => {
    const made = answerCalls({});
    await ask('');
    expect(await screen.findByText('Please enter a message.')).toBeVisible();
    expect(made).toHaveLength(0);
  });

  test('becomes an order, and the cart is empty [CRT-40]', async () => {
    const empty = customer({ items: [] });
    const made = answerCalls({
      'checkout/requestQuote': { order_number: '100007', order: { order_number: '100007' } },
      'session/get': empty,
    });
    const { address } = await ask('Thirty copies for our school');
    await waitFor(() => expect(address()).toBe('/account/order/100007?success=1'));
    expect(made[0]).toMatchObject({
      name: 'checkout/requestQuote',
      payload: { message: 'Thirty copies for our school' },
    });
    await waitFor(() => expect(sessionStore.get()?.cart.items).toHaveLength(0));
  });
});
