/** @jest-environment jsdom */

import { answerCalls, pending } from '@bookfront/shared/testing';
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { buildFilledCart } from '../../testing/build-line';
import { humanChallenge, solvedNumber, withCryptography } from '../../testing/human';
import { loadSteps } from '../../testing/load-steps';
import { fill, guest, openCheckout, shopWith, toPayment } from '../../testing/open-checkout';

beforeAll(
  () =>
    Promise.all([
      loadSteps(),
      import('./gift-card-payment'),
      import('./edit-gift-card'),
      import('@bookfront/shared/human-check/solve'),
    ]),
  60_000,
);
beforeEach(withCryptography);
jest.setTimeout(30_000);

const used = { number: '4000123412341234', amount: 2100, balance: 5000 };
const before = {
  'checkout/getPaymentChoices': { pickup: ['pickup'], ship: [] },
  'captcha/getChallenge': humanChallenge,
};
const cartWith = (gift_cards = [used]) => buildFilledCart(undefined, { checkout: toPayment, gift_cards });
const shop = shopWith({ giftcards_enabled: true });

const open = (gift_cards = [] as (typeof used)[]) =>
  openCheckout('payment', guest({ checkout: toPayment, gift_cards }), shop);
const number = () => screen.findByLabelText('Gift card number');
const addButton = () => screen.getByRole('button', { name: 'Add gift card' });

describe('paying by gift card', () => {
  test('is offered only where the shop takes them [GFT-25]', async () => {
    answerCalls(before);
    openCheckout('payment', guest({ checkout: toPayment }));
    await screen.findByRole('button', { name: /Pay at pickup/ });
    expect(screen.queryByLabelText('Gift card number')).not.toBeInTheDocument();
  });

  test('can be added from the fifth character on [GFT-19]', async () => {
    answerCalls(before);
    const { user } = open();
    await fill(user, await number(), '12 34');
    expect(addButton()).toBeDisabled();
    await user.type(await number(), '5');
    expect(addButton()).toBeEnabled();
  });

  test('passes the human check, goes without spaces and PIN, and is shown with what it pays [GFT-17] [GFT-18] [GFT-20] [GFT-24] [GAP-64]', async () => {
    const made = answerCalls({ ...before, 'checkout/addGiftCard': { cart: cartWith() } });
    const { user } = open();
    await fill(user, await number(), '4000 1234 1234 1234');
    await user.click(addButton());
    expect(await screen.findByText('Gift card ending in 1234', { selector: 'li > span' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('4000123412341234');
    expect(screen.getByText('$21.00', { selector: 'b' })).toBeVisible();
    expect(made.map(({ name }) => name).slice(-2)).toEqual(['captcha/getChallenge', 'checkout/addGiftCard']);
    const payload = made.at(-1)?.payload;
    expect(payload).toMatchObject({ gift_card_number: '4000123412341234' });
    expect(payload).not.toHaveProperty('pin');
    expect(payload).not.toHaveProperty('amount');
    expect(solvedNumber(payload?.captcha)).toBe(42);
    expect(await number()).toHaveValue('');
    expect(await number()).toHaveFocus();
  });

  test("a refusal is said in the shop's words, and what was typed stays [ERR-62]", async () => {
    answerCalls({
      ...before,
      'checkout/addGiftCard': {
        error: 'We can’t find this gift card. Please check the number and PIN.',
        code: 'gift_card',
      },
    });
    const { user } = open();
    await fill(user, await number(), '99999999');
    await user.click(addButton());
    expect(await screen.findByText('We can’t find this gift card. Please check the number and PIN.')).toBeVisible();
    expect(await number()).toHaveValue('99999999');
  });

  test('an empty card shows an error, and the form is empty again [ERR-63]', async () => {
    answerCalls({
      ...before,
      'checkout/addGiftCard': { error: 'This card has a balance of $0', code: 'gift_card_empty' },
    });
    const { user } = open();
    await fill(user, await number(), '99999999');
    await fill(user, screen.getByLabelText('PIN'), '1234');
    await user.click(addButton());
    expect(await screen.findByText('This card has a balance of $0')).toBeVisible();
    expect(await number()).toHaveValue('');
    expect(screen.getByLabelText('PIN')).toHaveValue('');
  });

  const edit = async () => {
    const view = open([used]);
    await view.user.click(await screen.findByRole('button', { name: 'Edit Gift card ending in 1234' }));
    const dialog = await screen.findByRole('dialog', { name: 'Gift card' });
    return { ...view, dialog };
  };

  test('its amount can be changed, in a dialog of 300 px [GFT-13] [GFT-21] [GFT-23] [GAP-64]', async () => {
    const made = answerCalls({ ...before, 'checkout/editGiftCard': { cart: cartWith([{ ...used, amount: 1000 }]) } });
    const { user, dialog } = await edit();
    expect(dialog).toHaveStyle({ maxWidth: '300px' });
    const amount = screen.getByLabelText('Amount to use');
    expect(amount).toHaveValue('21.00');
    for (const wrong of ['abc', '10.5']) {
      await user.clear(amount);
      await fill(user, amount, wrong);
      await user.click(screen.getByRole('button', { name: 'Update' }));
      expect(await screen.findByText('Amount required.')).toBeVisible();
      await waitFor(() => expect(amount).toHaveFocus());
    }
    expect(made.filter(({ name }) => name === 'checkout/editGiftCard')).toHaveLength(0);
    await user.clear(amount);
    await fill(user, amount, '$10.00');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(made.at(-1)).toMatchObject({
      name: 'checkout/editGiftCard',
      payload: { gift_card_number: '4000123412341234', amount: '1000' },
    });
    expect(screen.getByText('$10.00', { selector: 'b' })).toBeVisible();
  });

  test('its dialog can be left by a button, and nothing changes', async () => {
    const made = answerCalls(before);
    const { user } = await edit();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Gift card ending in 1234', { selector: 'li > span' })).toBeVisible();
    expect(made.map(({ name }) => name)).not.toContain('checkout/editGiftCard');
  });

  test('it can be removed again [GFT-22]', async () => {
    const made = answerCalls({ ...before, 'checkout/removeGiftCard': { cart: cartWith([]) } });
    const { user } = await edit();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(screen.queryByText('Gift card ending in 1234', { selector: 'li > span' })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('heading', { name: 'Gift cards' })).toHaveFocus();
    expect(made.at(-1)).toMatchObject({
      name: 'checkout/removeGiftCard',
      payload: { gift_card_number: '4000123412341234' },
    });
  });

  test('a card that has a little left keeps what was typed [ERR-62]', async () => {
    const little = { error: 'This card has a balance of $0.50', code: 'gift_card' };
    answerCalls({ ...before, 'checkout/editGiftCard': little, 'checkout/addGiftCard': little });
    const { user } = await edit();
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText(little.error)).toBeVisible();
    expect(screen.getByLabelText('Amount to use')).toHaveValue('21.00');
    await fill(user, await number(), '99999999');
    await user.click(addButton());
    await waitFor(() => expect(screen.getAllByText(little.error)).toHaveLength(2));
    expect(await number()).toHaveValue('99999999');
  });

  test('a refused change shows the shop’s words; an empty card clears the amount [ERR-62] [ERR-63]', async () => {
    answerCalls({
      ...before,
      'checkout/editGiftCard': { error: 'This card has a balance of $0', code: 'gift_card_empty' },
    });
    const { user } = await edit();
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('This card has a balance of $0')).toBeVisible();
    expect(screen.getByLabelText('Amount to use')).toHaveValue('');
  });

  test('an unreadable amount shows how to write it, and hides the shop’s earlier words', async () => {
    answerCalls({
      ...before,
      'checkout/editGiftCard': { error: 'This card has a balance of $0.50', code: 'gift_card' },
    });
    const { user } = await edit();
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('This card has a balance of $0.50')).toBeVisible();
    await user.clear(screen.getByLabelText('Amount to use'));
    await fill(user, screen.getByLabelText('Amount to use'), '1,000');
    expect(screen.queryByText('This card has a balance of $0.50')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Amount required.')).toBeVisible();
    expect(screen.getByText(/like 25 or 25.00/)).toBeVisible();
  });

  const timesOf = (made: { name: string }[], name: string) => made.filter((call) => call.name === name).length;
  const unreached = 'We couldn’t reach the shop. Please check your connection and try again.';
  /** The connection breaks while the shop has not answered yet. */
  const lost = () => {
    const answer = pending<void>();
    const reply = () =>
      answer.promise.then(() => {
        throw new TypeError('connection lost');
      });
    return { reply, breakOff: () => act(async () => answer.resolve()) };
  };

  test('adding, while the shop is slow, is sent once and says so; without an answer what was typed stays', async () => {
    const { reply, breakOff } = lost();
    const made = answerCalls({ ...before, 'checkout/addGiftCard': reply });
    const { user } = open();
    await fill(user, await number(), '99999999');
    await fill(user, screen.getByLabelText('PIN'), '1234');
    await user.dblClick(addButton());
    const busy = await screen.findByRole('button', { name: 'Adding… gift card' });
    await waitFor(() => expect(timesOf(made, 'checkout/addGiftCard')).toBe(1));
    await user.click(busy);
    await breakOff();
    expect(await screen.findByText(unreached)).toBeVisible();
    expect(await number()).toHaveValue('99999999');
    expect(screen.getByLabelText('PIN')).toHaveValue('1234');
    expect(timesOf(made, 'checkout/addGiftCard')).toBe(1);
    expect(addButton()).toBeEnabled();
  });

  test.each([
    ['checkout/editGiftCard', 'Update', 'Saving…'],
    ['checkout/removeGiftCard', 'Remove', 'Removing…'],
  ] as const)(
    '%s, while the shop is slow, is sent once and says so; without an answer the dialog and its amount stay',
    async (name, label, working) => {
      const { reply, breakOff } = lost();
      const made = answerCalls({ ...before, [name]: reply });
      const { user } = await edit();
      await user.clear(screen.getByLabelText('Amount to use'));
      await fill(user, screen.getByLabelText('Amount to use'), '7.00');
      await user.dblClick(screen.getByRole('button', { name: label }));
      await user.click(await screen.findByRole('button', { name: working }));
      await breakOff();
      expect(await screen.findByText(unreached)).toBeVisible();
      expect(screen.getByLabelText('Amount to use')).toHaveValue('7.00');
      expect(screen.getByRole('button', { name: label })).toBeVisible();
      expect(timesOf(made, name)).toBe(1);
      expect(screen.getByText('Gift card ending in 1234', { selector: 'li > span' })).toBeVisible();
    },
  );

  test('the error of a change goes once the card is being removed', async () => {
    const answer = pending<object>();
    answerCalls({
      ...before,
      'checkout/editGiftCard': { error: 'Too much.', code: 'gift_card' },
      'checkout/removeGiftCard': () => answer.promise,
    });
    const { user } = await edit();
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Too much.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'Removing…' })).toBeVisible();
    expect(screen.queryByText('Too much.')).not.toBeInTheDocument();
    await act(async () => answer.resolve({ cart: cartWith([]) }));
  });
});
