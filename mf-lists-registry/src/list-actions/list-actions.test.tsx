/** @jest-environment jsdom */
import type { BusEvents } from '@bookfront/shared/contract';
import { bus } from '@bookfront/shared/events';
import type { List } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import {
  answerCalls,
  buildCart,
  buildCustomer,
  buildList,
  buildSession,
  buildSettings,
  renderPage,
} from '@bookfront/shared/testing';
import { answerFiles, textOf } from '@bookfront/shared/testing/answer-files';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListActions } from './list-actions';

const own = buildList({ list_id: 'l1', name: 'Book club', row_count: 3, owner: { is_you: true } });
const other = buildList({ list_id: 'l2', name: 'Winter', owner: { is_you: true } });

interface Opening {
  list?: List;
  answers?: Parameters<typeof answerCalls>[0];
  session?: ReturnType<typeof buildSession>;
  cart_enabled?: boolean;
  isCartable?: boolean;
}
function open({
  list = buildList(),
  answers = {},
  session = buildCustomer(),
  cart_enabled = true,
  isCartable = false,
}: Opening) {
  const made = answerCalls(answers);
  const onDeleted = jest.fn();
  const settings = buildSettings({ cart_enabled });
  renderPage(<ListActions list={list} isCartable={isCartable} onDeleted={onDeleted} />, {
    page: { session, settings },
  });
  return { made, onDeleted, user: userEvent.setup() };
}
const stops: (() => void)[] = [];
afterEach(() => void stops.splice(0).map((stop) => stop()));
function listen<K extends keyof BusEvents>(name: K): BusEvents[K][] {
  const heard: BusEvents[K][] = [];
  stops.push(bus.on(name, (event) => void heard.push(event)));
  return heard;
}
const addAll = () => screen.getByRole('button', { name: 'Add all to cart' });
const filled = buildCart({ checksum: 'filled' });

test('a whole list goes to the cart only after a question; the cart is then as the shop answers [LST-28] [ERR-19]', async () => {
  const toasts = listen('toast:wanted');
  const answers = { 'titlelist/copyToCart': { cart: filled, added: 3, left_out: [], left_out_count: 0 } };
  const { user, made } = open({ list: own, answers });
  await user.click(addAll());
  const dialog = within(await screen.findByRole('dialog', { name: 'Add the whole list to your cart?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(made).toEqual([]);
  await user.click(addAll());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Add all to cart' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(made).toMatchObject([{ name: 'titlelist/copyToCart', payload: { list_id: 'l1' } }]);
  expect(toasts).toEqual([{ text: 'Added to cart successfully.', tone: 'success' }]);
  expect(sessionStore.get()?.cart.checksum).toBe('filled');
});

test('what the cart could not take is named with its reason', async () => {
  const left_out = [{ eisbn: '9786800000011', title: 'Emma', reason: 'We only have 0 in stock' }];
  const answers = { 'titlelist/copyToCart': { cart: filled, added: 1, left_out, left_out_count: 2 } };
  const { user } = open({ list: own, answers });
  await user.click(addAll());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Add all to cart' }));
  const told = within(await screen.findByRole('dialog', { name: '2 titles couldn’t be added' }));
  expect(told.getByText('1 title was added to your cart.')).toBeVisible();
  expect(told.getByRole('listitem')).toHaveTextContent('Emma We only have 0 in stock');
  expect(told.getByText('and 1 more title')).toBeVisible();
});

test('a refusal is said in the question, which stays [ERR-20]', async () => {
  const answers = { 'titlelist/copyToCart': { error: 'This shop has no cart.', code: 'cart_disabled' } };
  const { user } = open({ list: own, answers });
  await user.click(addAll());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Add all to cart' }));
  expect(await screen.findByText('This shop has no cart.')).toBeVisible();
});

test('a shop without a cart offers no way to one [SEC-05]', () => {
  open({ list: own, cart_enabled: false });
  expect(screen.queryByRole('button', { name: 'Add all to cart' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Choose titles to buy' })).toBeNull();
});

test('an empty list has nothing to add or copy [LST-05]', () => {
  open({ list: buildList({ ...own, has_titles: false }) });
  expect(screen.queryByRole('button', { name: 'Add all to cart' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copy to a list' })).toBeNull();
});

test.each(['Add all to cart', 'Copy to a list'])(
  'a guest who presses %s is asked to log in [SEC-06] [LST-13]',
  async (name) => {
    const wanted = listen('login:wanted');
    const { user, made } = open({ session: buildSession() });
    await user.click(screen.getByRole('button', { name }));
    expect(wanted).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(made).toEqual([]);
  },
);

test('the plain page leads to the one with the cart beside each title [GAP-29]', () => {
  open({});
  expect(screen.getByRole('link', { name: 'Choose titles to buy' })).toHaveAttribute('href', '/lists/cartable/5');
});

test('a list is copied to another of the visitor’s, not to itself [LST-27] [ERR-17]', async () => {
  const toasts = listen('toast:wanted');
  const { user, made } = open({
    list: own,
    answers: { 'titlelist/getLists': { rows: [own, other] }, 'titlelist/copyFromList': { list: other, added: 2 } },
  });
  await user.click(screen.getByRole('button', { name: 'Copy to a list' }));
  await user.click(await screen.findByRole('radio', { name: 'Winter' }));
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual([{ text: 'List copied successfully.', tone: 'success' }]));
  expect(made).toContainEqual({
    name: 'titlelist/copyFromList',
    payload: expect.objectContaining({ from_list_id: 'l1', to_list_id: 'l2' }),
  });
});

test('a list is copied to a new one; where the copy fails, trying again makes no second list [ERR-18] [LST-27] [LST-19]', async () => {
  let copied: object = { error: 'A list holds up to 5000 titles.', code: 'list_full' };
  const { user, made } = open({
    answers: {
      'titlelist/getLists': { rows: [other] },
      'titlelist/create': { rows: [other, own], list_id: 'l1' },
      'titlelist/copyFromList': () => copied,
    },
  });
  await user.click(screen.getByRole('button', { name: 'Copy to a list' }));
  await user.click(await screen.findByRole('button', { name: 'New list' }));
  await user.type(screen.getByLabelText('List name'), 'Book club');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('A list holds up to 5000 titles.')).toBeVisible();
  copied = { list: own, added: 1 };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(made.filter(({ name }) => name === 'titlelist/create')).toHaveLength(1);
});

test('ISBNs that are pasted are looked at first, then join the list; what the shop lacks is named [LST-32]', async () => {
  const changed = listen('list:changed');
  const sent = answerFiles();
  const { user } = open({ list: own });
  await user.click(screen.getByRole('button', { name: 'Add titles by ISBN' }));
  await user.type(await screen.findByLabelText('Or paste ISBNs'), '9780306406157 9780316769488');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const found = { isbns: 2, matched: 1, missing: ['9780316769488'], failed: [], failed_count: 0, list: own };
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.fields).not.toHaveProperty('add');
  expect(await textOf(sent[0]?.file as File)).toBe('9780306406157 9780316769488');
  await sent[0]?.answer({ ...found, added: 0 });
  expect(screen.getByText('We found 1 title for your list.')).toBeVisible();
  expect(screen.getByText('9780316769488')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add to list' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.fields).toMatchObject({ add: 'true', list_id: 'l1' });
  await sent[1]?.answer({ ...found, added: 1 });
  expect(screen.getByRole('status')).toHaveTextContent('1 title was added to your list.');
  expect(changed).toEqual([{ list_id: 'l1' }]);
});

test('a file of a wrong kind and one that the shop refuses are told, and another can be chosen [LST-32]', async () => {
  const sent = answerFiles();
  const { user } = open({ list: own });
  const opened = userEvent.setup({ applyAccept: false });
  await user.click(screen.getByRole('button', { name: 'Add titles by ISBN' }));
  const field = await screen.findByLabelText(/^Choose a file/);
  await opened.upload(field, new File(['x'], 'list.png'));
  expect(await screen.findByText(/^Please choose a .*file\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('Please paste at least one ISBN.')).toBeVisible();
  await opened.upload(screen.getByLabelText(/^Choose a file/), new File(['9780306406157'], 'list.txt'));
  await waitFor(() => expect(sent).toHaveLength(1));
  await sent[0]?.answer({ error: 'This file couldn’t be read.', code: 'bad_file' });
  expect(await screen.findByText('This file couldn’t be read.')).toBeVisible();
});

test('a link is copied, and the dialog says so for one second [REG-14]', async () => {
  const { user } = open({});
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByRole('dialog', { name: 'Share' });
  jest.useFakeTimers();
  try {
    const writeText = jest.fn(async (_text: string) => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
    expect(writeText).toHaveBeenCalledWith(window.location.href);
    expect(screen.getByRole('status')).toHaveTextContent('Link Copied!');
    act(() => void jest.advanceTimersByTime(999));
    expect(screen.getByRole('status')).toHaveTextContent('Link Copied!');
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  } finally {
    jest.useRealTimers();
  }
});

test('the owner’s own list can be changed and deleted from its page; the built-in one can only be filled [LST-01]', async () => {
  const { user, onDeleted } = open({ list: own, answers: { 'titlelist/delete': { rows: [] } } });
  expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete list' }));
  await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
});

test('the built-in list has no way to rename or delete it, a list of the shop none to change it [LST-01]', () => {
  const { unmount } = renderPage(
    <ListActions list={{ ...own, can_delete: false }} isCartable={false} onDeleted={() => {}} />,
    { page: { session: buildCustomer() } },
  );
  expect(screen.getByRole('button', { name: 'Add titles by ISBN' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  unmount();
  open({});
  for (const name of ['Add titles by ISBN', 'Edit', 'Delete'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a private list has no link to share', () => {
  open({ list: own });
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

test('hearts know at once what was copied to the favourites', async () => {
  const favourites = buildList({ list_id: 'w1', name: 'wishlist', can_delete: false, owner: { is_you: true } });
  const after = buildCustomer({ wishlist: { rows: [{ eisbn: '9786800000011' }] } });
  const { user } = open({
    list: own,
    answers: {
      'titlelist/getLists': { rows: [favourites] },
      'titlelist/copyFromList': { list: favourites, added: 1 },
      'session/get': after,
    },
  });
  await user.click(screen.getByRole('button', { name: 'Copy to a list' }));
  await user.click(await screen.findByRole('radio', { name: 'Favourites' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sessionStore.get()?.wishlist.rows).toEqual([{ eisbn: '9786800000011' }]));
});
