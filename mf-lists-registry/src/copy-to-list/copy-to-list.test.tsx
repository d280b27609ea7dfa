/** @jest-environment jsdom */
import { sessionStore } from '@bookfront/shared/session';
import { answerCalls, buildCustomer, buildList, buildSession, pending, renderPage } from '@bookfront/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listen } from '../testing/listen';
import { CopyToList } from './copy-to-list';

const eisbn = '9786800000011';
const favourites = buildList({ list_id: 'w1', name: 'Favourites', can_delete: false });
const autumn = buildList({ list_id: 'l1', name: 'Autumn reading' });

function open(answers: Parameters<typeof answerCalls>[0], session = buildCustomer()) {
  const onClose = jest.fn();
  const made = answerCalls(answers);
  renderPage(<CopyToList eisbn={eisbn} title="Emma" onClose={onClose} />, { page: { session } });
  return { onClose, made };
}
const save = () => screen.getByRole('button', { name: 'Save' });

test('a title goes to the list that is chosen; the shop says so, and the dialog closes [ITM-38]', async () => {
  const session = buildCustomer({ wishlist: { rows: [{ eisbn }] } });
  const [changed, toasts] = [listen('list:changed'), listen('toast:wanted')];
  const { made, onClose } = open({
    'titlelist/getLists': { rows: [favourites, autumn] },
    'titlelist/addItemToList': { session },
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Autumn reading' }));
  await userEvent.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(made.map(({ name }) => name)).toEqual(['titlelist/getLists', 'titlelist/addItemToList']);
  expect(made[0]?.payload).toMatchObject({ eisbn });
  expect(made[1]?.payload).toMatchObject({ list_id: 'l1', eisbn, return_session: 'true' });
  expect(changed).toEqual([{ list_id: 'l1' }]);
  expect(toasts).toEqual([{ text: 'Added to Autumn reading', tone: 'success' }]);
  expect(sessionStore.get()?.wishlist.rows).toEqual([{ eisbn }]);
});

test('the title begins a new list: Save waits for its name, a refusal stays in the dialog [LST-19] [LST-20] [LST-22] [LST-21] [LST-26]', async () => {
  let reply: object = { error: 'You can keep up to 500 lists.', code: 'list_full' };
  const { made, onClose } = open({
    'titlelist/getLists': { rows: [autumn] },
    'titlelist/create': () => reply,
  });
  await screen.findByRole('radio', { name: 'Autumn reading' });
  await userEvent.click(screen.getByRole('button', { name: 'New list' }));
  expect(screen.queryByRole('radio')).toBeNull();
  const name = screen.getByLabelText('List name');
  expect(save()).toBeDisabled();
  await userEvent.type(name, 'x'.repeat(81));
  expect(name).toHaveValue('x'.repeat(80));
  await userEvent.clear(name);
  expect(name).toHaveAccessibleDescription('Name is required.');
  expect(save()).toBeDisabled();
  await userEvent.type(name, 'Winter');
  await userEvent.click(save());
  expect(await screen.findByText('You can keep up to 500 lists.')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  reply = { rows: [autumn], list_id: 'l2' };
  await userEvent.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(made.at(-1)).toMatchObject({ name: 'titlelist/create', payload: { name: 'Winter', eisbn } });
});

test('while it saves the button says so [LST-25]', async () => {
  const answer = pending<object>();
  const { onClose } = open({
    'titlelist/getLists': { rows: [autumn] },
    'titlelist/addItemToList': () => answer.promise,
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Autumn reading' }));
  await userEvent.click(save());
  expect(await screen.findByRole('button', { name: 'Saving …' })).toBeVisible();
  answer.resolve({});
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('Save waits until a list is chosen [LST-23]', async () => {
  open({ 'titlelist/getLists': { rows: [favourites, autumn] } });
  await screen.findByRole('radio', { name: 'Autumn reading' });
  expect(save()).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: 'Favourites' }));
  expect(save()).toBeEnabled();
});

test('beside a list that has the title, the one that is chosen is seen to be [LST-24]', async () => {
  const { made } = open({
    'titlelist/getLists': { rows: [{ ...favourites, contains_eisbn: true }, autumn] },
    'titlelist/addItemToList': {},
  });
  const free = await screen.findByRole('radio', { name: 'Autumn reading' });
  expect(free).not.toBeChecked();
  await userEvent.click(free);
  expect(free).toBeChecked();
  await userEvent.click(save());
  expect(made[1]?.payload).toMatchObject({ list_id: 'l1' });
});

test('a list that has the title says so, and can’t be chosen; where all have it there is nothing to save [LST-24]', async () => {
  const { made } = open({ 'titlelist/getLists': { rows: [{ ...favourites, contains_eisbn: true }] } });
  expect(await screen.findByText('Already in this list')).toBeVisible();
  expect(screen.getByText('Favourites')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(made).toHaveLength(1);
});

test('a guest is asked to log in, and what was wanted is kept [LST-13]', () => {
  const wanted = listen('login:wanted');
  const { made, onClose } = open({}, buildSession());
  expect(wanted).toEqual([
    { resume: { call: 'titlelist/addItemToList', payload: { list_id: 'favourites', eisbn, return_session: 'true' } } },
  ]);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(made).toEqual([]);
});

test('two quick clicks on Save add once', async () => {
  let answer = (_reply: object) => {};
  const reply = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const { made, onClose } = open({ 'titlelist/getLists': { rows: [autumn] }, 'titlelist/addItemToList': () => reply });
  await userEvent.click(await screen.findByRole('radio', { name: 'Autumn reading' }));
  await userEvent.dblClick(save());
  answer({});
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(made.filter(({ name }) => name === 'titlelist/addItemToList')).toHaveLength(1);
});

test('a refusal is said in the dialog, which stays', async () => {
  const { onClose } = open({
    'titlelist/getLists': { rows: [autumn] },
    'titlelist/addItemToList': { error: 'This list is full.', code: 'internal' },
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Autumn reading' }));
  await userEvent.click(save());
  expect(await screen.findByText('This list is full.')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('a title that found no network stays in its dialog, which says what to do; Save then adds it', async () => {
  let isOffline = true;
  const { onClose } = open({
    'titlelist/getLists': { rows: [autumn] },
    'titlelist/addItemToList': () => {
      if (isOffline) throw new TypeError('Failed to fetch');
      return {};
    },
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Autumn reading' }));
  await userEvent.click(save());
  expect(await screen.findByText(/check your connection and try again/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Autumn reading' })).toBeChecked();
  isOffline = false;
  await userEvent.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('lists that can’t be loaded say so, and can be asked for again', async () => {
  let fails = true;
  open({
    'titlelist/getLists': () =>
      fails ? { error: 'The shelves are being dusted.', code: 'unavailable' } : { rows: [autumn] },
  });
  expect(await screen.findByText('The shelves are being dusted.')).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: 'Autumn reading' })).toBeVisible();
});
