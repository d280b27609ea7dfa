/** @jest-environment jsdom */

import { bus } from '@bookfront/shared/events';
import { answerCalls, buildCart, pending } from '@bookfront/shared/testing';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { buildFilledCart, buildLine, giftCardLine } from '../../testing/build-line';
import { loadSteps } from '../../testing/load-steps';
import { guest, openCheckout } from '../../testing/open-checkout';

beforeAll(loadSteps, 60_000);
jest.setTimeout(30_000);

describe('a line of the cart', () => {
  test('a step sends the quantity with its cart_id [CRT-23]', async () => {
    const made = answerCalls({ 'cart/add': { cart: buildFilledCart([buildLine({ quantity: 2 })]) } });
    const { user } = openCheckout('cart', guest());
    await user.click(screen.getByRole('button', { name: /^One more/ }));
    expect(await screen.findByText('1 item, 2 copies')).toBeVisible();
    expect(made[0]).toMatchObject({ name: 'cart/add', payload: { cart_id: 'c1', quantity: '2' } });
  });

  test('minus stays at 1 [CRT-22]', async () => {
    const made = answerCalls({});
    const { user } = openCheckout('cart', guest());
    await user.click(screen.getByRole('button', { name: /^One fewer/ }));
    expect(screen.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('1');
    expect(made).toHaveLength(0);
  });

  test('a typed 0 removes the line once the field is left [CRT-23] [OFR-24] [GAP-24]', async () => {
    const made = answerCalls({ 'cart/removeItem': { cart: buildCart() } });
    const { user } = openCheckout('cart', guest());
    await user.clear(screen.getByRole('textbox', { name: /^Quantity/ }));
    await user.type(screen.getByRole('textbox', { name: /^Quantity/ }), '0');
    expect(made).toHaveLength(0);
    await user.tab();
    expect(await screen.findByText('Empty')).toBeVisible();
    expect(made[0]).toMatchObject({ name: 'cart/removeItem', payload: { cart_id: 'c1' } });
  });

  test('One fewer can’t be used at 1 [CRT-22]', () => {
    openCheckout(
      'cart',
      guest({ items: [buildLine(), buildLine({ cart_id: 'c2', quantity: 2 }, {}, { title: 'Persuasion' })] }),
    );
    expect(screen.getByRole('button', { name: 'One fewer: Emma' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'One fewer: Persuasion' })).not.toHaveAttribute('aria-disabled');
  });

  test.each(['', '-1', 'abc', '2.5', '1e1'])(
    "a quantity typed as '%s' puts the old one back, and says so",
    async (text) => {
      const made = answerCalls({});
      const { user } = openCheckout('cart', guest({ items: [buildLine({ quantity: 3 })] }));
      const field = screen.getByRole('textbox', { name: /^Quantity/ });
      await user.clear(field);
      if (text) await user.type(field, text);
      await user.tab();
      expect(field).toHaveValue('3');
      expect(screen.getByText('A quantity is a whole number. It is still 3.')).toHaveAttribute('role', 'status');
      expect(made).toHaveLength(0);
      await user.type(field, '{Backspace}2');
      expect(screen.queryByText(/whole number/)).not.toBeInTheDocument();
    },
  );

  test('Enter saves a typed quantity, once', async () => {
    const made = answerCalls({ 'cart/add': { cart: buildFilledCart([buildLine({ quantity: 2 })]) } });
    const { user } = openCheckout('cart', guest());
    const field = screen.getByRole('textbox', { name: /^Quantity/ });
    await user.clear(field);
    await user.type(field, '2{Enter}');
    expect(await screen.findByText('1 item, 2 copies')).toBeVisible();
    await user.tab();
    expect(made).toMatchObject([{ name: 'cart/add', payload: { cart_id: 'c1', quantity: '2' } }]);
  });

  test('a quantity never jumps back while earlier answers arrive', async () => {
    const answers = [pending<object>(), pending<object>()];
    let sent = 0;
    const made = answerCalls({ 'cart/add': () => answers[sent++]?.promise ?? {} });
    const { user } = openCheckout('cart', guest({ items: [buildLine({}, { onhand: 'Y' })] }));
    const field = screen.getByRole('textbox', { name: /^Quantity/ });
    for (let i = 0; i < 4; i++) await user.click(screen.getByRole('button', { name: /^One more/ }));
    expect(field).toHaveValue('5');
    answers[0]?.resolve({ cart: buildFilledCart([buildLine({ quantity: 2 }, { onhand: 'Y' })]) });
    await waitFor(() => expect(made).toHaveLength(2));
    expect(field).toHaveValue('5');
    answers[1]?.resolve({ cart: buildFilledCart([buildLine({ quantity: 5 })]) });
    await screen.findByText('1 item, 5 copies');
    expect(field).toHaveValue('5');
    expect(made.map(({ payload }) => payload.quantity)).toEqual(['2', '5']);
  });

  test("a failed change says the shop's words and shows what is true [ERR-36]", async () => {
    answerCalls({ 'cart/add': { error: 'Only one left.', code: 'stock' } });
    const onToast = jest.fn();
    const stop = bus.on('toast:wanted', onToast);
    const { user } = openCheckout('cart', guest());
    await user.click(screen.getByRole('button', { name: /^One more/ }));
    await waitFor(() => expect(onToast).toHaveBeenCalledWith({ text: 'Only one left.', tone: 'error' }));
    expect(screen.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('1');
    stop();
  });

  describe('that is removed', () => {
    const titles = ['Emma', 'Persuasion', 'Sanditon'];
    const lines = titles.map((title, i) => buildLine({ cart_id: `c${i}` }, {}, { title }));
    const without = (gone: string) => lines.filter(({ title_info }) => title_info.title !== gone);

    test.each([
      ['the next line', 'Emma', 'Persuasion'],
      ['the line before, where it was the last', 'Sanditon', 'Persuasion'],
    ])('leaves the focus to %s', async (_, gone, next) => {
      answerCalls({ 'cart/removeItem': { cart: buildFilledCart(without(gone)) } });
      const { user } = openCheckout('cart', guest({ items: lines }));
      await user.click(screen.getByRole('button', { name: `Remove ${gone}` }));
      await waitFor(() => expect(screen.queryByRole('link', { name: gone })).not.toBeInTheDocument());
      expect(screen.getByRole('link', { name: next })).toHaveFocus();
    });

    test('leaves the focus where the shopper has gone meanwhile', async () => {
      const answer = pending<object>();
      answerCalls({ 'cart/removeItem': () => answer.promise });
      const { user } = openCheckout('cart', guest({ items: lines }));
      await user.click(screen.getByRole('button', { name: 'Remove Emma' }));
      const remove = screen.getByRole('button', { name: 'Remove Sanditon' });
      remove.focus();
      answer.resolve({ cart: buildFilledCart(without('Emma')) });
      await waitFor(() => expect(screen.queryByRole('link', { name: 'Emma' })).not.toBeInTheDocument());
      expect(remove).toHaveFocus();
    });

    test('leaves the focus to the page’s heading where it was the only one', async () => {
      answerCalls({ 'cart/removeItem': { cart: buildCart() } });
      const { user } = openCheckout('cart', guest());
      await user.click(screen.getByRole('button', { name: 'Remove Emma' }));
      await screen.findByText('Empty');
      expect(screen.getByRole('heading', { name: 'Your cart' })).toHaveFocus();
    });
  });

  test('lines of one title are told apart by a screen reader', () => {
    const used = buildLine(
      {
        cart_id: 'c2',
        condition: 'used',
        gift_registry_info: { name: 'Nora and Sam', occasion: 'Wedding', shipping_encouraged: true },
      },
      { code: 'used', text: 'Used', used: true },
    );
    const cards = ['Otto', 'Ida'].map((to, i) =>
      giftCardLine({
        cart_id: `g${i}`,
        cart_notes: { giftcard_price: 2500, gift_card_info: { personalize: true, from: '', to, message: '' } },
      }),
    );
    openCheckout('cart', guest({ items: [buildLine(), used, ...cards] }));
    for (const name of [
      'Emma (Paperback, New)',
      'Emma (Paperback, Used, for Nora and Sam)',
      'Gift card ($25.00, to Otto)',
      'Gift card ($25.00, to Ida)',
    ]) {
      expect(screen.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
      expect(screen.getByRole('group', { name: `Quantity of ${name}` })).toBeVisible();
    }
  });

  test('remove all asks, then empties the cart [CRT-07]', async () => {
    const made = answerCalls({ 'cart/removeAll': { cart: buildCart() } });
    const { user } = openCheckout('cart', guest());
    await user.click(screen.getByRole('button', { name: 'Remove all' }));
    expect(made).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Yes, remove all' }));
    expect(await screen.findByText('Empty')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your cart' })).toHaveFocus();
  });

  test('a cart that could not be emptied leaves the focus on the button, which is busy meanwhile [ERR-36]', async () => {
    const answer = pending<object>();
    answerCalls({ 'cart/removeAll': () => answer.promise });
    const { user } = openCheckout('cart', guest());
    const button = screen.getByRole('button', { name: 'Remove all' });
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Yes, remove all' }));
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    expect(button).toBeEnabled();
    await user.click(button);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    answer.resolve({ error: 'Not now.', code: 'internal' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    expect(button).toHaveFocus();
  });

  const raise = async (session: ReturnType<typeof guest>) => {
    const view = openCheckout('cart', session);
    await view.user.click(screen.getByRole('button', { name: /^One more/ }));
    return view;
  };

  test('a quantity beyond the stock asks first [ERR-39]', async () => {
    const made = answerCalls({
      'cart/add': {
        cart: buildFilledCart([buildLine({ quantity: 4, backorder_quantity: 1 }, { is_extra_orderable: true })]),
      },
    });
    const { user } = await raise(
      guest({ items: [buildLine({ quantity: 3 }, { onhand: 3, is_extra_orderable: true })] }),
    );
    expect(await screen.findByRole('dialog', { name: 'We only have 3 in stock' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add 3' })).toBeVisible();
    expect(made).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Add 3 and order the rest' }));
    await screen.findByText('1 on backorder');
    expect(made[0]?.payload).toMatchObject({ cart_id: 'c1', quantity: '4', backorder: 'true' });
  });

  test('where the rest cannot be ordered, there is what is available [ERR-39]', async () => {
    await raise(guest({ items: [buildLine({ quantity: 3 }, { onhand: 3 })] }));
    expect(await screen.findByRole('button', { name: 'Add 3' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add 3 and order the rest' })).not.toBeInTheDocument();
  });

  test('copies that were sold meanwhile ask as well [ERR-39]', async () => {
    answerCalls({
      'cart/add': { error: 'There are 2 left.', code: 'stock', fields: { onhand: '2', is_extra_orderable: 'false' } },
    });
    await raise(guest({ items: [buildLine({ quantity: 2 }, { onhand: 'Y' })] }));
    expect(await screen.findByRole('dialog', { name: 'We only have 2 in stock' })).toBeVisible();
  });

  test('a line whose rest is ordered already goes on without a question', async () => {
    const made = answerCalls({ 'cart/add': { cart: buildFilledCart() } });
    await raise(
      guest({ items: [buildLine({ quantity: 5, backorder_quantity: 2 }, { onhand: 3, is_extra_orderable: true })] }),
    );
    await waitFor(() => expect(made[0]?.payload).toMatchObject({ quantity: '6', backorder: 'true' }));
  });
});
