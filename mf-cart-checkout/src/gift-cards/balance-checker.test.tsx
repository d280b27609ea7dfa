/** @jest-environment jsdom */

import { answerCalls, renderPage } from '@bookfront/shared/testing';
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { humanChallenge, solvedNumber, withCryptography } from '../testing/human';
import { loadSteps } from '../testing/load-steps';
import { BalanceChecker } from './balance-checker';

beforeAll(() => Promise.all([loadSteps(), import('@bookfront/shared/human-check/solve')]), 60_000);
beforeEach(withCryptography);
jest.setTimeout(30_000);

function open(answer: object = { balance: 5000 }) {
  const made = answerCalls({ 'captcha/getChallenge': humanChallenge, 'giftcard/balance': answer });
  const user = userEvent.setup();
  renderPage(<BalanceChecker />);
  return { made, user };
}
const check = () => screen.getByRole('button', { name: 'Check' });

describe('the balance checker', () => {
  test('asks for nothing before a number is checked [PGB-42]', async () => {
    const { made, user } = open();
    expect(made).toHaveLength(0);
    await user.type(screen.getByLabelText('Gift card number'), '40001234');
    await user.click(check());
    expect(await screen.findByText('Your balance is $50.00')).toBeVisible();
  });

  test('without a number nothing is sent [GFT-14] [GFT-16]', async () => {
    const { made, user } = open();
    await user.click(check());
    expect(made).toHaveLength(0);
  });

  test('passes the human check, then shows the balance [GFT-15] [GFT-18] [ERR-60]', async () => {
    const { made, user } = open();
    await user.type(screen.getByLabelText('Gift card number'), '4000 1234 1234 1234');
    await user.click(check());
    expect(await screen.findByText('Your balance is $50.00')).toBeVisible();
    expect(screen.getByText('Gift cards never expire.')).toBeVisible();
    expect(made.map(({ name }) => name)).toEqual(['captcha/getChallenge', 'giftcard/balance']);
    expect(made[1]?.payload).toMatchObject({ number: '4000123412341234' });
    expect(solvedNumber(made[1]?.payload.captcha)).toBe(42);
  });

  test("a failure says so, with the shop's words [ERR-61]", async () => {
    const { user } = open({
      error: 'We can’t find this gift card. Please check the number and PIN.',
      code: 'gift_card',
    });
    await user.type(screen.getByLabelText('Gift card number'), '99999');
    await user.click(check());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('There was an error');
    expect(alert).toHaveTextContent('We can’t find this gift card. Please check the number and PIN.');
    expect(screen.getByLabelText('Gift card number')).toHaveValue('99999');
  });

  test('a browser without cryptography says so', async () => {
    Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined, configurable: true });
    const { user } = open();
    await user.type(screen.getByLabelText('Gift card number'), '99999');
    await user.click(check());
    expect(await screen.findByText(/couldn’t confirm that you are human/)).toBeVisible();
  });

  test('the button can have another label [GFT-16]', () => {
    renderPage(<BalanceChecker label="How much is left?" />);
    expect(screen.getByRole('button', { name: 'How much is left?' })).toBeVisible();
  });
});
