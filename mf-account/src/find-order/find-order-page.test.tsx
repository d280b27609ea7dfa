/** @jest-environment jsdom */
import { answerCalls, renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FindOrderPage } from './find-order-page';

function open(reply: object = {}) {
  const made = answerCalls({ 'order/findByEmail': reply });
  const view = renderPage(<FindOrderPage />, { url: '/account/find-order' });
  return { made, user: userEvent.setup(), ...view };
}

test('a guest gets a link by number and email; the answer doesn’t say whether there is such an order', async () => {
  const { made, user } = open();
  await user.type(screen.getByLabelText('Order number'), ' #100001');
  await user.type(screen.getByLabelText('Email address'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Email me the link' }));
  expect(await screen.findByText(/^If there’s an order with this number and email address/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(made[0]?.payload).toMatchObject({ order_number: '100001', email_address: 'ada@example.com' });
});

test('both are needed', async () => {
  const { made, user } = open();
  await user.click(screen.getByRole('button', { name: 'Email me the link' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Order number')).toHaveAccessibleDescription('Order number is required.'),
  );
  expect(screen.getByText('Email address required.')).toBeVisible();
  expect(made).toEqual([]);
});

test('a failure keeps what was typed', async () => {
  const { user } = open({ error: 'Please wait a minute.', code: 'throttled' });
  await user.type(screen.getByLabelText('Order number'), '100001');
  await user.type(screen.getByLabelText('Email address'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Email me the link' }));
  expect(await screen.findByText('Please wait a minute.')).toBeVisible();
  expect(screen.getByLabelText('Order number')).toHaveValue('100001');
});

test('before scripts run it is a plain form', () => {
  const { container } = open();
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', '/do/order/findByEmail');
  expect(form).toHaveFormValues({ return_to: '/account/find-order' });
});
