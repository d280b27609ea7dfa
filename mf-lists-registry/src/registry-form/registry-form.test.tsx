/** @jest-environment jsdom */
import type { BusEvents } from '@bookfront/shared/contract';
import { bus } from '@bookfront/shared/events';
import type { Address } from '@bookfront/shared/schemas';
import { answerCalls, buildCustomer, buildSettings, renderPage } from '@bookfront/shared/testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildRegistry } from '../testing/build-registry';
import { RegistryForm } from './registry-form';

const address = (over: Partial<Address>): Address => ({
  address_id: 'a1',
  name: 'Ruth Okafor',
  company_name: '',
  street_address: '9 Marine Drive',
  street_address_2: '',
  city: 'Gibsons',
  country: 'CA',
  country_text: 'Canada',
  province: 'BC',
  postal_code: 'V0N 1V0',
  phone_number: '6045550111',
  phone_number_ext: '',
  email_address: '',
  preferred: true,
  can_ship_to: true,
  ...over,
});
const book = { addresses: [address({}), address({ address_id: 'a2', province: 'NU', can_ship_to: false })] };

// 2026-05-20, noon in the shop
const now = Date.UTC(2026, 4, 20, 19);
const settings = buildSettings({ time_zone: 'America/Los_Angeles' });
type Answers = Parameters<typeof answerCalls>[0];
function open(answers: Answers = {}, registry?: ReturnType<typeof buildRegistry>) {
  const made = answerCalls({ 'address/getList': book, 'giftregistry/create': buildRegistry(), ...answers });
  const [onDone, onClose] = [jest.fn(), jest.fn()];
  renderPage(<RegistryForm {...(registry ? { registry } : {})} onDone={onDone} onClose={onClose} />, {
    page: { session: buildCustomer(), settings, now },
  });
  const sent = () => made.filter(({ name }) => name.startsWith('giftregistry/'));
  return { onDone, onClose, sent, user: userEvent.setup() };
}
const save = () => screen.getByRole('button', { name: 'Save' });
const stops: (() => void)[] = [];
afterEach(() => void stops.splice(0).map((stop) => stop()));

test('begins as a birthday with shipping encouraged [REG-22] [REG-23]', () => {
  open();
  const occasion = screen.getByLabelText('Occasion');
  expect(occasion).toHaveValue('Birthday');
  expect(
    within(occasion)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose an occasion', 'Birthday', 'Wedding', 'Baby', 'School', 'Holiday', 'Bookfair', 'Other']);
  expect(screen.getByLabelText('Encourage buyers to ship gifts')).toBeChecked();
});

test('title, occasion and description are required, in the field’s own words [REG-15] [REG-16] [REG-17]', async () => {
  const { user, sent } = open();
  await user.selectOptions(screen.getByLabelText('Occasion'), '');
  await user.click(save());
  expect(await screen.findByText('Title is required.')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Title is required.');
  expect(screen.getByLabelText('Occasion')).toHaveAccessibleDescription('Occasion is required.');
  expect(screen.getByLabelText('Description')).toHaveAccessibleDescription('Description is required.');
  expect(sent()).toEqual([]);
});

test('a description keeps 2000 characters [REG-18]', async () => {
  const { user } = open();
  const field = screen.getByLabelText('Description');
  await user.click(field);
  await user.paste('x'.repeat(2100));
  expect(field).toHaveValue('x'.repeat(2000));
});

test('what is left empty is not sent [REG-21]', async () => {
  const { user, sent, onDone } = open();
  await user.type(screen.getByLabelText('Title'), 'Baby shower');
  await user.type(screen.getByLabelText('Description'), 'Board books');
  await user.click(save());
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  const [{ name, payload } = { name: '', payload: {} }] = sent();
  expect(name).toBe('giftregistry/create');
  expect(payload).toMatchObject({ title: 'Baby shower', occasion: 'Birthday', shipping_encouraged: 'true' });
  for (const absent of ['gift_registry_id', 'shipping_id', 'email', 'deadline'])
    expect(payload).not.toHaveProperty(absent);
  expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ gift_registry_id: 'r1' }));
});

test('a deadline is sent as the end of its day in the shop’s zone; a past day is refused [REG-20] [REG-19]', async () => {
  const { user, sent } = open();
  await user.type(screen.getByLabelText('Title'), 'Baby shower');
  await user.type(screen.getByLabelText('Description'), 'Board books');
  const deadline = screen.getByLabelText('Purchase deadline');
  expect(deadline).toHaveAttribute('min', '2026-05-20');
  await user.type(deadline, '2026-05-19');
  await user.click(save());
  expect(await screen.findByText('The purchase deadline cannot be in the past.')).toBeVisible();
  expect(sent()).toEqual([]);
  await user.clear(deadline);
  await user.type(deadline, '2026-11-01');
  await user.click(save());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.payload.deadline).toBe(String(Date.UTC(2026, 10, 2, 7, 59, 59) / 1000));
});

test('an address that no parcel reaches can’t be chosen and says why [REG-24]', async () => {
  const { user, sent } = open();
  const refused = await screen.findByRole('radio', { name: "Can't ship to NU" });
  expect(refused).toBeDisabled();
  expect(refused).toHaveAccessibleDescription('Ruth Okafor, 9 Marine Drive, Gibsons');
  await user.click(screen.getByRole('radio', { name: 'Ruth Okafor, 9 Marine Drive, Gibsons' }));
  await user.type(screen.getByLabelText('Title'), 'Baby shower');
  await user.type(screen.getByLabelText('Description'), 'Board books');
  await user.click(save());
  await waitFor(() => expect(sent()[0]?.payload.shipping_id).toBe('a1'));
});

test('advice to ship says that it needs an address, until there is one', async () => {
  const { user } = open();
  const advice = await screen.findByLabelText('Encourage buyers to ship gifts');
  expect(advice).toHaveAccessibleDescription(/^Choose an address above first/);
  await user.click(await screen.findByRole('radio', { name: 'Ruth Okafor, 9 Marine Drive, Gibsons' }));
  expect(advice).not.toHaveAccessibleDescription();
});

test('a changed registry is sent with its revision, and told [REG-13]', async () => {
  const toasts: BusEvents['toast:wanted'][] = [];
  stops.push(bus.on('toast:wanted', (event) => void toasts.push(event)));
  const registry = buildRegistry({ revision: 4, owner: { is_you: true }, can_edit: true });
  const { user, sent, onDone } = open({ 'giftregistry/update': registry }, registry);
  const title = screen.getByLabelText('Title');
  await user.clear(title);
  await user.type(title, 'Our wedding');
  await user.click(save());
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent()[0]).toMatchObject({
    name: 'giftregistry/update',
    payload: { gift_registry_id: 'r1', revision: '4', title: 'Our wedding' },
  });
  expect(toasts).toEqual([{ text: 'Registry updated.', tone: 'success' }]);
});

test('the shop’s staff see texts and deadline, and neither email nor address [SEC-09] [SEC-10]', () => {
  open({}, buildRegistry({ can_edit: true, owner: { is_you: false } }));
  expect(screen.getByLabelText('Title')).toBeVisible();
  expect(screen.getByLabelText('Purchase deadline')).toBeVisible();
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a refusal stands at its field or below the form, and keeps what was typed', async () => {
  const refusal = { error: 'There was an error.', code: 'validation', fields: { title: 'Too long.' } };
  const { user, onDone } = open({ 'giftregistry/create': refusal });
  await user.type(screen.getByLabelText('Title'), 'Baby shower');
  await user.type(screen.getByLabelText('Description'), 'Board books');
  await user.click(save());
  expect(await screen.findByText('Too long.')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Baby shower');
  expect(onDone).not.toHaveBeenCalled();
});
