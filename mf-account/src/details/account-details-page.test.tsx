/** @jest-environment jsdom */
import type { SiteSettings } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { answerCalls, buildCustomer, buildSession, buildSettings, renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAccountUser } from '../testing/build-account-user';
import { listen } from '../testing/listen';
import { places } from '../testing/places';
import { AccountDetailsPage } from './account-details-page';

type Answers = Parameters<typeof answerCalls>[0];
const account = buildAccountUser();
const customer = buildCustomer();
const changed = (over: Partial<typeof account> = {}, reply: object = {}) => {
  const user = { ...account, ...over };
  return { user, session: { ...customer, session_id: 's2', user }, ...reply };
};
const wrongPassword = { error: 'Wrong password.', code: 'wrong_password' };

function open(
  answers: Answers = {},
  { query = '', settings = {} }: { query?: string; settings?: Partial<SiteSettings> } = {},
) {
  const made = answerCalls({ ...places, 'account/getDetails': { user: account }, ...answers });
  const view = renderPage(<AccountDetailsPage />, {
    url: `/account/details${query}`,
    path: '/account/details',
    page: { session: customer, settings: buildSettings(settings) },
  });
  const sent = (name = 'account/modify') => made.filter((call) => call.name === name).map(({ payload }) => payload);
  return { made, sent, user: userEvent.setup(), ...view };
}
type User = ReturnType<typeof userEvent.setup>;
const dialog = () => within(screen.getByRole('dialog'));
async function openDialog(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog');
}
const confirm = (user: User, name: string) => user.click(dialog().getByRole('button', { name }));
const password = (label = 'Password') => dialog().getByLabelText(label, { selector: 'input' });

test('the page is headed Account Details, with the profile filled in and four dialogs [ACC-21] [ACC-23] [ACC-24] [ACC-25] [ACC-26] [NAV-62]', async () => {
  const { user } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Account Details' })).toBeVisible();
  expect(await screen.findByLabelText('First name')).toHaveValue('Ruth');
  expect(screen.getByLabelText('Phone number')).toHaveValue('(604) 555-0100');
  expect(screen.getByLabelText('Postal Code')).toHaveValue('V0N 1V0');
  for (const name of ['Change Email Address', 'Change Password', 'Save Changes', 'Delete Account']) {
    await openDialog(user, name);
    expect(screen.getByRole('dialog', { name })).toBeVisible();
    await confirm(user, 'Cancel');
    expect(screen.getByRole('button', { name })).toHaveFocus();
  }
});

test('while the details load the page is busy, and a failure can be tried again', async () => {
  let reply: object = { error: 'The desk is closed.', code: 'bad_request' };
  const { user } = open({ 'account/getDetails': () => reply });
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(await screen.findByText('The desk is closed.')).toBeVisible();
  reply = { user: account };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('First name')).toBeVisible();
});

test.each([
  ['Save Changes', 'Password', 'Password required.', 'ACC-27'],
  ['Change Email Address', 'Password', 'Password required.', 'ACC-28'],
  ['Delete Account', 'Password', 'Password required.', 'ACC-29'],
  ['Change Password', 'Current password', 'Current password required.', 'ACC-30'],
])('%s with an empty %s says %s [%s] [ACC-30] [GAP-91]', async (name, label, text) => {
  const { user, sent, made } = open();
  await openDialog(user, name);
  await confirm(user, name);
  await waitFor(() => expect(password(label)).toHaveAccessibleDescription(text));
  expect(sent()).toHaveLength(0);
  expect(made.map((call) => call.name)).not.toContain('account/delete');
});

test('the profile is saved with the password, and the header follows [ACC-25] [ACC-27] [ERR-73]', async () => {
  const toasts = listen('toast:wanted');
  const { user, sent } = open({ 'account/modify': changed({ first_name: 'Ruthie' }) });
  const name = await screen.findByLabelText('First name');
  await user.clear(name);
  await user.type(name, 'Ruthie');
  await openDialog(user, 'Save Changes');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  await user.type(password(), 'a quiet harbour');
  await confirm(user, 'Save Changes');
  await waitFor(() => expect(toasts).toEqual([{ text: 'Account updated.', tone: 'success' }]));
  expect(sent()[0]).toMatchObject({ first_name: 'Ruthie', city: 'Gibsons', password: 'a quiet harbour' });
  expect(sent()[0]).not.toHaveProperty('email_address');
  expect(sessionStore.get()).toMatchObject({ session_id: 's2', user: { first_name: 'Ruthie' } });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a wrong password is told at the field, which is cleared; the rest stays [ERR-72]', async () => {
  const { user } = open({ 'account/modify': wrongPassword });
  await openDialog(user, 'Change Email Address');
  await user.type(dialog().getByLabelText('New email address'), 'new@example.com');
  await user.type(password(), 'not it');
  await confirm(user, 'Change Email Address');
  await waitFor(() => expect(password()).toHaveAccessibleDescription('Wrong password.'));
  expect(password()).toHaveValue('');
  expect(password()).toHaveFocus();
  expect(dialog().getByLabelText('New email address')).toHaveValue('new@example.com');
});

test('a profile with an error asks for no password, shows the review text and focuses the field [ACC-34] [ERR-71]', async () => {
  const { user } = open();
  await user.clear(await screen.findByLabelText('Last name'));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Last name is required.')).toBeVisible();
  expect(screen.getByText('There was an error. Please review form.')).toBeVisible();
  expect(screen.getByLabelText('Last name')).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a field that the api refuses closes the dialog and is shown in the form [ERR-71]', async () => {
  const fields = { postal_code: 'This code is not in British Columbia.' };
  const { user } = open({ 'account/modify': { error: 'x', code: 'validation', fields } });
  await openDialog(user, 'Save Changes');
  await user.type(password(), 'a quiet harbour');
  await confirm(user, 'Save Changes');
  expect(await screen.findByText(fields.postal_code)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Postal Code')).toHaveFocus();
  expect(screen.getByText('There was an error. Please review form.')).toBeVisible();
});

test('an institution and the shop’s own fields are part of the profile [ACC-48] [ACC-59]', async () => {
  const { user, sent } = open(
    {
      'account/getDetails': {
        user: { ...account, is_institution: true, company: 'Bay Library', account_extra_fields: { house: 'North' } },
      },
      'account/modify': changed(),
    },
    { settings: { account_extra_fields: [{ key: 'house', label: 'House', required: true }] } },
  );
  expect(await screen.findByLabelText('Institution name')).toHaveValue('Bay Library');
  expect(screen.getByLabelText('House')).toHaveValue('North');
  await openDialog(user, 'Save Changes');
  await user.type(password(), 'a quiet harbour');
  await confirm(user, 'Save Changes');
  await waitFor(() =>
    expect(sent()[0]).toMatchObject({ is_institution: 'true', account_extra_fields: '{"house":"North"}' }),
  );
});

async function changeEmail(user: User, email = 'new@example.com') {
  await openDialog(user, 'Change Email Address');
  await user.type(dialog().getByLabelText('New email address'), email);
  await user.type(password(), 'a quiet harbour');
  await confirm(user, 'Change Email Address');
}

test('an email is changed at once where no verification is needed [ACC-23] [ERR-74]', async () => {
  const toasts = listen('toast:wanted');
  const { user, sent } = open({ 'account/modify': changed({ email_address: 'new@example.com' }) });
  await changeEmail(user);
  await waitFor(() => expect(toasts).toEqual([{ text: 'Email updated.', tone: 'success' }]));
  expect(sent()[0]).toMatchObject({ email_address: 'new@example.com', password: 'a quiet harbour' });
  expect(sent()[0]).not.toHaveProperty('callback_url');
  expect(await screen.findByText('new@example.com')).toBeVisible();
});

test('an email that needs verification waits for its link; the panel says so [ACC-51] [ACC-52]', async () => {
  const toasts = listen('toast:wanted');
  const { user, sent } = open(
    { 'account/modify': changed({}, { validation_required: true }) },
    { settings: { account_verification_required: true } },
  );
  await changeEmail(user);
  expect(await screen.findByText('Verify your new email')).toBeVisible();
  expect(screen.getByText(/We’ve sent a link to new@example.com/)).toBeVisible();
  expect(screen.getByText('ruth@example.com')).toBeVisible();
  expect(sent()[0]).toMatchObject({ callback_url: 'http://localhost/account/details' });
  expect(toasts).toEqual([]);
});

test('an email in use says so at its field [ERR-70]', async () => {
  const { user } = open({ 'account/modify': { error: 'taken', code: 'email_taken' } });
  await changeEmail(user);
  await waitFor(() =>
    expect(dialog().getByLabelText('New email address')).toHaveAccessibleDescription(
      expect.stringContaining('An account already exists with this email'),
    ),
  );
});

test('the link confirms the new email once, and its token leaves the address [ACC-22] [ACC-52] [ACC-53]', async () => {
  const { sent, address } = open(
    { 'account/modify': changed({ email_address: 'new@example.com' }) },
    { query: '?token=t%2B1' },
  );
  expect(await screen.findByText('Email address updated successfully.')).toBeVisible();
  expect(sent()).toEqual([expect.objectContaining({ token: 't+1' })]);
  expect(sent()[0]).not.toHaveProperty('password');
  await waitFor(() => expect(address()).toBe('/account/details'));
  expect(sessionStore.get()?.user?.email_address).toBe('new@example.com');
});

test('an expired link says so [ACC-54]', async () => {
  open({ 'account/modify': { error: 'x', code: 'token_expired' } }, { query: '?token=old' });
  expect(await screen.findByText('Confirmation link has expired')).toBeVisible();
  expect(await screen.findByText('ruth@example.com')).toBeVisible();
});

test('a new password is checked, sent and told; this page has the new session [ACC-24] [ACC-31] [ACC-32] [ACC-33] [ERR-75]', async () => {
  const toasts = listen('toast:wanted');
  const { user, sent } = open({ 'account/modify': changed() });
  await openDialog(user, 'Change Password');
  await user.type(password('Current password'), 'a quiet harbour');
  await confirm(user, 'Change Password');
  expect(await screen.findByText('Password must be at least 8 characters.')).toBeVisible();
  expect(screen.getByText('Please confirm your password.')).toBeVisible();
  await user.type(password('New password'), 'a louder harbour');
  await user.type(password('Confirm password'), 'a louder harbou');
  await confirm(user, 'Change Password');
  expect(await screen.findByText('The two passwords that you entered do not match.')).toBeVisible();
  await user.type(password('Confirm password'), 'r');
  await confirm(user, 'Change Password');
  await waitFor(() => expect(toasts).toEqual([{ text: 'Password updated.', tone: 'success' }]));
  expect(sent()).toEqual([expect.objectContaining({ password: 'a quiet harbour', new_password: 'a louder harbour' })]);
  expect(sessionStore.get()?.session_id).toBe('s2');
});

test('an account is deleted after its password; what the shop keeps is said plainly [ACC-26] [ACC-29] [ERR-76] [GAP-74]', async () => {
  const toasts = listen('toast:wanted');
  const { user, sent, address } = open({ 'account/delete': buildSession() });
  await openDialog(user, 'Delete Account');
  expect(dialog().getByText(/Saltwater Books keeps your past orders/)).toBeVisible();
  await user.type(password(), 'a quiet harbour');
  await confirm(user, 'Delete Account');
  await waitFor(() => expect(address()).toBe('/'));
  expect(sent('account/delete')[0]).toMatchObject({ email_address: 'ruth@example.com', password: 'a quiet harbour' });
  expect(toasts).toEqual([{ text: 'Account Deleted.', tone: 'success' }]);
  await waitFor(() => expect(sessionStore.get()?.logged_in).toBe(false));
});

test('logging out everywhere ends this session too and leaves the page', async () => {
  const { user, address } = open({ 'account/logOutEverywhere': buildSession() });
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
  await waitFor(() => expect(address()).toBe('/'));
  await waitFor(() => expect(sessionStore.get()?.logged_in).toBe(false));
});

test('one’s data comes by a plain form, which names the session of the page', async () => {
  open();
  const form = (await screen.findByRole('button', { name: 'Download my data' })).closest('form');
  expect(form).toHaveAttribute('action', '/customer/account/exportData');
  expect(form).toHaveFormValues({ session_id: 's1' });
});

test('the newsletter is agreed to apart from the profile', async () => {
  const { user, sent } = open({ 'account/setNewsletterConsent': { user: { ...account, newsletter_consent: true } } });
  const box = await screen.findByRole('checkbox', { name: 'Email me the shop’s newsletter' });
  expect(box).not.toBeChecked();
  await user.click(box);
  await waitFor(() => expect(sent('account/setNewsletterConsent')[0]).toMatchObject({ consent: 'true' }));
  await waitFor(() => expect(box).toBeChecked());
});

test('where another tab has switched to another person, nothing typed for the first is shown', async () => {
  let current = account;
  const { user } = open({ 'account/getDetails': () => ({ user: current }) });
  await user.type(await screen.findByLabelText('First name'), ' typed');
  current = buildAccountUser({ first_name: 'Sam', email_address: 'sam@example.com' });
  const { user: ruth } = customer;
  act(() =>
    sessionStore.set({ ...customer, session_id: 's9', user: ruth && { ...ruth, email_address: 'sam@example.com' } }),
  );
  expect(screen.queryByLabelText('First name')).toBeNull();
  expect(screen.queryByDisplayValue(/typed/)).toBeNull();
});
