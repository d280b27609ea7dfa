/** @jest-environment jsdom */
import type { RegistryCard } from '@bookfront/shared/schemas';
import { answerCalls, buildCustomer, buildTitleCard, renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildItem, buildRegistry } from '../testing/build-registry';
import { listen } from '../testing/listen';
import { RegistriesPage } from './registries-page';

const items = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    buildItem({
      title: buildTitleCard({ eisbn: `97868000000${String(i).padStart(2, '0')}`, title: `Title ${i}` }),
      qty_requested: 1,
    }),
  );
const card = (over: Partial<RegistryCard>): RegistryCard => ({ ...buildRegistry(), item_count: 0, items: [], ...over });
function open(answers: Parameters<typeof answerCalls>[0]) {
  const made = answerCalls(answers);
  renderPage(<RegistriesPage />, { page: { session: buildCustomer() } });
  return { made, user: userEvent.setup() };
}

test('the visitor’s registries stand as cards that lead to them [NAV-03] [REG-01]', async () => {
  const { made } = open({
    'giftregistry/getAll': { rows: [card({}), card({ gift_registry_id: 'r2', title: 'Book fair' })] },
  });
  expect(await screen.findByRole('link', { name: 'Nora and Sam' })).toHaveAttribute('href', '/gift-registry/r1');
  expect(screen.getByRole('link', { name: 'Book fair' })).toHaveAttribute('href', '/gift-registry/r2');
  expect(made[0]?.payload).toMatchObject({ show_items: 'true' });
});

test.each([
  [6, 6, ''],
  [7, 5, '+2 more'],
  [9, 5, '+4 more'],
])('of %i titles %i covers are shown, then "%s" [REG-02]', async (count, covers, more) => {
  open({ 'giftregistry/getAll': { rows: [card({ items: items(count), item_count: count })] } });
  const article = await screen.findByRole('listitem');
  expect(article.querySelectorAll('img')).toHaveLength(covers);
  expect(within(article).queryByText(/^\+\d+ more$/)?.textContent ?? '').toBe(more);
});

test('without a registry the page says so, and offers the first [ERR-25]', async () => {
  open({ 'giftregistry/getAll': { rows: [] } });
  expect(await screen.findByRole('heading', { name: 'You have no gift registries.' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'New gift registry' })).toBeVisible();
});

test('a new registry opens its share dialog, with its link [REG-12]', async () => {
  const toasts = listen('toast:wanted');
  const { user } = open({
    'giftregistry/getAll': { rows: [] },
    'address/getList': { addresses: [] },
    'giftregistry/create': buildRegistry({ gift_registry_id: 'r9' }),
  });
  await user.click(await screen.findByRole('button', { name: 'New gift registry' }));
  await user.type(await screen.findByLabelText('Title'), 'Baby shower');
  await user.type(screen.getByLabelText('Description'), 'Board books');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share your registry' }));
  expect(dialog.getByLabelText('Link')).toHaveValue('http://localhost/gift-registry/r9');
  expect(toasts).toEqual([{ text: 'Registry created.', tone: 'success' }]);
});

test('when the first registry is made and shared, the focus is on the page’s heading or its button, never nowhere', async () => {
  let rows: RegistryCard[] = [];
  const { user } = open({
    'giftregistry/getAll': () => ({ rows }),
    'address/getList': { addresses: [] },
    'giftregistry/create': () => {
      rows = [card({})];
      return buildRegistry();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'New gift registry' }));
  await user.type(await screen.findByLabelText('Title'), 'Baby shower');
  await user.type(screen.getByLabelText('Description'), 'Board books');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'Share your registry' });
  await screen.findByRole('link', { name: 'Nora and Sam' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test('registries that can’t be loaded say so, and can be asked for again', async () => {
  let reply: object = { error: 'The shelves are being dusted.', code: 'bad_request' };
  const { user } = open({ 'giftregistry/getAll': () => reply });
  expect(await screen.findByText('The shelves are being dusted.')).toBeVisible();
  reply = { rows: [card({})] };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Nora and Sam' })).toBeVisible();
});
