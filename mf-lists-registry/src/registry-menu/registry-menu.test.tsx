/** @jest-environment jsdom */
import type { GiftRegistry } from '@bookfront/shared/schemas';
import { answerCalls, buildCustomer, renderPage } from '@bookfront/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildItem, buildRegistry } from '../testing/build-registry';
import { listen } from '../testing/listen';
import { RegistryMenu } from './registry-menu';

const eisbn = '9786800000011';
beforeEach(() => sessionStorage.clear());
const card = (over: Partial<GiftRegistry> = {}) => ({ ...buildRegistry({ items: [], ...over }), item_count: 0 });
function open(answers: Parameters<typeof answerCalls>[0]) {
  const made = answerCalls({
    'giftregistry/getAll': { rows: [card(), card({ gift_registry_id: 'r2', title: 'Book fair' })] },
    ...answers,
  });
  renderPage(<RegistryMenu eisbn={eisbn} title="Emma" />, { page: { session: buildCustomer() } });
  return { made, user: userEvent.setup() };
}
const asks = (qty_requested: number): GiftRegistry =>
  buildRegistry({ items: qty_requested === 0 ? [] : [buildItem({ qty_requested })] });
const changes = (made: { name: string; payload: Record<string, string> }[]) =>
  made.filter(({ name }) => /Item$/.test(name)).map(({ name, payload }) => [name, payload.qty]);

test('a title is added to the registry that is chosen, one at first, then a step at a time; lowered from one it goes [REG-27] [REG-09] [REG-11] [REG-10]', async () => {
  const { made, user } = open({
    'giftregistry/get': asks(0),
    'giftregistry/addItem': asks(1),
    'giftregistry/updateItem': ({ qty = '' }: Record<string, string>) => asks(Number(qty)),
    'giftregistry/deleteItem': asks(0),
  });
  await user.click(await screen.findByRole('button', { name: 'Nora and Sam' }));
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  expect(await screen.findByText('1 wanted')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'One more: Emma' }));
  expect(await screen.findByText('2 wanted')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'One fewer: Emma' }));
  expect(await screen.findByText('1 wanted')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'One fewer: Emma' }));
  expect(await screen.findByRole('button', { name: 'Add' })).toHaveFocus();
  expect(changes(made)).toEqual([
    ['giftregistry/addItem', '1'],
    ['giftregistry/updateItem', '2'],
    ['giftregistry/updateItem', '1'],
    ['giftregistry/deleteItem', undefined],
  ]);
});

test('where the chosen registry can’t be had none is chosen any more [ERR-27]', async () => {
  const { user } = open({ 'giftregistry/get': { error: 'Gone.', code: 'not_found' } });
  const choice = await screen.findByRole('button', { name: 'Nora and Sam' });
  await user.click(choice);
  await waitFor(() => expect(choice).toHaveAttribute('aria-pressed', 'false'));
  expect(sessionStorage.getItem('gift-registry')).toBeNull();
});

test('a registry that finds no network says what to do, and is there when it is chosen once more', async () => {
  let isOffline = true;
  const { user } = open({
    'giftregistry/get': () => {
      if (isOffline) throw new TypeError('Failed to fetch');
      return asks(0);
    },
    'giftregistry/addItem': asks(1),
  });
  await user.click(await screen.findByRole('button', { name: 'Nora and Sam' }));
  expect(await screen.findByText(/check your connection and try again/, {}, { timeout: 8000 })).toBeVisible();
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Nora and Sam' }));
  expect(screen.queryByText(/check your connection/)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  expect(await screen.findByText('1 wanted')).toBeVisible();
}, 15_000);

test('a title that could not be added says what to do, and the next press adds it', async () => {
  let isOffline = true;
  const { made, user } = open({
    'giftregistry/get': asks(0),
    'giftregistry/addItem': () => {
      if (isOffline) throw new TypeError('Failed to fetch');
      return asks(1);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Nora and Sam' }));
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  expect(await screen.findByText(/check your connection and try again/)).toBeVisible();
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('1 wanted')).toBeVisible();
  expect(screen.queryByText(/check your connection/)).toBeNull();
  expect(changes(made)).toHaveLength(2);
});

test('lowered from one, a title goes with a word; one that somebody has bought goes only after a question', async () => {
  const toasts = listen('toast:wanted');
  const bought = buildRegistry({ items: [buildItem({ qty_requested: 1, qty_purchased: 1 })] });
  const { made, user } = open({ 'giftregistry/get': bought, 'giftregistry/deleteItem': asks(0) });
  await user.click(await screen.findByRole('button', { name: 'Nora and Sam' }));
  await user.click(await screen.findByRole('button', { name: 'One fewer: Emma' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(changes(made)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'One fewer: Emma' }));
  await user.click(await screen.findByRole('button', { name: 'Remove title' }));
  await waitFor(() => expect(toasts).toEqual([{ text: 'Removed: Emma', tone: 'success' }]));
  expect(await screen.findByRole('button', { name: 'Add' })).toHaveFocus();
});

test('the registry that was chosen last is chosen for the next title', async () => {
  sessionStorage.setItem('gift-registry', 'r1');
  open({ 'giftregistry/get': asks(3) });
  expect(await screen.findByText('3 wanted')).toBeVisible();
});

test('of one registry there is nothing to choose; one that can’t be had is not chosen again', async () => {
  let reply: object = asks(0);
  const one = { 'giftregistry/getAll': { rows: [card()] }, 'giftregistry/get': () => reply };
  const { user } = open({ ...one, 'giftregistry/addItem': asks(1) });
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('status')).toHaveTextContent('1 wanted');
  cleanup();
  reply = { error: 'Gone.', code: 'not_found' };
  open(one);
  const choice = await screen.findByRole('button', { name: 'Nora and Sam' });
  await waitFor(() => expect(choice).toHaveAttribute('aria-pressed', 'false'));
});
