/** @jest-environment jsdom */
import { answerCalls, buildCustomer, buildSettings, renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ForgotPasswordPage } from './forgot-password-page';

type Answers = Parameters<typeof answerCalls>[0];
function open(answers: Answers = {}, query = '', neutral = false) {
  const made = answerCalls(answers);
  const view = renderPage(<ForgotPasswordPage />, {
    url: `/account/forgot${query}`,
    path: '/account/forgot',
    page: { settings: buildSettings({ account_neutral_answers: neutral }) },
  });
  return { made, user: userEvent.setup(), ...view };
}
const email = () => screen.getByLabelText('Email address');
const password = () => screen.getByLabelText('New password', { selector: 'input' });
const confirmation = () => screen.getByLabelText('Confirm password');
async function retrieve(user: ReturnType<typeof userEvent.setup>) {
  await user.type(email(), 'ruth@example.com');
  await user.click(screen.getByRole('button', { name: 'Retrieve' }));
}
async function change(user: ReturnType<typeof userEvent.setup>, text = 'a quiet harbour') {
  await user.type(password(), text);
  await user.type(confirmation(), text);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

test('the email form retrieves the password, then says to check email and spam [ACC-17] [ACC-18] [ACC-20] [NAV-24]', async () => {
  const { made, user } = open({ 'account/emailPasswordToken': {} });
  await retrieve(user);
  expect(await screen.findByText(/check your email, and your spam folder/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(made[0]?.payload).toMatchObject({
    email_address: 'ruth@example.com',
    callback_url: 'http://localhost/account/forgot',
  });
});

test('before scripts run the form posts to the shop and comes back', () => {
  const { container } = open();
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', '/do/account/emailPasswordToken');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveFormValues({ return_to: '/account/forgot' });
});

test('a neutral shop doesn’t say whether the address has an account', async () => {
  const { user } = open({ 'account/emailPasswordToken': {} }, '', true);
  await retrieve(user);
  expect(await screen.findByText(/^If there’s an account for this address/)).toBeVisible();
});

test.each([
  [{ error: 'No account for that email', code: 'no_account' }, 'No account for that email', 'ERR-67'],
  [{ error: 'Slow down.', code: 'throttled' }, 'There was an error.', 'ERR-68'],
])('%j shows %s [%s]', async (reply, text) => {
  const { user } = open({ 'account/emailPasswordToken': reply });
  await retrieve(user);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(new RegExp(`^${text}$`)));
  expect(email()).toHaveValue('ruth@example.com');
});

test('an empty email is asked for [ACC-47]', async () => {
  const { made, user } = open();
  await user.click(screen.getByRole('button', { name: 'Retrieve' }));
  expect(await screen.findByText('Email address required.')).toBeVisible();
  expect(made).toHaveLength(0);
});

test('the link’s token leads to the Password Change Utility and a new password [ACC-19] [ACC-20] [ERR-69]', async () => {
  const { made, user } = open({ 'account/resetPassword': {} }, '?token=t%2B1');
  expect(screen.getByRole('heading', { level: 1, name: 'Password Change Utility' })).toBeVisible();
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
  await change(user);
  expect(await screen.findByText('Your password has been successfully changed.')).toBeVisible();
  expect(made[0]?.payload).toMatchObject({ token: 't+1', password: 'a quiet harbour' });
  expect(made[0]?.payload).not.toHaveProperty('confirmation');
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/account/login');
});

test('the new password is checked before it is sent [ACC-31] [ACC-32] [ACC-33]', async () => {
  const { made, user } = open({}, '?token=t');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Password must be at least 8 characters.')).toBeVisible();
  expect(screen.getByText('Please confirm your password.')).toBeVisible();
  await user.type(password(), 'a quiet harbour');
  await user.type(confirmation(), 'a loud harbour');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('The two passwords that you entered do not match.')).toBeVisible();
  expect(made).toHaveLength(0);
});

test('a token that is over shows the general text and a way to a new one [ERR-68]', async () => {
  const { user } = open({ 'account/resetPassword': { error: 'expired', code: 'token_expired' } }, '?token=t');
  await change(user);
  expect(await screen.findByText('There was an error.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for a new one' })).toHaveAttribute('href', '/account/forgot');
});

test('before scripts run the new password is a plain form too', () => {
  const { container } = open({}, '?token=t');
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', '/do/account/resetPassword');
  expect(form).toHaveFormValues({ token: 't', return_to: '/account/forgot?token=t', next: '/account/login' });
});

test('a member is led to the details [NAV-63]', () => {
  answerCalls({});
  const { address } = renderPage(<ForgotPasswordPage />, {
    url: '/account/forgot',
    path: '/account/forgot',
    page: { session: buildCustomer() },
  });
  expect(address()).toBe('/account/details');
});
