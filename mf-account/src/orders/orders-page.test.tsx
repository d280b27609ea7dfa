/** @jest-environment jsdom */
import type { OrderRow, SiteSettings } from '@bookfront/shared/schemas';
import { answerCalls, buildCustomer, buildSettings, buildTitleCard, renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildOrder, buildOrderItem } from '../testing/build-order';
import { OrdersPage } from './orders-page';

type Answers = Parameters<typeof answerCalls>[0];
const row = (over: Partial<OrderRow> = {}): OrderRow => ({ ...buildOrder(), ...over });
const page = (rows: OrderRow[], over: object = {}) => ({
  rows,
  rowcount: rows.length,
  row_count: rows.length,
  years: [2026, 2025],
  ...over,
});
const items = (titles: string[]) =>
  titles.map((title, i) => {
    const { available: _, ...title_info } = buildTitleCard({ title, eisbn: `978000000000${i}` });
    return buildOrderItem({ title_info });
  });

function open(answers: Answers = {}, query = '', settings: Partial<SiteSettings> = {}) {
  const made = answerCalls({ 'order/getList': page([row()]), ...answers });
  const view = renderPage(<OrdersPage />, {
    url: `/account/orders${query}`,
    path: '/account/orders',
    page: { session: buildCustomer(), settings: buildSettings(settings) },
  });
  return { made, user: userEvent.setup(), ...view };
}
const card = () => screen.findByRole('listitem', { name: 'Order #100001' });

test('past orders are cards with number, total and delivery type, asked for 26 at a time [NAV-22] [ORD-01] [ORD-02] [ORD-10]', async () => {
  const { made } = open();
  expect(await card()).toHaveTextContent('$40.32');
  expect(await card()).toHaveTextContent('Pick up');
  expect(made[0]?.payload).toMatchObject({ offset: '0', limit: '26' });
  for (const name of ['year', 'term', 'location_id']) expect(made[0]?.payload).not.toHaveProperty(name);
});

test('a card leads to the order, downloads its Excel file, and each title can be bought again [ORD-03] [ORD-04] [ORD-29] [ORD-30]', async () => {
  const { available: _, ...gift } = buildTitleCard({ title: 'Gift Card', eisbn: 'GC', is_giftcard: true });
  open({ 'order/getList': page([row({ items: [...items(['Emma']), buildOrderItem({ title_info: gift })] })]) });
  const found = within(await card());
  expect(found.getByRole('link', { name: /^View Details/ })).toHaveAttribute('href', '/account/order/100001');
  const form = found.getByRole('button', { name: /^Download Excel/ }).closest('form');
  expect(form).toHaveAttribute('action', '/customer/order/getExcel');
  expect(form).toHaveFormValues({ order_id: '100001' });
  expect(found.getByRole('link', { name: 'Buy Emma again' })).toHaveTextContent('Buy Again');
  expect(found.getByRole('link', { name: 'Buy Emma again' })).toHaveAttribute('href', '/item/9780000000000');
  expect(found.getByRole('link', { name: 'Buy Gift Card again' })).toHaveAttribute('href', '/gift-cards');
});

test('a card names the location of its order on a multistore alone [GAP-87]', async () => {
  const { store_info } = buildSettings();
  const answers = { 'order/getList': page([row({ order_location_id: 'l2', order_location_name: 'Hill' })]) };
  const { unmount } = open(answers, '', { store_info: { ...store_info, is_multistore: true } });
  expect(within(await card()).getByText('Hill')).toBeVisible();
  unmount();
  open(answers);
  expect(within(await card()).queryByText('Hill')).toBeNull();
});

test('a quote has no Excel file [ORD-05]', async () => {
  open({ 'order/getList': page([row({ delivery_key: 'quote' })]) });
  expect(within(await card()).queryByRole('button', { name: /Excel/ })).toBeNull();
});

test('a card shows three items, and the others by a button [ORD-06] [ORD-07]', async () => {
  const five = items(['One', 'Two', 'Three', 'Four', 'Five']);
  const { user } = open({ 'order/getList': page([row({ items: five, summary: { item_count: 5, total: 1 } })]) });
  const found = within(await card());
  expect(found.getAllByRole('link', { name: /^(One|Two|Three|Four|Five)$/ })).toHaveLength(3);
  await user.click(found.getByRole('button', { name: '+2 more' }));
  expect(found.getAllByRole('link', { name: /^(One|Two|Three|Four|Five)$/ })).toHaveLength(5);
  expect(found.queryByText(/more$/)).toBeNull();
});

test('lines that an answer leaves out are on the order’s page [ORD-07]', async () => {
  open({ 'order/getList': page([row({ items: items(['One', 'Two']), summary: { item_count: 9, total: 1 } })]) });
  expect(within(await card()).getByRole('link', { name: '+7 more' })).toHaveAttribute('href', '/account/order/100001');
});

test('the history is narrowed by words, year and location, and its address says so [ORD-08] [ORD-09]', async () => {
  const { store_info } = buildSettings();
  const multistore_info = [
    { id: 'l1', name: 'Harbour' },
    { id: 'l2', name: 'Hill' },
  ];
  const { made, user, address } = open({}, '', { store_info: { ...store_info, is_multistore: true, multistore_info } });
  await card();
  const year = screen.getByLabelText('Year');
  expect(
    within(year)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All years', '2026', '2025']);
  await user.selectOptions(year, '2025');
  await waitFor(() => expect(made.at(-1)?.payload).toMatchObject({ year: '2025' }));
  await user.selectOptions(screen.getByLabelText('Location'), 'Hill');
  await waitFor(() => expect(made.at(-1)?.payload).toMatchObject({ year: '2025', location_id: 'l2' }));
  await user.type(screen.getByLabelText('Search your orders'), ' emma {Enter}');
  await waitFor(() => expect(made.at(-1)?.payload).toMatchObject({ year: '2025', location_id: 'l2', term: 'emma' }));
  expect(screen.getByLabelText('Search your orders')).toHaveFocus();
  expect(screen.getByLabelText('Search your orders')).toHaveValue('emma');
  expect(address()).toBe('/account/orders?term=emma&year=2025&location=l2');
});

test('an address with filters and a page is asked for as it stands, and works without scripts [ORD-08]', async () => {
  const { made } = open({ 'order/getList': page([row()], { row_count: 60 }) }, '?term=emma&year=2024&page=2');
  await card();
  expect(made[0]?.payload).toMatchObject({ offset: '26', limit: '26', term: 'emma', year: '2024' });
  expect(screen.getByLabelText('Year')).toHaveValue('2024');
  expect(screen.getByRole('search')).toHaveAttribute('action', '/account/orders');
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    '/account/orders?term=emma&year=2024&page=3',
  );
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
    'href',
    '/account/orders?term=emma&year=2024',
  );
});

test('nonsense in the address is the first page of all', async () => {
  const { made } = open({}, '?page=-1&year=abc&term=%20');
  await card();
  expect(made[0]?.payload).toMatchObject({ offset: '0' });
  expect(made[0]?.payload).not.toHaveProperty('year');
});

test('the number of orders is written in groups of three, and its word fits', async () => {
  open({ 'order/getList': page([row()], { row_count: 1234 }) });
  expect(await screen.findByText('1,234 orders')).toBeVisible();
});

test('a history that fails shows the error with the api’s words below, and a retry [ERR-86] [GAP-25]', async () => {
  open({ 'order/getList': { error: 'The ledger is out.', code: 'bad_request' } });
  expect(await screen.findByRole('heading', { name: 'There was an error' })).toBeVisible();
  expect(screen.getByText('The ledger is out.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test.each([
  ['', 'Browse our books', '/browse'],
  ['?term=zzz', 'Show all your orders', '/account/orders'],
])('no orders at %s show No results and lead on [ERR-87]', async (query, name, to) => {
  open({ 'order/getList': page([]) }, query);
  expect(await screen.findByRole('heading', { name: 'No results' })).toBeVisible();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
});

test('a card has the order’s invoice and the same again, each named by its order [NAV-65]', async () => {
  const { user, address } = open({ 'order/getInvoice': { progress_report_id: 'r7' } });
  const found = within(await card());
  expect(found.getByRole('button', { name: 'Reorder everything of order #100001' })).toBeVisible();
  await user.click(found.getByRole('button', { name: 'Invoice (PDF) of order #100001' }));
  await waitFor(() => expect(address()).toBe('/pdf/r7'));
});

test('a card tells how far the order is', async () => {
  open({ 'order/getList': page([row({ status: 'shipped' })]) });
  expect(within(await card()).getByText('Shipped')).toBeVisible();
});
