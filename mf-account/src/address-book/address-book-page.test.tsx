/** @jest-environment jsdom */
import { answerCalls, buildCustomer, renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAddress } from '../testing/build-address';
import { listen } from '../testing/listen';
import { places } from '../testing/places';
import { AddressBookPage } from './address-book-page';

type Answers = Parameters<typeof answerCalls>[0];
const own = buildAddress({ address_id: '0', preferred: true });
const work = buildAddress({
  address_id: 'a7',
  name: 'Sam Okafor',
  company_name: 'Okafor & Daughters',
  street_address_2: 'Suite 4',
  phone_number: '6045550112',
  phone_number_ext: '22',
  email_address: 'sam@example.com',
});
const book = (chosen: string, addresses = [own, work]) => ({
  addresses: addresses.map((address) => ({ ...address, preferred: address.address_id === chosen })),
});

async function open(answers: Answers = {}) {
  const made = answerCalls({ ...places, 'address/getList': book('0'), ...answers });
  renderPage(<AddressBookPage />, { url: '/account/addresses', page: { session: buildCustomer() } });
  await screen.findByRole('button', { name: 'Add Address' });
  const sent = (name: string) => made.filter((call) => call.name === name).map(({ payload }) => payload);
  return { sent, user: userEvent.setup() };
}
const card = (name: string) => within(screen.getByRole('heading', { name }).closest('li') ?? document.body);

test('the book has a card for the account’s own address and each saved one, and one to add [ADR-01] [ADR-02] [ADR-04] [ADR-07] [NAV-62]', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Address Book' })).toBeVisible();
  expect(card('Ruth Okafor').getByText('Account address')).toBeVisible();
  expect(screen.getAllByText('Default')).toHaveLength(1);
  const lines = [...(document.querySelectorAll('address')[1]?.querySelectorAll('span') ?? [])].map(
    (line) => line.textContent,
  );
  expect(lines).toEqual([
    'Okafor & Daughters',
    '9 Marine Drive',
    'Suite 4',
    'Gibsons BC V0N 1V0',
    'Canada',
    '(604) 555-0112 ext. 22',
    'sam@example.com',
  ]);
});

test('an account without an address has its card too, which leads to the details [ADR-01]', async () => {
  await open({ 'address/getList': book('a7', [work]) });
  expect(screen.getByText('Your account has no address yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add it to your details' })).toHaveAttribute('href', '/account/details');
});

test.each([
  ['Make Sam Okafor the default', '0', 'a7', 'Sam Okafor'],
  ['Make Ruth Okafor the default', 'a7', '0', 'Ruth Okafor'],
])('%s: the mark moves, and stands once [ADR-04] [ADR-05] [ADR-06]', async (button, before, after, name) => {
  const { user, sent } = await open({
    'address/getList': book(before),
    'address/setPreferred': book(after),
  });
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(card(name).getByText('Default')).toBeVisible());
  expect(screen.getAllByText('Default')).toHaveLength(1);
  expect(sent('address/setPreferred')[0]).toMatchObject({ address_id: after });
});

test('a default that can’t be changed says so and stays [ERR-79]', async () => {
  const toasts = listen('toast:wanted');
  const { user } = await open({ 'address/setPreferred': { error: 'no', code: 'internal' } });
  await user.click(screen.getByRole('button', { name: 'Make Sam Okafor the default' }));
  await waitFor(() => expect(toasts).toEqual([{ text: 'There was an error.', tone: 'error' }]));
  expect(card('Ruth Okafor').getByText('Default')).toBeVisible();
});

test('Add Address opens an empty form in a dialog; the saved address is a card [ADR-02] [ADR-03] [ERR-77]', async () => {
  const toasts = listen('toast:wanted');
  const made = buildAddress({ address_id: 'a9', name: 'Kofi Okafor' });
  const { user, sent } = await open({ 'address/create': book('0', [own, work, made]) });
  await user.click(screen.getByRole('button', { name: 'Add Address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Address' }));
  await dialog.findByRole('option', { name: 'Canada' });
  for (const [label, text] of [
    ['Full Name', 'Kofi Okafor'],
    ['Street address', '9 Marine Drive'],
    ['City', 'Gibsons'],
    ['Postal Code', 'V0N 1V0'],
    ['Phone number', '6045550111'],
  ] as const) {
    await user.click(dialog.getByLabelText(label));
    await user.paste(text);
  }
  await user.selectOptions(
    dialog.getByLabelText('State / Province'),
    await dialog.findByRole('option', { name: 'Quebec' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByRole('heading', { name: 'Kofi Okafor' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('address/create')).toHaveLength(1);
  expect(toasts).toEqual([{ text: 'Address saved successfully', tone: 'success' }]);
});

test('Edit opens the form filled; a failure shows the toast and keeps the dialog [ADR-03] [ERR-79]', async () => {
  const toasts = listen('toast:wanted');
  const { user } = await open({ 'address/modify': { error: 'no', code: 'internal' } });
  await user.click(screen.getByRole('button', { name: 'Edit Sam Okafor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Address' }));
  expect(dialog.getByLabelText('Full Name')).toHaveValue('Sam Okafor');
  expect(dialog.getByLabelText('Apartment, suite, unit')).toHaveValue('Suite 4');
  await dialog.findByRole('option', { name: 'British Columbia' });
  await user.click(dialog.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(toasts).toEqual([{ text: 'There was an error.', tone: 'error' }]));
  expect(dialog.getByLabelText('Full Name')).toHaveValue('Sam Okafor');
});

test('Delete asks first, then removes and tells; the account’s own address has no Delete [ERR-78] [ERR-80]', async () => {
  const toasts = listen('toast:wanted');
  const { user, sent } = await open({ 'address/delete': book('0', [own]) });
  expect(screen.queryByRole('button', { name: 'Delete Ruth Okafor' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete Sam Okafor' }));
  expect(await screen.findByText('Are you sure wish to delete this address?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(sent('address/delete')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Delete Sam Okafor' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Sam Okafor' })).toBeNull());
  expect(sent('address/delete')[0]).toMatchObject({ address_id: 'a7' });
  expect(toasts).toEqual([{ text: 'Address removed successfully', tone: 'success' }]);
});

test('a deletion that fails shows the toast and the reason [ERR-79]', async () => {
  const toasts = listen('toast:wanted');
  const { user } = await open({ 'address/delete': { error: 'In use.', code: 'bad_request' } });
  await user.click(screen.getByRole('button', { name: 'Delete Sam Okafor' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('In use.')).toBeVisible();
  expect(toasts).toEqual([{ text: 'There was an error.', tone: 'error' }]);
});

test('a book that fails to load can be asked for again', async () => {
  let reply: object = { error: 'The desk is closed.', code: 'bad_request' };
  answerCalls({ 'address/getList': () => reply });
  renderPage(<AddressBookPage />, { page: { session: buildCustomer() } });
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(await screen.findByText('The desk is closed.')).toBeVisible();
  reply = book('0');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Ruth Okafor' })).toBeVisible();
});
