/** @jest-environment jsdom */
import { answerCalls, buildCustomer, buildList, pending, renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listen } from '../testing/listen';
import { MyListsPage } from './my-lists-page';

const favourites = buildList({
  list_id: 'w1',
  name: 'wishlist',
  can_delete: false,
  row_count: 4,
  owner: { is_you: true },
});
const club = buildList({
  list_id: 'l1',
  name: 'Book club',
  row_count: 1,
  revision: 3,
  description_text: 'Tuesdays',
  owner: { is_you: true },
});
type Answers = Parameters<typeof answerCalls>[0];
function open(answers: Answers = {}) {
  const made = answerCalls({ 'titlelist/getLists': { rows: [favourites, club] }, ...answers });
  renderPage(<MyListsPage />, { page: { session: buildCustomer() } });
  return { made, user: userEvent.setup() };
}
test('the lists stand with their counts and lead to their pages; the built-in one has no way to change it [LST-01] [LST-29] [GAP-11]', async () => {
  open();
  const rows = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Favourites.*4 titles/),
    expect.stringMatching(/^Book club.*1 title.*Tuesdays/),
  ]);
  const [first, second] = rows as [HTMLElement, HTMLElement];
  expect(within(first).getByRole('link')).toHaveAttribute('href', '/lists/w1');
  expect(within(first).queryByRole('button')).toBeNull();
  expect(within(second).getByRole('button', { name: 'Edit Book club' })).toBeVisible();
  expect(within(second).getByRole('button', { name: 'Delete Book club' })).toBeVisible();
});

test('Save waits for a name of at most 80 characters; one that is taken away again is asked for [LST-22] [LST-20] [LST-21]', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'New list' }));
  const name = await screen.findByLabelText('List name');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(name, 'x'.repeat(85));
  expect(name).toHaveValue('x'.repeat(80));
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  await user.clear(name);
  await user.type(name, ' ');
  expect(name).toHaveAccessibleDescription('Name is required.');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('a new list is made, told and shown, and the dialog closes [ERR-21]', async () => {
  const made = buildList({ list_id: 'l2', name: 'Winter', row_count: 0 });
  const received = listen('toast:wanted');
  const { user, made: calls } = open({ 'titlelist/create': { rows: [favourites, club, made], list_id: 'l2' } });
  await user.click(await screen.findByRole('button', { name: 'New list' }));
  await user.type(await screen.findByLabelText('List name'), 'Winter');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ name }) => name === 'titlelist/create')?.payload).toMatchObject({
    name: 'Winter',
  });
  expect(received).toEqual([{ text: 'List created successfully.', tone: 'success' }]);
});

test('a list is changed with the revision that the page shows [ERR-22] [GAP-01]', async () => {
  const received = listen('toast:wanted');
  const { user, made } = open({ 'titlelist/modify': { rows: [favourites, { ...club, name: 'Thursday club' }] } });
  await user.click(await screen.findByRole('button', { name: 'Edit Book club' }));
  const name = await screen.findByLabelText('List name');
  expect(name).toHaveValue('Book club');
  await user.clear(name);
  await user.type(name, 'Thursday club');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(received).toEqual([{ text: 'List saved successfully.', tone: 'success' }]));
  expect(made.find((call) => call.name === 'titlelist/modify')?.payload).toMatchObject({
    list_id: 'l1',
    revision: '3',
    name: 'Thursday club',
    description: 'Tuesdays',
  });
});

test('a change that is refused is said in its dialog, which keeps what was typed [ERR-24] [LST-26]', async () => {
  const { user } = open({ 'titlelist/modify': { error: 'Changed elsewhere.', code: 'list_changed' } });
  await user.click(await screen.findByRole('button', { name: 'Edit Book club' }));
  await user.type(await screen.findByLabelText('List name'), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await within(screen.getByRole('dialog')).findByText('Changed elsewhere.')).toBeVisible();
  expect(screen.getByLabelText('List name')).toHaveValue('Book club 2');
});

test('a list goes only after a question [ERR-23]', async () => {
  const received = listen('toast:wanted');
  const { user, made } = open({ 'titlelist/delete': { rows: [favourites] } });
  await user.click(await screen.findByRole('button', { name: 'Delete Book club' }));
  expect(await screen.findByText(/“Book club” and its 1 title will be removed/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(made.map(({ name }) => name)).not.toContain('titlelist/delete');
  await user.click(screen.getByRole('button', { name: 'Delete Book club' }));
  await user.click(await screen.findByRole('button', { name: 'Delete list' }));
  await waitFor(() => expect(received).toEqual([{ text: 'List deleted successfully.', tone: 'success' }]));
  expect(made.find(({ name }) => name === 'titlelist/delete')?.payload).toMatchObject({ list_id: 'l1' });
});

test('when a list has gone the focus is on the next one or on the heading, never nowhere', async () => {
  const winter = buildList({ list_id: 'l2', name: 'Winter', owner: { is_you: true } });
  let rows = [club, winter];
  const { user } = open({
    'titlelist/getLists': () => ({ rows }),
    'titlelist/delete': ({ list_id }: Record<string, string>) => {
      rows = rows.filter((row) => row.list_id !== list_id);
      return { rows };
    },
  });
  const remove = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Delete ${name}` }));
    await user.click(await screen.findByRole('button', { name: 'Delete list' }));
    await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
  };
  await remove('Book club');
  const places = [screen.getByRole('link', { name: 'Winter' }), screen.getByRole('heading', { level: 1 })];
  await waitFor(() => expect(places).toContain(document.activeElement));
  await remove('Winter');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test('closed dialogs give the focus back', async () => {
  const { user } = open();
  for (const name of ['New list', 'Edit Book club', 'Delete Book club']) {
    await user.click(await screen.findByRole('button', { name }));
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name }));
  }
});

test('the page is busy while it loads; what fails can be asked for again [LST-30]', async () => {
  const first = pending<object>();
  let reply: object = first.promise;
  const { user } = open({ 'titlelist/getLists': () => reply });
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'My lists' })).toBeVisible();
  first.resolve({ error: 'The shelves are being dusted.', code: 'bad_request' });
  expect(await screen.findByText('The shelves are being dusted.')).toBeVisible();
  reply = { rows: [favourites] };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Favourites' })).toBeVisible();
});
