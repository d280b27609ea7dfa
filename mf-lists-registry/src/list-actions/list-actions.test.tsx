/** @jest-environment jsdom */
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
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listen } from '../testing/listen';
import { ListActions } from './list-actions';

const own = buildList({ list_id: 'l1', name: 'Book club', row_count: 3, owner: { is_you: true } });
const other = buildList({ list_id: 'l2', name: 'Winter', owner: { is_you: true } });

interface Opening {
  list?: List;
  answers?: Parameters<typeof answerCalls>[0];
  session?: ReturnType<typeof buildSession>;
  cart_enabled?: boolean;
  hasCartControls?: boolean;
}
function open({
  list = buildList(),
  answers = {},
  session = buildCustomer(),
  cart_enabled = true,
  hasCartControls = false,
}: Opening) {
  const made = answerCalls(answers);
  const onDeleted = jest.fn();
  const settings = buildSettings({ cart_enabled });
  renderPage(<ListActions list={list} hasCartControls={hasCartControls} onDeleted={onDeleted} />, {
    page: { session, settings },
  });
  return { made, onDeleted, user: userEvent.setup() };
}
const addAll = () => screen.getByRole('button', { name: 'Add all to cart' });
const filled = buildCart({ checksum: 'filled' });

test('a whole list goes to the cart only after a question; the cart is then as the shop answers [LST-28] [ERR-19]', async () => {
  const toasts = listen('toast:wanted');
  const answers = { 'titlelist/copyToCart': { cart: filled, added: 3, kept: 0, left_out: [], left_out_count: 0 } };
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
  const answers = { 'titlelist/copyToCart': { cart: filled, added: 1, kept: 1, left_out, left_out_count: 2 } };
  const { user } = open({ list: own, answers });
  await user.click(addAll());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Add all to cart' }));
  const told = within(await screen.findByRole('dialog', { name: '2 titles couldn’t be added' }));
  expect(told.getByText('1 title was added to your cart.')).toBeVisible();
  expect(told.getByText('1 title was already in your cart.')).toBeVisible();
  expect(told.getByRole('listitem')).toHaveTextContent('Emma We only have 0 in stock');
  expect(told.getByRole('link', { name: 'Emma' })).toHaveAttribute('href', '/item/9786800000011');
  expect(told.getByText('And 1 more.')).toBeVisible();
});

test('a list that the cart has already is not said to have been added', async () => {
  const toasts = listen('toast:wanted');
  const answers = { 'titlelist/copyToCart': { cart: filled, added: 0, kept: 3, left_out: [], left_out_count: 0 } };
  const { user } = open({ list: own, answers });
  await user.click(addAll());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Add all to cart' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toasts).toEqual([{ text: 'Everything on this list is already in your cart.', tone: 'success' }]);
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

test('a link that the browser does not let us copy stands selected, and the dialog says so', async () => {
  const { user } = open({});
  await user.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByRole('dialog', { name: 'Share' });
  const writeText = jest.fn(async () => Promise.reject(new Error('denied')));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(
    await within(screen.getByRole('dialog')).findByText(/^Your browser didn’t let us copy the link/),
  ).toBeVisible();
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
    <ListActions list={{ ...own, can_delete: false }} hasCartControls={false} onDeleted={() => {}} />,
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

test('a copy that fails without words of the server says that there was an error [ERR-18]', async () => {
  const { user } = open({
    answers: { 'titlelist/getLists': { rows: [other] }, 'titlelist/copyFromList': { error: '', code: 'internal' } },
  });
  await user.click(screen.getByRole('button', { name: 'Copy to a list' }));
  await user.click(await screen.findByRole('radio', { name: 'Winter' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await within(screen.getByRole('dialog')).findByText('There was an error.')).toBeVisible();
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
