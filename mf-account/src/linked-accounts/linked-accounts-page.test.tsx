/** @jest-environment jsdom */
import type { Corp, LinkedAccount, User } from '@bookfront/shared/schemas';
import { answerCalls, buildCustomer, renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listen } from '../testing/listen';
import { LinkedAccountsPage } from './linked-accounts-page';

type Answers = Parameters<typeof answerCalls>[0];
const { user: person } = buildCustomer();
const as = (over: Partial<User>) => buildCustomer({ user: person && { ...person, ...over } });
const owner = as({ is_institution: true, is_owner: true, company: 'Bay Library' });
const member = as({ is_institution: true, company: 'Bay Library' });

const personal: Corp = {
  id: 'personal',
  name: 'Ruth Okafor',
  type: 'customer',
  is_institution: false,
  company: '',
  is_personal: true,
};
const library: Corp = {
  ...personal,
  id: 'c2',
  name: 'Bay Library',
  company: 'Bay District',
  is_personal: false,
  is_institution: true,
};
const child = (over: Partial<LinkedAccount> = {}): LinkedAccount => ({
  id: 'p1',
  name: 'Sam Chen',
  email: 'sam@example.com',
  pending: false,
  is_institution: false,
  type: 'customer',
  company: 'Bay School',
  ...over,
});

function open(answers: Answers = {}, session = as({}), query = '') {
  const made = answerCalls({ 'account/getAvailableCorps': { corps: [personal, library] }, ...answers });
  const view = renderPage(<LinkedAccountsPage />, {
    url: `/account/link${query}`,
    path: '/account/link',
    page: { session },
  });
  const sent = (name: string) => made.filter((call) => call.name === name).map(({ payload }) => payload);
  return { made, sent, user: userEvent.setup(), ...view };
}

test('a person sees the accounts they may purchase for, and removes one [LNK-01] [LNK-03] [LNK-08] [SEC-27] [NAV-62]', async () => {
  const { user, sent } = open({ 'account/removeParentLink': { corps: [personal] } });
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('Bay Library')).toBeVisible();
  expect(row.getByText('Bay District')).toBeVisible();
  expect(row.getByText('Authorized')).toBeVisible();
  expect(screen.queryByLabelText('Email address of the person')).toBeNull();
  await user.click(row.getByRole('button', { name: 'Remove Bay Library' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('You purchase for yourself only.')).toBeVisible();
  expect(sent('account/removeParentLink')[0]).toMatchObject({ id: 'c2' });
});

test('an owner sees the linked people, who are pending or authorized [LNK-04] [LNK-07] [LNK-08] [SEC-26]', async () => {
  open(
    {
      'account/getAvailableChildren': {
        children: [child(), child({ id: 'p2', name: '', email: 'kim@example.com', pending: true })],
      },
    },
    owner,
  );
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('Sam Chensam@example.comBay SchoolAuthorized');
  expect(second).toHaveTextContent('kim@example.com');
  expect(second).toHaveTextContent('Pending');
});

test('an owner removes a person after a question [SEC-26]', async () => {
  const { user, sent } = open(
    { 'account/getAvailableChildren': { children: [child()] }, 'account/removeChildLink': { children: [] } },
    owner,
  );
  await user.click(await screen.findByRole('button', { name: 'Remove Sam Chen' }));
  expect(screen.getByText('Sam Chen won’t be able to purchase for Bay Library any more.')).toBeVisible();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Nobody is linked yet.')).toBeVisible();
  expect(sent('account/removeChildLink')[0]).toMatchObject({ id: 'p1' });
});

test('an owner asks for a link by email: it is pending, then authorized once its token is used [LNK-05] [LNK-06] [LNK-07] [ERR-81]', async () => {
  const toasts = listen('toast:wanted');
  const asked = child({ id: 'p3', name: '', email: 'kim@example.com', pending: true, company: '' });
  const { user, sent, client } = open(
    { 'account/getAvailableChildren': { children: [] }, 'account/linkToRequest': { children: [asked] } },
    owner,
  );
  const email = await screen.findByLabelText('Email address of the person');
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(email).toHaveAccessibleDescription('Email address required.'));
  expect(email).toHaveFocus();
  await user.type(email, 'kim@example.com');
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(toasts).toEqual([{ text: 'Link request sent.', tone: 'success' }]));
  expect(sent('account/linkToRequest')[0]).toMatchObject({ email: 'kim@example.com' });
  expect(await screen.findByText('Pending')).toBeVisible();
  expect(email).toHaveValue('');
  client.setQueryData(['account/getAvailableChildren', {}], { children: [{ ...asked, pending: false }] });
  expect(await screen.findByText('Authorized')).toBeVisible();
});

test('a member of an institution who is not its owner may not change its links [SEC-28]', () => {
  const { made } = open({}, member);
  expect(screen.getByText("You don't have permission to modify the linked accounts of: Bay Library")).toBeVisible();
  expect(made).toEqual([]);
});

test('a removal or a request that fails shows the toast with the error [ERR-82]', async () => {
  const toasts = listen('toast:wanted');
  const { user } = open(
    {
      'account/getAvailableChildren': { children: [child()] },
      'account/removeChildLink': { error: 'Not yours', code: 'wrong_account' },
      'account/linkToRequest': { error: 'Nobody there', code: 'no_account' },
    },
    owner,
  );
  await user.click(await screen.findByRole('button', { name: 'Remove Sam Chen' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(toasts).toEqual([{ text: 'There was an error (Not yours)', tone: 'error' }]));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.type(screen.getByLabelText('Email address of the person'), 'kim@example.com');
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(toasts[1]).toEqual({ text: 'There was an error (Nobody there)', tone: 'error' }));
  expect(screen.getByLabelText('Email address of the person')).toHaveValue('kim@example.com');
});

test('a list that fails to load shows the toast, and can be asked for again [ERR-82]', async () => {
  const toasts = listen('toast:wanted');
  open({ 'account/getAvailableCorps': { error: 'Closed', code: 'bad_request' } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(toasts).toEqual([{ text: 'There was an error (Closed)', tone: 'error' }]);
});

test('a link’s token authorizes the account once, and leaves the address [LNK-01] [LNK-07] [ERR-85] [GAP-63]', async () => {
  const { sent, address } = open({ 'account/linkToVerify': { corps: [personal, library] } }, as({}), '?token=t%2B1');
  expect(await screen.findByText('Account authorized successfully.')).toBeVisible();
  expect(sent('account/linkToVerify')).toEqual([expect.objectContaining({ token: 't+1' })]);
  expect(sent('account/getAvailableCorps')[0]).toMatchObject({ token: 't+1' });
  await waitFor(() => expect(address()).toBe('/account/link'));
  expect(screen.getByText('Bay Library')).toBeVisible();
});

test.each([
  [{ error: 'Already verified', code: 'already_verified' }, 0],
  [{ error: 'Expired', code: 'token_expired' }, 1],
])('a token that is answered with %j shows %d failures [ERR-83] [ERR-84]', async (reply, count) => {
  const { address } = open({ 'account/linkToVerify': reply }, as({}), '?token=t');
  await waitFor(() => expect(address()).toBe('/account/link'));
  expect(await screen.findByText('Bay Library')).toBeVisible();
  expect(screen.queryAllByText('Verification Failed.')).toHaveLength(count);
});
