/** @jest-environment jsdom */

import { bus } from '@bookfront/shared/events';
import { answerCalls, buildCart, pending } from '@bookfront/shared/testing';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { buildFilledCart, buildLine } from '../../testing/build-line';
import { loadSteps } from '../../testing/load-steps';
import { guest, openCheckout } from '../../testing/open-checkout';
import { openDialogs } from '../../testing/open-dialogs';

beforeAll(openDialogs);
beforeAll(loadSteps, 60_000);
jest.setTimeout(30_000);

describe('a line of the cart', () => {
  test('[CRT-23] a step sends the quantity with its cart_id', async () => {
    const made = answerCalls({ 'cart/add': { cart: buildFilledCart([buildLine({ quantity: 2 })]) } });
    const { user } = openCheckout('cart', guest());
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(await screen.findByText('1 item, 2 copies')).toBeVisible();
    expect(made[0]).toMatchObject({ name: 'cart/add', payload: { cart_id: 'c1', quantity: '2' } });
  });

  test('[CRT-22] minus stays at 1', async () => {
    const made = answerCalls({});
    const { user } = openCheckout('cart', guest());
    await user.click(screen.getByRole('button', { name: 'One fewer' }));
    expect(screen.getByLabelText('Quantity')).toHaveValue('1');
    expect(made).toHaveLength(0);
  });

  test('[CRT-23] [OFR-24] [GAP-24] a typed 0 removes the line once the field is left', async () => {
    const made = answerCalls({ 'cart/removeItem': { cart: buildCart() } });
    const { user } = openCheckout('cart', guest());
    await user.clear(screen.getByLabelText('Quantity'));
    await user.type(screen.getByLabelText('Quantity'), '0');
    expect(made).toHaveLength(0);
    await user.tab();
    expect(await screen.findByText('Empty')).toBeVisible();
    expect(made[0]).toMatchObject({ name: 'cart/removeItem', payload: { cart_id: 'c1' } });
  });

  test.each(['', '-1', 'abc', '2.5', '1e1'])("a quantity typed as '%s' puts the old one back, and says so", async (text) => {
    const made = answerCalls({});
    const { user } = openCheckout('cart', guest({ items: [buildLine({ quantity: 3 })] }));
    const field = screen.getByLabelText('Quantity');
    await user.clear(field);
    if (text) await user.type(field, text);
    await user.tab();
    expect(field).toHaveValue('3');
    expect(screen.getByText('A quantity is a whole number. It is still 3.')).toHaveAttribute('role', 'status');
    expect(made).toHaveLength(0);
    await user.type(field, '{Backspace}2');
    expect(screen.queryByText(/whole number/)).not.toBeInTheDocument();
  });

  test('Enter saves a typed quantity, once', async () => {
    const made = answerCalls({ 'cart/add': { cart: buildFilledCart([buildLine({ quantity: 2 })]) } });
    const { user } = openCheckout('cart', guest());
    const field = screen.getByLabelText('Quantity');
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
    const field = screen.getByLabelText('Quantity');
    for (let i = 0; i < 4; i++) await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(field).toHaveValue('5');
    answers[0]?.resolve({ cart: buildFilledCart([buildLine({ quantity: 2 }, { onhand: 'Y' })]) });
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
    const { user } = openCheckout('cart', guest());
    await user.click(screen.getByRole('button', { name: 'One more' }));
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ text: 'Only one left.', tone: 'error' }));
    expect(screen.getByLabelText('Quantity')).toHaveValue('1');
    stop();
  });

  test('[CRT-07] remove all asks, then empties the cart', async () => {
    const made = answerCalls({ 'cart/removeAll': { cart: buildCart() } });
    const { user } = openCheckout('cart', guest());
    await user.click(screen.getByRole('button', { name: 'Remove all' }));
    expect(made).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Yes, remove all' }));
    expect(await screen.findByText('Empty')).toBeVisible();
  });

  const raise = async (session: ReturnType<typeof guest>) => {
    const view = openCheckout('cart', session);
    await view.user.click(screen.getByRole('button', { name: 'One more' }));
    return view;
  };

  test('[ERR-39] a quantity beyond the stock is asked about first', async () => {
    const made = answerCalls({ 'cart/add': { cart: buildFilledCart([buildLine({ quantity: 4, backorder_quantity: 1 }, { is_extra_orderable: true })]) } });
    const { user } = await raise(guest({ items: [buildLine({ quantity: 3 }, { onhand: 3, is_extra_orderable: true })] }));
    expect(await screen.findByRole('dialog', { name: 'We only have 3 in stock' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Take 3' })).toBeVisible();
    expect(made).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Take 3 and order the rest' }));
    await screen.findByText('1 on backorder');
    expect(made[0]?.payload).toMatchObject({ cart_id: 'c1', quantity: '4', backorder: 'true' });
  });

  test('[ERR-39] where the rest cannot be ordered, there is what is available', async () => {
    await raise(guest({ items: [buildLine({ quantity: 3 }, { onhand: 3 })] }));
    expect(await screen.findByRole('button', { name: 'Take 3' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take 3 and order the rest' })).not.toBeInTheDocument();
  });

  test('[ERR-39] copies that were sold meanwhile are asked about as well', async () => {
    answerCalls({ 'cart/add': { error: 'There are 2 left.', code: 'stock', fields: { onhand: '2', is_extra_orderable: 'false' } } });
    await raise(guest({ items: [buildLine({ quantity: 2 }, { onhand: 'Y' })] }));
    expect(await screen.findByRole('dialog', { name: 'We only have 2 in stock' })).toBeVisible();
  });

  test('a line whose rest is ordered already goes on without a question', async () => {
    const made = answerCalls({ 'cart/add': { cart: buildFilledCart() } });
    await raise(guest({ items: [buildLine({ quantity: 5, backorder_quantity: 2 }, { onhand: 3, is_extra_orderable: true })] }));
    await waitFor(() => expect(made[0]?.payload).toMatchObject({ quantity: '6', backorder: 'true' }));
  });
});
