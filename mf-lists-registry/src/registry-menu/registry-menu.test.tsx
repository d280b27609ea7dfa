/** @jest-environment jsdom */
import { bus } from '@bookfront/shared/events';
import type { GiftRegistry } from '@bookfront/shared/schemas';
import { answerCalls, buildCustomer, buildSession, buildSettings, renderPage } from '@bookfront/shared/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildItem, buildRegistry } from '../testing/build-registry';
import { RegistryMenu } from './registry-menu';

const eisbn = '9786800000011';
beforeEach(() => sessionStorage.clear());
function open(answers: Parameters<typeof answerCalls>[0], session = buildCustomer(), gift_registry_enabled = true) {
  const made = answerCalls({
    'giftregistry/getAll': { rows: [{ ...buildRegistry({ items: [] }), item_count: 0 }] },
    ...answers,
  });
  renderPage(<RegistryMenu eisbn={eisbn} title="Emma" />, {
    page: { session, settings: buildSettings({ gift_registry_enabled }) },
  });
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
  await user.click(screen.getByRole('button', { name: 'Add to registry' }));
  await user.click(await screen.findByRole('button', { name: 'Nora and Sam' }));
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  expect(await screen.findByText('1 wanted')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'One more: Emma' }));
  expect(await screen.findByText('2 wanted')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'One fewer: Emma' }));
  expect(await screen.findByText('1 wanted')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'One fewer: Emma' }));
  expect(await screen.findByRole('button', { name: 'Add' })).toBeVisible();
  expect(changes(made)).toEqual([
    ['giftregistry/addItem', '1'],
    ['giftregistry/updateItem', '2'],
    ['giftregistry/updateItem', '1'],
    ['giftregistry/deleteItem', undefined],
  ]);
});

test('where the chosen registry can’t be had none is chosen any more [ERR-27]', async () => {
  const { user } = open({ 'giftregistry/get': { error: 'Gone.', code: 'not_found' } });
  await user.click(screen.getByRole('button', { name: 'Add to registry' }));
  const choice = await screen.findByRole('button', { name: 'Nora and Sam' });
  await user.click(choice);
  await waitFor(() => expect(choice).toHaveAttribute('aria-pressed', 'false'));
  expect(sessionStorage.getItem('gift-registry')).toBeNull();
});

test('the registry that was chosen last is chosen for the next title', async () => {
  sessionStorage.setItem('gift-registry', 'r1');
  const { user } = open({ 'giftregistry/get': asks(3) });
  await user.click(screen.getByRole('button', { name: 'Add to registry' }));
  expect(await screen.findByText('3 wanted')).toBeVisible();
});

test('Escape closes the menu and gives the focus back', async () => {
  const { user } = open({});
  const button = screen.getByRole('button', { name: 'Add to registry' });
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Nora and Sam' }).then((choice) => choice));
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a guest is asked to log in [LST-13]', async () => {
  const wanted = jest.fn();
  const stop = bus.on('login:wanted', wanted);
  const { user, made } = open({}, buildSession());
  await user.click(screen.getByRole('button', { name: 'Add to registry' }));
  expect(wanted).toHaveBeenCalledTimes(1);
  expect(made).toEqual([]);
  stop();
});

test('a shop without registries has no menu of them [SEC-07]', () => {
  open({}, buildCustomer(), false);
  expect(screen.queryByRole('button')).toBeNull();
});
