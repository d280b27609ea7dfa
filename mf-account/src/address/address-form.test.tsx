/** @jest-environment jsdom */

import { bus } from '@bookfront/shared/events';
import type { Address } from '@bookfront/shared/schemas';
import { answerCalls, buildCustomer, pending, renderPage } from '@bookfront/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildAddress } from '../testing/build-address';
import { places } from '../testing/places';
import { AddressForm } from './address-form';

const refusal = (fields: Record<string, string>) => ({ error: 'There was an error.', code: 'validation', fields });

type Answers = Parameters<typeof answerCalls>[0];

/** Renders the form with its lists for a customer; `saved` is its onSaved. */
async function open(answers: Answers = {}, address?: Address) {
  const made = answerCalls({ ...places, ...answers });
  const saved = jest.fn();
  const user = userEvent.setup();
  renderPage(<AddressForm {...(address ? { address } : {})} onSaved={saved} />, { page: { session: buildCustomer() } });
  await screen.findByRole('option', { name: 'France' });
  return { user, saved, sent: () => made.filter(({ name }) => name.startsWith('address/')) };
}
const field = (label: string) => screen.getByLabelText(label);
const save = () => screen.getByRole('button', { name: 'Save address' });
type User = ReturnType<typeof userEvent.setup>;

async function fill(user: User, over: Record<string, string> = {}) {
  const texts = {
    'Full Name': 'Ruth Okafor',
    'Street address': '9 Marine Drive',
    City: 'Gibsons',
    'Postal Code': 'v0n1v0',
    'Phone number': '6045550111',
    ...over,
  };
  for (const [label, text] of Object.entries(texts)) {
    await user.click(field(label));
    await user.paste(text);
  }
  await user.selectOptions(field('State / Province'), await screen.findByRole('option', { name: 'British Columbia' }));
}

test('a new address is saved without company, second line and email, and onSaved gets its id [ADR-21] [ADR-22] [ERR-77]', async () => {
  const addresses = [buildAddress({ address_id: '0' }), buildAddress({ address_id: 'a7' })];
  const { user, saved, sent } = await open({ 'address/create': { addresses } });
  const toasted = jest.fn();
  const stop = bus.on('toast:wanted', toasted);
  await fill(user);
  await user.click(save());
  await waitFor(() => expect(saved).toHaveBeenCalledWith('a7', addresses));
  expect(sent()[0]?.payload).toMatchObject({
    name: 'Ruth Okafor',
    country: 'CA',
    province: 'BC',
    postal_code: 'V0N 1V0',
    phone_number: '(604) 555-0111',
  });
  for (const name of ['company_name', 'street_address_2', 'phone_number_ext', 'email_address'])
    expect(sent()[0]?.payload).not.toHaveProperty(name);
  expect(toasted).toHaveBeenCalledWith({ text: 'Address saved successfully', tone: 'success' });
  stop();
});

test('an empty form shows an error at each required field and focuses the first [ADR-08] [ADR-09] [ADR-10] [ADR-11] [ADR-12] [ADR-14] [ADR-18]', async () => {
  const { user, sent } = await open();
  await user.selectOptions(field('Country'), '');
  await user.selectOptions(field('Country'), 'CA');
  await screen.findByRole('option', { name: 'Quebec' });
  await user.click(save());
  const texts = [
    ['Full Name', 'Full Name is required.'],
    ['Street address', 'Street Address is required.'],
    ['City', 'City is required.'],
    ['State / Province', 'Valid state / province is required.'],
    ['Postal Code', 'Valid Postal Code is required.'],
    ['Phone number', 'Phone number is required.'],
  ] as const;
  await screen.findByText('Full Name is required.');
  for (const [label, text] of texts) {
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(field(label)).toBeInvalid();
  }
  await waitFor(() => expect(field('Full Name')).toHaveFocus());
  await user.selectOptions(field('Country'), '');
  await user.click(save());
  expect(await screen.findByText('Valid country is required.')).toBeVisible();
  expect(sent()).toEqual([]);
});

test('an error disappears when its field is corrected, and the cursor stays', async () => {
  const { user } = await open();
  await user.click(save());
  await waitFor(() => expect(field('Full Name')).toHaveFocus());
  await user.keyboard('R');
  expect(screen.queryByText('Full Name is required.')).not.toBeInTheDocument();
  expect(field('Full Name')).toHaveFocus();
});

test('province and postal code follow the country [ADR-12] [ADR-13] [ADR-17] [GAP-68]', async () => {
  const { user, saved, sent } = await open({ 'address/create': { addresses: [buildAddress()] } });
  await fill(user);
  await user.selectOptions(field('Country'), 'US');
  expect(field('Zip Code')).toHaveValue('V0N 1V0');
  await screen.findByRole('option', { name: 'Washington' });
  expect(field('State / Province')).toHaveValue('');
  await user.selectOptions(field('Country'), 'FR');
  await waitFor(() => expect(field('State / Province')).toHaveRole('textbox'));
  await user.click(field('State / Province'));
  await user.paste('x'.repeat(90));
  expect(field('State / Province')).toHaveValue('x'.repeat(80));
  await user.clear(field('Postal Code'));
  await user.type(field('Postal Code'), '75001');
  await user.click(save());
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(sent()[0]?.payload).toMatchObject({ country: 'FR', province: 'x'.repeat(80), postal_code: '75001' });
});

test('phone and postal code stay as typed until the field is left [ACC-55] [ACC-56] [ACC-57] [ADR-19]', async () => {
  const { user } = await open();
  await user.type(field('Phone number'), '16045550100');
  expect(field('Phone number')).toHaveValue('16045550100');
  await user.tab();
  expect(field('Phone number')).toHaveValue('(604) 555-0100');
  await user.clear(field('Phone number'));
  await user.type(field('Phone number'), '12345678901234567890');
  expect(field('Phone number')).toHaveValue('12345678901234');
  await user.clear(field('Phone number'));
  const toasted = jest.fn();
  const stop = bus.on('toast:wanted', toasted);
  await user.paste('+44 20 7946 0018');
  expect(field('Phone number')).toHaveValue('+442079460018');
  expect(toasted).not.toHaveBeenCalled();
  await user.clear(field('Phone number'));
  await user.paste('+44 20 7946 0018 0018');
  expect(toasted).toHaveBeenCalledWith(
    expect.objectContaining({ text: expect.stringContaining('we kept +4420794600180') }),
  );
  stop();
  await user.type(field('Postal Code'), 'v6b1a1');
  expect(field('Postal Code')).toHaveValue('v6b1a1');
  await user.tab();
  expect(field('Postal Code')).toHaveValue('V6B 1A1');
});

test('a zip of nine digits is formatted; a short extension is refused [ACC-58] [ADR-20]', async () => {
  const { user } = await open();
  await user.selectOptions(field('Country'), 'US');
  await user.type(field('Zip Code'), '981011234');
  await user.tab();
  expect(field('Zip Code')).toHaveValue('98101-1234');
  await user.type(field('Extension'), '1');
  await user.click(save());
  expect(await screen.findByText('Must be between 2 and 6 digits')).toBeVisible();
});

test('a saved address is filled in and changed under its id', async () => {
  const before = buildAddress({
    address_id: 'a3',
    province: 'QC',
    postal_code: 'H2X 1Y4',
    email_address: 'ruth@example.com',
  });
  const { user, saved, sent } = await open({ 'address/modify': { addresses: [before] } }, before);
  expect(field('Country')).toHaveValue('CA');
  await screen.findByRole('option', { name: 'Quebec' });
  expect(field('State / Province')).toHaveValue('QC');
  await user.clear(field('Email'));
  await user.clear(field('City'));
  await user.type(field('City'), 'Montreal');
  await user.click(save());
  await waitFor(() => expect(saved).toHaveBeenCalledWith('a3', [before]));
  expect(sent()[0]).toMatchObject({ name: 'address/modify', payload: { address_id: 'a3', city: 'Montreal' } });
  expect(sent()[0]?.payload).not.toHaveProperty('email_address');
});

test('a saved country that the list does not have is refused [ADR-11]', async () => {
  const { user, sent } = await open({}, buildAddress({ country: 'ZZ', country_text: 'Nowhere', province: '' }));
  expect(within(field('Country')).getByRole('option', { name: 'Nowhere' })).toBeInTheDocument();
  await user.click(save());
  expect(await screen.findByText('Valid country is required.')).toBeVisible();
  expect(sent()).toEqual([]);
});

test('the api’s refusals are shown at their fields, and the input stays', async () => {
  const { user, saved } = await open({ 'address/create': refusal({ city: 'City is required.' }) });
  await fill(user);
  await user.click(save());
  expect(await screen.findByText('City is required.')).toBeVisible();
  await waitFor(() => expect(field('City')).toHaveFocus());
  expect(field('City')).toHaveValue('Gibsons');
  expect(field('Full Name')).toHaveValue('Ruth Okafor');
  expect(screen.queryByText('There was an error.')).not.toBeInTheDocument();
  expect(saved).not.toHaveBeenCalled();
});

test('a failure that belongs to no field is shown, and the form can be sent again', async () => {
  const full = { error: 'Your address book is full. Please remove an address first.', code: 'validation' };
  const { user, saved } = await open({ 'address/create': full });
  await fill(user);
  await user.click(save());
  expect(await screen.findByText(full.error)).toHaveAttribute('role', 'alert');
  answerCalls({ ...places, 'address/create': { addresses: [buildAddress()] } });
  await user.click(save());
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
});

test('a second click while saving sends nothing', async () => {
  const answer = pending<object>();
  const { user, saved, sent } = await open({ 'address/create': () => answer.promise });
  await fill(user);
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Saving…' }));
  answer.resolve({ addresses: [buildAddress()] });
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(sent()).toHaveLength(1);
});

test('a failed list shows a retry, and the input stays', async () => {
  const failing = { error: 'There was an error.', code: 'internal' };
  const { user } = await open({ 'province/getList': failing }, buildAddress());
  await user.type(field('Company'), 'Okafor & Daughters');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(field('State / Province')).toHaveValue('BC');
  answerCalls(places);
  await user.click(again);
  expect(await screen.findByRole('option', { name: 'British Columbia' })).toBeInTheDocument();
  expect(field('Company')).toHaveValue('Okafor & Daughters');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('Cancel shows if the form can be cancelled', async () => {
  answerCalls(places);
  const cancel = jest.fn();
  renderPage(<AddressForm onSaved={() => undefined} onCancel={cancel} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(cancel).toHaveBeenCalled();
  await screen.findByRole('option', { name: 'France' });
  await screen.findByRole('option', { name: 'Quebec' });
});
