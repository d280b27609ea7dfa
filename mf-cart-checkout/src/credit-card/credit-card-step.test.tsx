/** @jest-environment jsdom */

import { sessionStore } from '@bookfront/shared/session';
import { answerCalls, buildSettings, pending, renderPage } from '@bookfront/shared/testing';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckoutPage } from '../checkout-page';
import { buildFilledCart } from '../testing/build-line';
import { loadSteps } from '../testing/load-steps';
import { customer, fill, openCheckout, shopWith, toPayment } from '../testing/open-checkout';

beforeAll(loadSteps, 60_000);
jest.setTimeout(30_000);

const checkout = { ...toPayment, payment_choice: 'credit_card' as const };
const saved = { cc_info: 'handle-1', card_type: 'visa' as const, last_four: '1111' };
const done = {
  cc_info: 'handle-1',
  checksum: 'sum-1',
  cart: buildFilledCart(undefined, { checkout: { ...checkout, card: saved } }),
};
/** The page was made in November 2023. */
const year = 2023;

async function open(settings = buildSettings()) {
  const view = openCheckout('credit_card', customer({ checkout }), settings);
  return { ...view, send: await screen.findByRole('button', { name: 'Continue to review' }) };
}
type User = ReturnType<typeof userEvent.setup>;
async function fillCard(user: User) {
  await fill(user, screen.getByLabelText('Name on the card'), 'Ruth Okafor');
  await fill(user, screen.getByLabelText('Card number'), '4111111111111111');
  await user.selectOptions(screen.getByLabelText('Month'), '12');
  await user.selectOptions(screen.getByLabelText('Year'), String(year + 2));
  await fill(user, screen.getByLabelText('CVV'), '737');
  await fill(user, screen.getByLabelText('Postal code'), 'V8V 1A1');
}

describe('the credit card form', () => {
  test('empty, it says what is missing and sends nothing [PAY-08] [PAY-09] [PAY-16] [PAY-19] [PAY-22]', async () => {
    const made = answerCalls({});
    const { user, send } = await open();
    await user.click(send);
    for (const text of [
      'Please input your name.',
      'Must be a valid credit card number',
      'Month required',
      'Year required',
      'Please enter a valid CVV.',
      'Valid postal code is required.',
    ])
      expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Name on the card')).toHaveFocus();
    expect(made).toHaveLength(0);
  });

  test('a card of another type and a month that has passed are told [PAY-12] [PAY-20]', async () => {
    const made = answerCalls({});
    const { user, send } = await open(shopWith({ accepted_credit_cards: ['visa'] }));
    await fillCard(user);
    await user.clear(screen.getByLabelText('Card number'));
    await fill(user, screen.getByLabelText('Card number'), '378282246310005');
    await user.selectOptions(screen.getByLabelText('Month'), '10');
    await user.selectOptions(screen.getByLabelText('Year'), String(year));
    await user.click(send);
    expect(await screen.findByText('Must be an accepted credit card')).toBeVisible();
    expect(screen.getByText('Must be future date')).toBeVisible();
    expect(made).toHaveLength(0);
  });

  test('the cards that the shop accepts are named at the number [GAP-87]', async () => {
    await open(shopWith({ accepted_credit_cards: ['visa', 'amex'] }));
    expect(screen.getByLabelText('Card number')).toHaveAccessibleDescription('Visa, American Express');
  });

  test.each(['12', 'abc'])('%s is no CVV; the field keeps 4 characters [PAY-22]', async (typed) => {
    answerCalls({});
    const { user, send } = await open();
    await user.type(screen.getByLabelText('CVV'), '12345');
    expect(screen.getByLabelText('CVV')).toHaveValue('1234');
    await user.clear(screen.getByLabelText('CVV'));
    await fill(user, screen.getByLabelText('CVV'), typed);
    await user.click(send);
    expect(await screen.findByText('Please enter a valid CVV.')).toBeVisible();
  });

  test('the number is grouped as it is typed and its type is named [PAY-13] [PAY-14] [PAY-15]', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Card number'), '378282246310005');
    expect(screen.getByLabelText('Card number')).toHaveValue('3782 822463 10005');
    expect(screen.getByText('American Express')).toBeVisible();
    expect(screen.getByLabelText('Card number')).toHaveAttribute('maxlength', '25');
  });

  test('the postal code follows the country [PAY-16] [PAY-17] [PAY-18] [GAP-68]', async () => {
    answerCalls({ 'checkout/setCreditCard': done });
    const { user, send, address } = await open();
    expect(screen.getByLabelText('Country')).toHaveValue('CA');
    expect(
      [...screen.getByLabelText('Country').querySelectorAll('option')].map(({ textContent }) => textContent),
    ).toEqual(['Canada', 'United States', 'Other']);
    await fillCard(user);
    await user.selectOptions(screen.getByLabelText('Country'), 'US');
    await user.click(send);
    expect(await screen.findByText('Valid postal code is required.')).toBeVisible();
    expect(screen.getByLabelText('Zip code')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Country'), 'other');
    await user.clear(screen.getByLabelText('Postal code'));
    await fill(user, screen.getByLabelText('Postal code'), '75001');
    await user.click(send);
    await waitFor(() => expect(address()).toBe('/checkout/review'));
  });

  test('ten years are offered [PAY-21]', async () => {
    await open();
    const years = [...screen.getByLabelText('Year').querySelectorAll('option')]
      .map(({ value }) => value)
      .filter(Boolean);
    expect([years.length, years[0], years.at(-1)]).toEqual([10, String(year), String(year + 9)]);
  });

  test('the card is sent once, and its handle goes with the order [PAY-23]', async () => {
    const made = answerCalls({
      'checkout/setCreditCard': done,
      'session/get': customer({ checkout: { ...checkout, card: saved } }),
      'checkout/submit': { error: 'Closed.', code: 'internal' },
    });
    const { user, send } = await open();
    await fillCard(user);
    await user.click(send);
    await user.click(await screen.findByRole('button', { name: 'Place order' }));
    expect(await screen.findByText('Closed.')).toBeVisible();
    expect(screen.getByText('Visa ending in 1111')).toBeVisible();
    expect(made[0]).toMatchObject({
      name: 'checkout/setCreditCard',
      payload: {
        name: 'Ruth Okafor',
        number: '4111111111111111',
        month: '12',
        year: '2025',
        cvv: '737',
        country: 'CA',
        postal_code: 'V8V 1A1',
      },
    });
    expect(made.find(({ name }) => name === 'checkout/submit')?.payload).toMatchObject({
      payment_choice: 'credit_card',
      encrypted_cc_info: 'handle-1',
    });
  });

  test('a refusal leaves what was typed, so that it can be mended', async () => {
    answerCalls({ 'checkout/setCreditCard': { error: 'This card was declined.', code: 'payment_declined' } });
    const { user, send } = await open();
    await fillCard(user);
    await user.click(send);
    expect(await screen.findByText('This card was declined.')).toBeVisible();
    expect(screen.getByLabelText('Card number')).toHaveValue('4111 1111 1111 1111');
  });

  test('a double click sends the card once, and an answer after leaving leads nowhere [PAY-23]', async () => {
    const answer = pending<object>();
    const made = answerCalls({
      'checkout/setCreditCard': () => answer.promise,
      'checkout/getPaymentChoices': { pickup: ['credit_card'], ship: [] },
    });
    const { user, send, address } = await open();
    await fillCard(user);
    await user.dblClick(send);
    await waitFor(() => expect(made).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Payment' }));
    await screen.findByRole('button', { name: /^Credit card/ });
    await act(async () => answer.resolve(done));
    expect(address()).toBe('/checkout/payment');
    expect(made.filter(({ name }) => name === 'checkout/setCreditCard')).toHaveLength(1);
  });

  test('while the shop is slow the card is sent once and the page says so; without an answer what was typed stays', async () => {
    const answer = pending<void>();
    const made = answerCalls({
      'checkout/setCreditCard': () =>
        answer.promise.then(() => {
          throw new TypeError('connection lost');
        }),
    });
    const { user, send } = await open();
    await fillCard(user);
    await user.click(send);
    await user.click(await screen.findByRole('button', { name: 'Checking your card…' }));
    await act(async () => answer.resolve());
    expect(await screen.findByText(/We couldn’t reach the shop/)).toBeVisible();
    expect(screen.getByLabelText('Card number')).toHaveValue('4111 1111 1111 1111');
    expect(screen.getByLabelText('CVV')).toHaveValue('737');
    expect(await screen.findByRole('button', { name: 'Continue to review' })).toBeEnabled();
    expect(made).toHaveLength(1);
  });

  test('a field that the shop refuses takes the focus, and is no longer wrong once it is mended', async () => {
    answerCalls({
      'checkout/setCreditCard': {
        error: 'Please look again.',
        code: 'validation',
        fields: { cvv: 'The code is wrong.' },
      },
    });
    const { user, send } = await open();
    await fillCard(user);
    await user.click(send);
    expect(await screen.findByText('The code is wrong.')).toBeVisible();
    expect(screen.getByLabelText('CVV')).toHaveFocus();
    await user.type(screen.getByLabelText('CVV'), '1');
    expect(screen.queryByText('The code is wrong.')).not.toBeInTheDocument();
    expect(screen.getByLabelText('CVV')).toBeValid();
    expect(screen.getByLabelText('CVV')).not.toHaveAttribute('aria-invalid');
  });

  test('a digit typed in the middle leaves the caret behind it [PAY-13]', async () => {
    const { user } = await open();
    const number = screen.getByLabelText<HTMLInputElement>('Card number');
    await fill(user, number, '411111111111');
    await user.type(number, '2', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(number).toHaveValue('4111 2111 1111 1');
    expect(number.selectionStart).toBe(6);
  });

  test('the number is in no cache, no storage, no session and no address, and goes with the page [PAY-23]', async () => {
    const answer = pending<object>();
    answerCalls({ 'checkout/setCreditCard': () => answer.promise });
    const url = '/checkout/credit_card';
    const user = userEvent.setup();
    const { client, address } = renderPage(<CheckoutPage />, {
      page: { session: customer({ checkout }), url },
      url,
      path: '/checkout/:progress',
    });
    const send = await screen.findByRole('button', { name: 'Continue to review' });
    await fillCard(user);
    await user.click(send);
    const places = () =>
      JSON.stringify([
        client
          .getMutationCache()
          .getAll()
          .map(({ state }) => state),
        client
          .getQueryCache()
          .getAll()
          .map(({ state }) => state),
        { ...sessionStorage },
        { ...localStorage },
        sessionStore.get(),
        address(),
      ]);
    expect(places()).not.toMatch(/4111 ?1111|737/);
    answer.resolve(done);
    await screen.findByRole('button', { name: 'Place order' });
    expect(places()).not.toMatch(/4111 ?1111|737/);
    expect(document.body.innerHTML).not.toMatch(/4111 ?1111 ?1111/);
  });

  test('the fields are empty once the page has been left, also where the browser keeps it for Back', async () => {
    const { user } = await open();
    await fillCard(user);
    act(() => void fireEvent(window, new Event('pagehide')));
    for (const label of ['Card number', 'CVV', 'Name on the card'])
      expect(screen.getByLabelText(label)).toHaveValue('');
  });
});
