/** @jest-environment jsdom */

import { bus } from '@bookfront/shared/events';
import { sessionStore } from '@bookfront/shared/session';
import { answerCalls, buildCustomer, pending, renderPage } from '@bookfront/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginForm } from './login-form';
import { LoginPage } from './login-page';

const refused = { error: 'Invalid Login', code: 'invalid_login' };
const username = () => screen.getByLabelText('Email address or account number');
const password = () => screen.getByLabelText('Password', { selector: 'input' });

/** Renders the form and waits until its checks are loaded. */
async function open(ui = <LoginForm returnTo="/lists/7" />, url = '/account/login') {
  const view = renderPage(ui, { url, path: '/account/login' });
  await waitFor(() => expect(username()).toHaveAttribute('name', 'username'));
  return { user: userEvent.setup(), ...view };
}
async function fill(user: ReturnType<typeof userEvent.setup>, name: string, secret: string) {
  await user.click(username());
  await user.paste(name);
  await user.click(password());
  await user.paste(secret);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

test('a plain form logs in before the checks are loaded, and they take over its input', async () => {
  const { container } = renderPage(<LoginForm returnTo="/lists/7" />);
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', '/do/account/login');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveFormValues({ return_to: '/lists/7' });
  username().setAttribute('value', 'ruth@example.com');
  await waitFor(() => expect(username()).toHaveAttribute('name', 'username'));
  expect(username()).toHaveValue('ruth@example.com');
});

test('nothing can be typed between reading the plain fields and replacing them', async () => {
  let after = '';
  const read = jest.spyOn(globalThis, 'FormData').mockImplementationOnce((...form) => {
    queueMicrotask(() => {
      after = username().getAttribute('name') ?? '';
    });
    read.mockRestore();
    return new FormData(...form);
  });
  renderPage(<LoginForm returnTo="/lists/7" />);
  await waitFor(() => expect(after).toBe('username'));
});

test('a notice shows what didn’t fit into the account’s cart, and stays', async () => {
  const told: string[] = [];
  const stop = bus.on('notice:wanted', ({ text }) => told.push(text));
  answerCalls({ 'account/login': { ...buildCustomer(), notice: 'Two books did not fit into your cart.' } });
  const { user } = await open();
  await fill(user, 'ruth@example.com', 'a secret');
  await waitFor(() => expect(told).toEqual(['Two books did not fit into your cart.']));
  stop();
});

test('both fields are required [ACC-01] [ACC-02]', async () => {
  const made = answerCalls({});
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Please input your email address.')).toBeVisible();
  expect(screen.getByText('password required.')).toBeVisible();
  expect(username()).toHaveFocus();
  expect(made).toHaveLength(0);
});

test.each([
  ['ruth@example.com', { email_address: 'ruth@example.com' }],
  ['100123', { san: '100123' }],
])('%s is sent as email address or account number [ACC-03]', async (name, sent) => {
  const made = answerCalls({ 'account/login': buildCustomer() });
  const { user } = await open();
  await fill(user, name, 'open sesame');
  await waitFor(() => expect(sessionStore.get()?.logged_in).toBe(true));
  expect(made[0]?.payload).toMatchObject({ ...sent, password: 'open sesame' });
});

test('a failed login shows Invalid Login, clears the password and focuses it [ERR-64]', async () => {
  answerCalls({ 'account/login': refused });
  const { user } = await open();
  await fill(user, 'ruth@example.com', 'wrong');
  expect(await screen.findByText('Invalid Login')).toBeVisible();
  await waitFor(() => expect(password()).toHaveValue(''));
  expect(password()).toHaveFocus();
  expect(username()).toHaveValue('ruth@example.com');
});

test('a second Enter during the login sends nothing; after a refusal it does', async () => {
  const answer = pending<object>();
  const made = answerCalls({ 'account/login': () => answer.promise });
  const { user } = await open();
  await user.type(username(), 'ruth@example.com');
  await user.type(password(), 'wrong{Enter}{Enter}');
  await screen.findByRole('button', { name: 'Logging in…' });
  await user.keyboard('{Enter}');
  expect(made).toHaveLength(1);
  answer.resolve(refused);
  await screen.findByText('Invalid Login');
  await user.type(password(), 'open sesame{Enter}');
  await waitFor(() => expect(made).toHaveLength(2));
});

test('after the login the shopper returns to the page before [ACC-04] [NAV-13]', async () => {
  answerCalls({ 'account/login': buildCustomer() });
  const { user, address } = await open(<LoginPage />, '/account/login?return_to=%2Fcheckout%2Fcart');
  await fill(user, 'ruth@example.com', 'open sesame');
  await waitFor(() => expect(address()).toBe('/checkout/cart'));
});

test('a return address on another site is ignored', async () => {
  answerCalls({ 'account/login': buildCustomer() });
  const { user, address } = await open(<LoginPage />, '/account/login?return_to=%2F%2Fevil.example');
  await fill(user, 'ruth@example.com', 'open sesame');
  await waitFor(() => expect(address()).toBe('/'));
});

test('a logged-in visitor is redirected', () => {
  const { address } = renderPage(<LoginPage />, {
    url: '/account/login?return_to=%2Flists%2F7',
    path: '/account/login',
    page: { session: buildCustomer() },
  });
  expect(address()).toBe('/lists/7');
});

test('the password can be shown', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
});

test('/account is the login for guests, with ways to sign up, recover and find an order; a member is led to the details [GAP-07] [NAV-63]', () => {
  const { unmount } = renderPage(<LoginPage />, { url: '/account/login', path: '/account/login' });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/account/forgot', '/account/signup', '/account/find-order']);
  unmount();
  const { address } = renderPage(<LoginPage />, {
    url: '/account/login',
    path: '/account/login',
    page: { session: buildCustomer() },
  });
  expect(address()).toBe('/account/details');
});
