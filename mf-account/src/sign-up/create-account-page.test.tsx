/** @jest-environment jsdom */
import type { SiteSettings } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { answerCalls, buildCart, buildCustomer, buildSettings, renderPage } from '@bookfront/shared/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { places } from '../testing/places';
import { AccountCreatedPage } from './account-created-page';
import { CreateAccountPage } from './create-account-page';

type Answers = Parameters<typeof answerCalls>[0];
type User = ReturnType<typeof userEvent.setup>;
beforeEach(() => sessionStorage.setItem('bookfront-sign-up-email', 'ruth@example.com'));
afterEach(() => sessionStorage.clear());

async function open(answers: Answers = {}, settings: Partial<SiteSettings> = {}, query = '') {
  const made = answerCalls({ ...places, 'account/create': buildCustomer(), ...answers });
  const view = renderPage(<CreateAccountPage />, {
    url: `/account/create${query}`,
    path: '/account/create',
    page: { settings: buildSettings(settings) },
  });
  await screen.findByRole('option', { name: 'France' });
  const sent = () => made.find(({ name }) => name === 'account/create')?.payload;
  return { made, sent, user: userEvent.setup(), ...view };
}
const field = (label: string) => screen.getByLabelText(label, { selector: 'input, select' });
const create = () => screen.getByRole('button', { name: 'Create account' });
const good = {
  'First name': 'Ruth',
  'Last name': 'Okafor',
  'Phone number': '6045550111',
  'Street address': '9 Marine Drive',
  City: 'Gibsons',
  Password: 'a quiet harbour',
  'Confirm password': 'a quiet harbour',
};
async function fill(user: User, over: Record<string, string> = {}) {
  for (const [label, text] of Object.entries({ ...good, ...over })) {
    await user.clear(field(label));
    await user.click(field(label));
    if (text) await user.paste(text);
  }
  await user.selectOptions(field('State / Province'), await screen.findByRole('option', { name: 'British Columbia' }));
}

test('the Account Details form is sent with its values, and leads to the welcome [ACC-11] [ACC-14] [ACC-44] [ACC-45] [GAP-74]', async () => {
  const { user, sent, address } = await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Account Details' })).toBeVisible();
  expect(await screen.findByText('For ruth@example.com')).toBeVisible();
  for (const label of ['Phone type', 'Alternate phone type']) {
    expect(field(label)).toHaveValue('home');
    expect([...field(label).querySelectorAll('option')].map(({ value }) => value)).toEqual(['home', 'cell', 'work']);
  }
  await fill(user, { 'Apartment, suite, unit': 'Suite 4', 'Postal Code': 'v0n1v0' });
  await user.click(create());
  await waitFor(() => expect(address()).toBe('/account/finished'));
  expect(sent()).toMatchObject({
    email_address: 'ruth@example.com',
    first_name: 'Ruth',
    last_name: 'Okafor',
    phone_number: '(604) 555-0111',
    phone_number_type: 'home',
    street_address: '9 Marine Drive',
    street_address_2: 'Suite 4',
    city: 'Gibsons',
    country: 'CA',
    province: 'BC',
    postal_code: 'V0N 1V0',
    is_institution: 'false',
    password: 'a quiet harbour',
  });
  expect(sent()).not.toHaveProperty('confirmation');
  expect(sent()).not.toHaveProperty('account_extra_fields');
  expect(sessionStore.get()?.logged_in).toBe(true);
  expect(sessionStorage.getItem('bookfront-sign-up-email')).toBeNull();
});

test('a filled cart is next after the creation [ACC-13]', async () => {
  const items = [{ cart_info: {}, title_info: {} }] as unknown as ReturnType<typeof buildCart>['items'];
  const { user, address } = await open({ 'account/create': buildCustomer({ cart: buildCart({ items }) }) });
  await fill(user);
  await user.click(create());
  await waitFor(() => expect(address()).toBe('/checkout/cart'));
});

test('without an email or a token the page leads back to sign-up [ACC-12]', async () => {
  sessionStorage.clear();
  answerCalls(places);
  const { address } = renderPage(<CreateAccountPage />, { url: '/account/create', path: '/account/create' });
  await waitFor(() => expect(address()).toBe('/account/signup'));
});

test('a token stands for the email that it was sent to [ACC-10]', async () => {
  const { user, sent, container } = await open({}, {}, '?token=t1');
  const username = container.querySelector('[autocomplete="username"]');
  expect(username).toHaveValue('ruth@example.com');
  await fill(user);
  await user.click(create());
  await waitFor(() => expect(sent()).toMatchObject({ token: 't1' }));
  expect(sent()).not.toHaveProperty('email_address');
});

test('an empty form shows an error at each required field, the review text, and focuses the first [ACC-31] [ACC-32] [ACC-34] [ACC-35] [ACC-36] [ACC-37] [ACC-38] [ACC-39] [ACC-41] [ERR-71]', async () => {
  const { user, sent } = await open();
  await user.selectOptions(field('Country'), '');
  await user.selectOptions(field('Country'), 'CA');
  await screen.findByRole('option', { name: 'Quebec' });
  await user.click(create());
  const texts = [
    ['First name', 'First name is required.'],
    ['Last name', 'Last name is required.'],
    ['Street address', 'Street address is required.'],
    ['City', 'City is required.'],
    ['State / Province', 'Valid state / province is required.'],
    ['Confirm password', 'Please confirm your password.'],
  ] as const;
  for (const [label, text] of texts) await waitFor(() => expect(field(label)).toHaveAccessibleDescription(text));
  expect(field('Phone number')).toHaveAccessibleDescription(/Required. Must be a phone number.$/);
  expect(field('Password')).toHaveAccessibleDescription(/Password must be at least 8 characters.$/);
  await waitFor(() => expect(field('First name')).toHaveFocus());
  expect(screen.getByText('There was an error. Please review form.')).toBeVisible();
  await user.selectOptions(field('Country'), '');
  await user.click(create());
  await waitFor(() => expect(field('Country')).toHaveAccessibleDescription('Valid country is required.'));
  expect(sent()).toBeUndefined();
});

test.each([
  ['Phone number', '604555011', 'Required. Must be a phone number.', 'ACC-41'],
  ['Phone number', '604-555-011', 'Required. Must be a phone number.', 'ACC-41'],
  ['Extension', '1', 'Must be between 2 and 6 digits', 'ACC-42'],
  ['Alternate phone number', '604555011', 'Required. Must be a phone number.', 'ACC-43'],
  ['Alternate extension', '1', 'Must be between 2 and 6 digits', 'ACC-43'],
  ['Password', '1234567', 'Password must be at least 8 characters.', 'ACC-31'],
  ['Confirm password', 'another one', 'The two passwords that you entered do not match.', 'ACC-33'],
])('%s refuses %s: %s [%s]', async (label, text, error) => {
  const { user, sent } = await open();
  await fill(user, { [label]: text });
  await user.click(create());
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(error)));
  expect(sent()).toBeUndefined();
});

test('names, street and city take 80 characters [ACC-34] [ACC-35] [ACC-36] [ACC-37] [ACC-46]', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('checkbox', { name: /institution/ }));
  for (const label of ['First name', 'Last name', 'Street address', 'City', 'Institution name'])
    expect(field(label)).toHaveAttribute('maxlength', '80');
});

test('where a country has no list the province is optional free text [ACC-40]', async () => {
  const { user, sent } = await open();
  await fill(user);
  await user.selectOptions(field('Country'), 'FR');
  await waitFor(() => expect(field('State / Province').tagName).toBe('INPUT'));
  await user.click(create());
  await waitFor(() => expect(sent()).toMatchObject({ country: 'FR' }));
  expect(sent()).not.toHaveProperty('province');
});

test('an institution has a name, which is asked for only with the flag [ACC-46] [ACC-59]', async () => {
  const { user, sent } = await open();
  await fill(user);
  expect(screen.queryByLabelText('Institution name')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /institution/ }));
  await user.click(create());
  await waitFor(() => expect(field('Institution name')).toHaveAccessibleDescription('Institution name is required.'));
  await user.type(field('Institution name'), 'Bay Library');
  await user.click(create());
  await waitFor(() => expect(sent()).toMatchObject({ is_institution: 'true', company: 'Bay Library' }));
});

test('the shop’s own fields are required, at most 50 characters, and go as JSON [ACC-48] [GAP-79]', async () => {
  const { user, sent } = await open({}, { account_extra_fields: [{ key: 'house', label: 'House', required: true }] });
  await fill(user);
  await user.click(create());
  await waitFor(() => expect(field('House')).toHaveAccessibleDescription('House is required.'));
  expect(field('House')).toHaveAttribute('maxlength', '50');
  await user.type(field('House'), 'North');
  expect(field('House')).not.toHaveAccessibleDescription('House is required.');
  await user.click(create());
  await waitFor(() => expect(sent()).toMatchObject({ account_extra_fields: '{"house":"North"}' }));
});

test('the shop reaches an account by email, phone or text message [ACC-49]', async () => {
  await open();
  expect([...field('How should we reach you?').querySelectorAll('option')].map(({ value }) => value)).toEqual([
    'email',
    'phone',
    'text',
  ]);
});

test('terms that are not agreed to block the creation where the shop wants them agreed to [ACC-50]', async () => {
  const { user, sent } = await open(
    {},
    { checkout_info: { ...buildSettings().checkout_info, terms_consent_enabled: true } },
  );
  await fill(user);
  await user.click(create());
  const terms = screen.getByRole('checkbox', { name: /terms and conditions/ });
  await waitFor(() => expect(terms).toHaveAccessibleDescription('Please agree to the terms and conditions.'));
  expect(screen.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute('target', '_blank');
  expect(sent()).toBeUndefined();
  await user.click(terms);
  await user.click(create());
  await waitFor(() => expect(sent()).toMatchObject({ terms_consent: 'true', newsletter_consent: 'false' }));
});

test('fields that the api refuses say so and keep what was typed [ERR-71]', async () => {
  const { user } = await open({
    'account/create': { error: 'x', code: 'validation', fields: { password: 'This password is too common.' } },
  });
  await fill(user);
  await user.click(create());
  expect(await screen.findByText('This password is too common.')).toBeVisible();
  expect(screen.getByText('There was an error. Please review form.')).toBeVisible();
  expect(field('First name')).toHaveValue('Ruth');
  await waitFor(() => expect(field('Password')).toHaveFocus());
});

test('any other failure shows the api’s text [ERR-72]', async () => {
  const { user } = await open({ 'account/create': { error: 'The link has expired.', code: 'token_expired' } });
  await fill(user);
  await user.click(create());
  expect(await screen.findByText('The link has expired.')).toBeVisible();
});

test('password managers know each field, and paste is taken', async () => {
  await open();
  const tokens = ['First name', 'Last name', 'Phone number', 'Street address', 'Password', 'Confirm password'].map(
    (label) => field(label).getAttribute('autocomplete'),
  );
  expect(tokens).toEqual(['given-name', 'family-name', 'tel', 'address-line1', 'new-password', 'new-password']);
});

test('the welcome shows name, email and how to reach the shop [ACC-15] [ACC-16]', () => {
  answerCalls({});
  renderPage(<AccountCreatedPage />, { url: '/account/finished', page: { session: buildCustomer() } });
  expect(screen.getByRole('heading', { level: 1, name: 'Account Created' })).toBeVisible();
  expect(screen.getByText('Welcome, Ruth Okafor!')).toBeVisible();
  expect(screen.getByText(/ruth@example.com/)).toBeVisible();
  expect(screen.getByRole('link', { name: '(604) 555-0123' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute('href', 'mailto:hello@example.com');
});
