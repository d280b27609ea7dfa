/** @jest-environment jsdom */
import { bus } from '@bookfront/shared/events';
import type { ListItemsReply } from '@bookfront/shared/schemas';
import {
  answerCalls,
  buildCustomer,
  buildEvent,
  buildList,
  buildSettings,
  buildTitleCard,
  renderPage,
} from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listen } from '../testing/listen';
import { ListPage } from './list-page';

const buildReply = (over: Partial<ListItemsReply> = {}): ListItemsReply => ({
  list: buildList(),
  rows: [buildTitleCard()],
  row_count: 25,
  ...over,
});
const first = { url: '/lists/5', path: '/lists/:list_id' };
const third = { url: '/lists/5/3', path: '/lists/:list_id/:page_id' };

test('a list shows name and description, its header only when it is visible [LST-02] [LST-04] [ITM-44]', async () => {
  const header = '<p>For winter</p>';
  answerCalls({ 'titlelist/getItemsSimple': buildReply({ list: buildList({ header, header_visible: false }) }) });
  const hidden = renderPage(<ListPage />, first);
  expect(await screen.findByRole('heading', { level: 1, name: 'Staff picks' })).toBeVisible();
  expect(screen.getByText('What we press into hands.')).toBeVisible();
  expect(screen.queryByText('For winter')).toBeNull();
  expect(document.title).toBe('Staff picks | Saltwater Books');
  hidden.unmount();
  answerCalls({
    'titlelist/getItemsSimple': buildReply({ list: buildList({ header, header_visible: true }) }),
  });
  renderPage(<ListPage />, first);
  expect(await screen.findByText('For winter')).toBeVisible();
});

test('the events calendar stands where the description has its marker [LST-03]', async () => {
  const description = '<p>Before the walk.</p>[events_calendar]<p>After it.</p>';
  const calendar_widgets = [{ month: '202312', today: '20231114', rows: [buildEvent()] }];
  answerCalls({ 'titlelist/getItemsSimple': buildReply({ list: buildList({ description, calendar_widgets }) }) });
  const EventsCalendar = (props: object) => <p>{JSON.stringify(props).match(/Poems by the stove/)?.[0]}</p>;
  renderPage(<ListPage />, { ...first, parts: { 'mf_events_content/EventsCalendar': EventsCalendar } });
  const texts = [
    await screen.findByText('Before the walk.'),
    screen.getByText('Poems by the stove'),
    screen.getByText('After it.'),
  ];
  for (const [before, after] of [texts.slice(0, 2), texts.slice(1)] as [HTMLElement, HTMLElement][])
    expect(before.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText(/events_calendar/)).toBeNull();
});

test.each([
  ['the first page', first, '0'],
  ['the third page', third, '20'],
])('%s asks for ten titles from its offset [LST-09] [LST-10] [GAP-21]', async (_, where, offset) => {
  const made = answerCalls({ 'titlelist/getItemsSimple': buildReply() });
  renderPage(<ListPage />, where);
  await screen.findByRole('link', { name: 'Emma' });
  expect(made).toHaveLength(1);
  expect(made[0]?.payload).toMatchObject({ list_id: '5', limit: '10', offset });
});

test('pages and titles are real links within the list [LST-11] [LST-12]', async () => {
  answerCalls({ 'titlelist/getItemsSimple': buildReply() });
  renderPage(<ListPage />, third);
  expect(await screen.findByRole('link', { name: 'Emma' })).toHaveAttribute('href', '/item/9786800000011/lists/5');
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/lists/5/2');
  expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  expect(pages.queryByRole('link', { name: 'Next page' })).toBeNull();
});

test('the cartable page shows the same titles with a way to the cart beside each, and pages of its own [NAV-21] [NAV-20]', async () => {
  const made = answerCalls({ 'titlelist/getItemsSimple': buildReply() });
  const CartControls = () => <button type="button">Add to Cart</button>;
  const parts = { 'mf_cart_checkout/CartControls': CartControls };
  const plain = renderPage(<ListPage />, { ...first, parts });
  await screen.findByRole('link', { name: 'Emma' });
  expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  plain.unmount();
  renderPage(<ListPage />, { url: '/lists/cartable/5', path: '/lists/cartable/:list_id', parts });
  expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/lists/cartable/5/2');
  expect(made.map(({ payload }) => payload.list_id)).toEqual(['5', '5']);
});

test.each([
  ['ERR-13', 'bad_list_id', 'You have provided a bad list ID.'],
  ['ERR-14', 'invalid_list_id', 'You have provided an incorrect list ID.'],
  ['ERR-15', 'internal', 'There was an error'],
])('[%s] [GAP-28] [LST-30] the code %s shows "%s"', async (_, code, text) => {
  answerCalls({ 'titlelist/getItemsSimple': { error: 'x', code } });
  renderPage(<ListPage />, first);
  expect(await screen.findByRole('heading', { level: 1, name: text })).toBeVisible();
});

test('a list for members asks a guest to log in, and comes back [SEC-04]', async () => {
  answerCalls({ 'titlelist/getItemsSimple': { error: 'x', code: 'login_required' } });
  renderPage(<ListPage />, first);
  expect(await screen.findByRole('heading', { level: 1, name: 'You must be logged in to view.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/account/login?return_to=%2Flists%2F5');
});

test('an empty list says so, without a strip of titles [ERR-16] [LST-05] [LST-30]', async () => {
  const made = answerCalls({
    'titlelist/getItemsSimple': buildReply({ list: buildList({ has_titles: false }), rows: [], row_count: 0 }),
  });
  renderPage(<ListPage />, first);
  expect(await screen.findByRole('heading', { name: 'No products' })).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
  expect(made).toHaveLength(1);
});

test('an empty list of one’s own says how it is filled', async () => {
  const list = buildList({ has_titles: false, owner: { is_you: true } });
  answerCalls({ 'titlelist/getItemsSimple': buildReply({ list, rows: [], row_count: 0 }) });
  renderPage(<ListPage />, { ...first, page: { session: buildCustomer() } });
  expect(await screen.findByText('Add titles from their own pages, or by ISBN.')).toBeVisible();
});

test('a page after the last says so and leads to the first', async () => {
  answerCalls({ 'titlelist/getItemsSimple': buildReply({ rows: [], row_count: 12 }) });
  renderPage(<ListPage />, third);
  expect(await screen.findByRole('heading', { name: 'This list has no page 3' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/lists/5');
});

test('on paper the list says whose shop it is, the day, and the number of each title', async () => {
  answerCalls({ 'titlelist/getItemsSimple': buildReply() });
  renderPage(<ListPage />, { ...first, page: { today: '20260921' } });
  expect(await screen.findByText('Saltwater Books, September 21, 2026')).not.toBeVisible();
  expect(screen.getByText('ISBN 9786800000011')).not.toBeVisible();
});

test('a title that was taken off is put back by Undo, also after a try that found no network', async () => {
  const session = buildCustomer();
  const list = buildList({ owner: { is_you: true } });
  let rows = [buildTitleCard()];
  let isOffline = true;
  const made = answerCalls({
    'titlelist/getItemsSimple': () => buildReply({ list, rows, row_count: rows.length }),
    'titlelist/removeItemFromList': () => {
      rows = [];
      return { session };
    },
    'titlelist/addItemToList': () => {
      if (isOffline) throw new TypeError('Failed to fetch');
      rows = [buildTitleCard()];
      return { session };
    },
  });
  renderPage(<ListPage />, { ...first, page: { session } });
  const user = userEvent.setup();
  const toasts = listen('toast:wanted');
  await user.click(await screen.findByRole('button', { name: 'Remove Emma from this list' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(toasts.at(-1)?.text).toMatch(/check your connection and try again/));
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Emma' })).toBeVisible();
  expect(toasts.at(-1)).toEqual({ text: 'Emma is back, at the end of the list.', tone: 'success' });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(made.find(({ name }) => name === 'titlelist/addItemToList')?.payload).toMatchObject({
    list_id: '5',
    eisbn: '9786800000011',
  });
});

test('when a heart takes its own title off the page, the focus goes to the next title', async () => {
  let rows = [buildTitleCard(), buildTitleCard({ eisbn: '9786800000028', title: 'Persuasion' })];
  answerCalls({ 'titlelist/getItemsSimple': () => buildReply({ rows, row_count: rows.length }) });
  const Heart = ({ title }: { title?: string }) => <button type="button">Heart of {title}</button>;
  renderPage(<ListPage />, { ...first, parts: { 'mf_lists_registry/FavouriteButton': Heart } });
  (await screen.findByRole('button', { name: 'Heart of Emma' })).focus();
  rows = rows.slice(1);
  act(() => bus.emit('list:changed', { list_id: '5' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Persuasion' })));
});

test('that a title is in large print is read, not only seen on its cover', async () => {
  answerCalls({ 'titlelist/getItemsSimple': buildReply({ rows: [buildTitleCard({ is_large_print: true })] }) });
  renderPage(<ListPage />, first);
  const isRead = (text: HTMLElement) => text.closest('[aria-hidden]') === null;
  expect((await screen.findAllByText('Large print')).filter(isRead)).toHaveLength(1);
});

test('a list is busy while it loads [LST-30]', async () => {
  answerCalls({ 'titlelist/getItemsSimple': buildReply() });
  const { container } = renderPage(<ListPage />, first);
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  await screen.findByRole('link', { name: 'Emma' });
});

test.each([
  [false, 'Favourites'],
  [true, 'Favorites'],
])('the built-in list of an American shop (%s) is called %s [SEC-03]', async (isAmerican, name) => {
  const { store_info } = buildSettings();
  const settings = buildSettings({ store_info: { ...store_info, is_american: isAmerican } });
  answerCalls({
    'titlelist/getItemsSimple': buildReply({ list: buildList({ list_id: 'w1', name: 'wishlist', can_delete: false }) }),
  });
  renderPage(<ListPage />, { url: '/lists/w1', path: '/lists/:list_id', page: { session: buildCustomer(), settings } });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
});

test('a title taken off the list in its own page goes from the page', async () => {
  let rows = [buildTitleCard()];
  answerCalls({ 'titlelist/getItemsSimple': () => buildReply({ rows, row_count: rows.length }) });
  renderPage(<ListPage />, first);
  await screen.findByRole('link', { name: 'Emma' });
  rows = [];
  act(() => bus.emit('list:changed', { list_id: '5' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'No products' })).toBeVisible());
});

test('a title is taken off a list of one’s own, which says so and moves the focus to its heading; no other list offers it', async () => {
  const session = buildCustomer();
  let rows = [buildTitleCard()];
  const list = buildList({ owner: { is_you: true } });
  const made = answerCalls({
    'titlelist/getItemsSimple': () => buildReply({ list, rows, row_count: rows.length }),
    'titlelist/removeItemFromList': () => {
      rows = [];
      return { session };
    },
  });
  const own = renderPage(<ListPage />, { ...first, page: { session } });
  const toasts: string[] = [];
  const stop = bus.on('toast:wanted', ({ text }) => void toasts.push(text));
  (await screen.findByRole('button', { name: 'Remove Emma from this list' })).click();
  expect(await screen.findByRole('heading', { name: 'No products' })).toBeVisible();
  expect(made.find(({ name }) => name === 'titlelist/removeItemFromList')?.payload).toMatchObject({ list_id: '5' });
  expect(toasts).toEqual(['Removed: Emma']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  stop();
  own.unmount();
  answerCalls({ 'titlelist/getItemsSimple': buildReply() });
  renderPage(<ListPage />, first);
  await screen.findByRole('link', { name: 'Emma' });
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});
