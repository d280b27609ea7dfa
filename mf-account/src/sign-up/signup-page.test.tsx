/** @jest-environment jsdom */
import { answerCalls, buildCustomer, pending, renderPage } from '@bookfront/shared/testing';
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { SignupPage } from './signup-page';
import { VerifyPage } from './verify-page';

type Answers = Parameters<typeof answerCalls>[0];
afterEach(() => sessionStorage.clear());

const outcome = (over: object = {}) => ({
  email_address: { exists: false, validation_required: false, address: 'ruth@example.com', ...over },
});
function open(answers: Answers = {}) {
  const made = answerCalls(answers);
  const view = renderPage(<SignupPage />, { url: '/account/signup', path: '/account/signup' });
  return { made, user: userEvent.setup(), ...view };
}
const email = () => screen.getByLabelText('Email address');
const signUp = () => screen.getByRole('button', { name: 'Sign Up' });
async function send(user: ReturnType<typeof userEvent.setup>, text = ' ruth@example.com ') {
  await user.click(email());
  await user.paste(text);
  await user.click(signUp());
}

test('the page is headed Create an Account and asks for an email, which password managers fill [ACC-05] [NAV-60]', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Create an Account' })).toBeVisible();
  expect(email()).toHaveAttribute('autocomplete', 'email');
  expect(signUp()).toBeVisible();
});

test('before scripts run it is a plain form, which a failure leads back to', () => {
  const { container } = open();
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/do/account/check');
  expect(form).toHaveFormValues({ return_to: '/account/signup', email_address: '' });
});

test('an empty email is asked for and focused, a wrong one is told, and nothing is sent [ACC-47]', async () => {
  const { made, user } = open();
  await user.click(signUp());
  await waitFor(() => expect(email()).toHaveAccessibleDescription('Email address required.'));
  expect(email()).toHaveFocus();
  await send(user, 'nobody');
  await waitFor(() => expect(email()).toHaveAccessibleDescription('Please enter a valid email address.'));
  expect(made).toHaveLength(0);
});

test('an address that exists shows so, with ways to log in and to reset the password [ACC-06] [ERR-65]', async () => {
  const { user, address } = open({ 'account/check': outcome({ exists: true }) });
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "This email address has already been registered on this site or another bookstore's site that is also powered by a book-management provider.",
  );
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/account/login');
  expect(screen.getByRole('link', { name: 'Reset Password' })).toHaveAttribute('href', '/account/forgot');
  expect(address()).toBe('/account/signup');
  expect(email()).toHaveDisplayValue(/ruth@example\.com/);
});

test.each([
  [true, '/account/verify', 'ACC-07'],
  [false, '/account/create', 'ACC-08'],
])('validation required: %s leads to %s [%s]', async (validation_required, path) => {
  const { made, user, address } = open({ 'account/check': outcome({ validation_required }) });
  await send(user);
  await waitFor(() => expect(address()).toBe(path));
  expect(made[0]?.payload).toMatchObject({
    email_address: 'ruth@example.com',
    callback_url: 'http://localhost/account/verify',
  });
});

test('a failed check says so and keeps the address; a second click meanwhile sends nothing [ERR-66]', async () => {
  const answer = pending<object>();
  const { made, user } = open({ 'account/check': () => answer.promise });
  await send(user);
  await user.click(screen.getByRole('button', { name: 'Checking…' }));
  expect(made).toHaveLength(1);
  answer.resolve({ error: 'no', code: 'internal' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^There was an error. Please ensure you've entered a valid email address.$/,
  );
  expect(email()).toHaveDisplayValue(/ruth@example\.com/);
});

test('someone who asked too often is told to wait as well [ERR-66]', async () => {
  const { user } = open({ 'account/check': { error: 'Please wait a minute.', code: 'throttled' } });
  await send(user);
  expect(await screen.findByText('Please wait a minute.')).toBeVisible();
});

test('a member is led to the details [NAV-63]', () => {
  answerCalls({});
  const { address } = renderPage(<SignupPage />, {
    url: '/account/signup',
    path: '/account/signup',
    page: { session: buildCustomer() },
  });
  expect(address()).toBe('/account/details');
});

let state: unknown;
function Verify() {
  state = useLocation().state;
  return <VerifyPage />;
}

test('the verify page says where the email went, and sends it again [ACC-09]', async () => {
  sessionStorage.setItem('bookfront-sign-up-email', 'ruth@example.com');
  const made = answerCalls({ 'account/check': outcome({ validation_required: true }) });
  renderPage(<Verify />, { url: '/account/verify', path: '/account/verify' });
  expect(await screen.findByText(/A verification email was sent to ruth@example.com/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText('We’ve sent it again.')).toBeVisible();
  expect(made[0]?.payload).toMatchObject({ email_address: 'ruth@example.com' });
});

test('without a known address the verify page says that an email was sent [ACC-09]', () => {
  answerCalls({});
  renderPage(<Verify />, { url: '/account/verify', path: '/account/verify' });
  expect(screen.getByText(/^A verification email was sent\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send it again' })).toBeNull();
});

test('the link of the email keeps the address and leads on with the token [ACC-10]', async () => {
  answerCalls({});
  const { address } = renderPage(<Verify />, {
    url: '/account/verify?token=t%2B1&email_address=ruth%40example.com',
    path: '/account/*',
  });
  await waitFor(() => expect(address()).toBe('/account/create?token=t%2B1'));
  expect(state).toEqual({ email: 'ruth@example.com' });
  expect(sessionStorage.getItem('bookfront-sign-up-email')).toBe('ruth@example.com');
});
