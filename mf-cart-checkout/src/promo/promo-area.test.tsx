/** @jest-environment jsdom */

import type { PromoCode } from '@bookfront/shared/schemas';
import { answerCalls, buildSettings } from '@bookfront/shared/testing';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { buildFilledCart, buildPromo } from '../testing/build-line';
import { loadSteps } from '../testing/load-steps';
import { customer, fill, openCheckout, shopWith } from '../testing/open-checkout';

beforeAll(loadSteps, 60_000);
jest.setTimeout(30_000);

const shop = shopWith({ using_promo_codes: true });
const cartWith = (promo_codes: PromoCode[]) => {
  const cart = buildFilledCart();
  return { ...cart, summary: { ...cart.summary, promo_codes } };
};
const open = (codes: PromoCode[] = []) => openCheckout('cart', { ...customer(), cart: cartWith(codes) }, shop);

describe('the promo area', () => {
  test('is there only where the shop uses codes [CRT-36]', () => {
    openCheckout('cart', customer(), buildSettings());
    expect(screen.queryByLabelText('Promo code')).not.toBeInTheDocument();
  });

  test('has a box of 15 characters while no code is applied [CRT-32] [CRT-35]', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Promo code'), '12345678901234567890');
    expect(screen.getByLabelText('Promo code')).toHaveValue('123456789012345');
  });

  test('an applied code that no longer holds says why, and can be removed', async () => {
    const cart = { ...cartWith([]), promo_lapse: { code: 'FIVER', reason: 'It needs a subtotal of $30.00.' } };
    const made = answerCalls({ 'checkout/removePromocode': { cart: cartWith([]) } });
    const { user } = openCheckout('cart', { ...customer(), cart }, shop);
    expect(await screen.findByText('This code doesn’t apply right now. It needs a subtotal of $30.00.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove promo code FIVER' }));
    expect(made.map(({ name }) => name)).toContain('checkout/removePromocode');
    expect(await screen.findByLabelText('Promo code')).toBeVisible();
  });

  test('an applied code takes the place of the box, with a Remove, which brings it back [CRT-33]', async () => {
    const made = answerCalls({
      'checkout/addPromocode': { cart: cartWith([buildPromo()]) },
      'checkout/removePromocode': { cart: cartWith([]) },
    });
    const { user } = open();
    await fill(user, screen.getByLabelText('Promo code'), 'tide10');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    const remove = await screen.findByRole('button', { name: 'Remove promo code TIDE10' });
    expect(remove).toHaveFocus();
    expect(screen.queryByLabelText('Promo code')).not.toBeInTheDocument();
    await user.click(remove);
    expect(await screen.findByLabelText('Promo code')).toHaveFocus();
    expect(made).toMatchObject([
      { name: 'checkout/addPromocode', payload: { code: 'tide10' } },
      { name: 'checkout/removePromocode' },
    ]);
  });

  test('an automatic code keeps the box [CRT-34]', () => {
    open([buildPromo({ automatic: true })]);
    expect(screen.getByLabelText('Promo code')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Remove promo/ })).not.toBeInTheDocument();
  });

  test("a refusal is said in the shop's words, and what was typed stays [ERR-37]", async () => {
    answerCalls({ 'checkout/addPromocode': { error: 'This promo code is not valid.', code: 'promo_code' } });
    const { user } = open();
    await fill(user, screen.getByLabelText('Promo code'), 'NOPE');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This promo code is not valid.');
    expect(screen.getByLabelText('Promo code')).toHaveValue('NOPE');
  });
});
