/** @jest-environment jsdom */

import { sessionStore } from '@bookfront/shared/session';
import { answerCalls, renderPage } from '@bookfront/shared/testing';
import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildFilledCart, giftCardLine } from '../testing/build-line';
import { loadSteps } from '../testing/load-steps';
import { fill, guest, openCheckout } from '../testing/open-checkout';
import { GiftCardDialog } from './gift-card-dialog';

beforeAll(loadSteps, 60_000);
afterEach(() => void jest.useRealTimers());
jest.setTimeout(30_000);

const added = { cart: buildFilledCart([giftCardLine()]) };

function open(line?: Parameters<typeof GiftCardDialog>[0]['line']) {
  const onClose = jest.fn();
  const user = userEvent.setup();
  renderPage(<GiftCardDialog eisbn="GIFTCARD1" title="Gift card" onClose={onClose} {...(line ? { line } : {})} />);
  return { user, onClose };
}
const amount = () => screen.getByLabelText('Amount');
const add = () => screen.getByRole('button', { name: 'Add to Cart' });

describe('the gift card dialog', () => {
  test('is 300 px wide at most [GFT-13]', () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Gift card' })).toHaveStyle({ maxWidth: '300px' });
  });

  test.each([
    ['0', 'Amount must be between $5.00 and $9999.00.'],
    ['0.50', 'Amount must be between $5.00 and $9999.00.'],
    ['10000', 'Amount must be between $5.00 and $9999.00.'],
    ['abc', 'Amount required.'],
    ['', 'Amount required.'],
  ])("an amount of '%s' is refused [GFT-05] [GAP-34]", async (typed, text) => {
    const made = answerCalls({});
    const { user } = open();
    if (typed) await fill(user, amount(), typed);
    await user.click(add());
    expect(await screen.findByText(text)).toBeVisible();
    expect(made).toHaveLength(0);
  });

  test('an unreadable amount shows how to write it, until it is changed', async () => {
    answerCalls({});
    const { user } = open();
    await fill(user, amount(), '25.999');
    await user.click(add());
    expect(await screen.findByText(/like 25 or 25.00/)).toBeVisible();
    await user.type(amount(), '{Backspace}');
    expect(screen.queryByText('Amount required.')).not.toBeInTheDocument();
    expect(screen.queryByText(/like 25 or 25.00/)).not.toBeInTheDocument();
  });

  test('is bought by amount and quantity, without a message unless it is personalized [GFT-06] [GFT-07] [GFT-10] [OFR-27]', async () => {
    const made = answerCalls({ 'cart/add': added });
    const { user } = open();
    await fill(user, amount(), '$25');
    const personalize = screen.getByRole('checkbox', { name: 'Personalize this gift card' });
    await user.click(personalize);
    await fill(user, screen.getByLabelText('To'), 'Otto');
    await user.click(personalize);
    await user.type(screen.getByRole('textbox', { name: /^Quantity/ }), '2345');
    expect(screen.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('1234');
    await user.clear(screen.getByRole('textbox', { name: /^Quantity/ }));
    await user.type(screen.getByRole('textbox', { name: /^Quantity/ }), '2');
    await user.click(add());
    await waitFor(() => expect(sessionStore.get()?.cart.items).toHaveLength(1));
    expect(made[0]?.payload).toMatchObject({ eisbn: 'GIFTCARD1', price: '2500', quantity: '2', personalized: 'false' });
    for (const word of ['from', 'to', 'message', 'cart_id']) expect(made[0]?.payload).not.toHaveProperty(word);
  });

  test('can be personalized [GFT-08] [GFT-09] [GFT-10]', async () => {
    const made = answerCalls({ 'cart/add': added });
    const { user } = open();
    await fill(user, amount(), '25.00');
    await user.click(screen.getByRole('checkbox', { name: 'Personalize this gift card' }));
    await fill(user, screen.getByLabelText('To'), 'o'.repeat(60));
    await fill(user, screen.getByLabelText('From'), 'i'.repeat(60));
    await fill(user, screen.getByLabelText('Message'), 'm'.repeat(120));
    await user.click(add());
    await waitFor(() => expect(made).toHaveLength(1));
    expect(made[0]?.payload).toMatchObject({
      personalized: 'true',
      to: 'o'.repeat(50),
      from: 'i'.repeat(50),
      message: 'm'.repeat(100),
    });
    await screen.findByRole('link', { name: 'Go to Cart' });
  });

  test("the button reads 'Added' for one second [GFT-12] [GAP-35]", async () => {
    answerCalls({ 'cart/add': added });
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderPage(<GiftCardDialog eisbn="GIFTCARD1" title="Gift card" onClose={() => {}} />);
    await fill(user, amount(), '25');
    await user.click(add());
    expect(await screen.findByRole('button', { name: 'Added' })).toBeVisible();
    act(() => void jest.advanceTimersByTime(1000));
    expect(add()).toBeVisible();
  });

  test('a gift card in the cart is changed under its own line [GFT-11]', async () => {
    const made = answerCalls({ 'cart/add': added });
    const { user, onClose } = open(giftCardLine({ quantity: 3 }).cart_info);
    expect(amount()).toHaveValue('25.00');
    expect(screen.getByLabelText('To')).toHaveValue('Otto');
    expect(screen.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('3');
    await user.clear(amount());
    await fill(user, amount(), '40');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(made[0]?.payload).toMatchObject({
      cart_id: 'g1',
      price: '4000',
      quantity: '3',
      from: 'Ida',
      to: 'Otto',
      message: 'Happy birthday',
    });
  });

  test('it is opened from the cart [GFT-11]', async () => {
    const { user } = openCheckout('cart', guest({ items: [giftCardLine()] }));
    await user.click(screen.getByRole('button', { name: 'Edit Gift card' }));
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
  });

  test('what was typed survives a refusal', async () => {
    answerCalls({ 'cart/add': { error: 'The cart is full.', code: 'validation' } });
    const { user } = open();
    await fill(user, amount(), '25');
    await user.click(add());
    expect(await screen.findByText('The cart is full.')).toBeVisible();
    expect(amount()).toHaveValue('25');
  });
});
