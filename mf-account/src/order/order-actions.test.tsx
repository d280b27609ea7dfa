/** @jest-environment jsdom */
import { sessionStore } from '@bookfront/shared/session';
import { answerCalls, buildCart, buildCustomer, buildTitleCard, renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { buildOrder, buildOrderItem } from '../testing/build-order';
import { listen } from '../testing/listen';
import { OrderCompletePage } from './order-complete-page';
import { OrderPage } from './order-page';

type Answers = Parameters<typeof answerCalls>[0];
function open(answers: Answers = {}, { order = buildOrder(), query = '', session = buildCustomer() } = {}) {
  const made = answerCalls({ 'order/get': order, ...answers });
  const view = renderPage(<OrderPage login={<p>log in here</p>} />, {
    url: `/account/order/100001${query}`,
    path: '/account/order/:id',
    page: { session },
  });
  return { made, user: userEvent.setup(), ...view };
}
const reordered = (over: object = {}) => ({
  cart: buildCart({ checksum: 'more' }),
  added: 2,
  left_out: [],
  left_out_count: 0,
  ...over,
});

test('an invoice is made as a document, whose progress has a page [NAV-65]', async () => {
  const { user, made, address } = open({ 'order/getInvoice': { progress_report_id: 'r7' } });
  await user.click(await screen.findByRole('button', { name: 'Invoice (PDF)' }));
  await waitFor(() => expect(address()).toBe('/pdf/r7'));
  expect(made.at(-1)?.payload).toMatchObject({ order_id: '100001' });
});

test('a quote has no invoice', async () => {
  open({}, { order: buildOrder({ delivery_key: 'quote' }) });
  await screen.findByRole('button', { name: 'Reorder everything' });
  expect(screen.queryByRole('button', { name: 'Invoice (PDF)' })).toBeNull();
});

test('a whole order goes into the cart again', async () => {
  const toasts = listen('toast:wanted');
  const { user } = open({ 'order/reorder': reordered() });
  await user.click(await screen.findByRole('button', { name: 'Reorder everything' }));
  await waitFor(() => expect(sessionStore.get()?.cart.checksum).toBe('more'));
  expect(toasts).toEqual([{ text: 'Added 2 copies to your cart.', tone: 'success' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what the cart didn’t take is named, with the reason and a way to the title', async () => {
  const left_out = [{ eisbn: '978', title: 'Emma', reason: 'No longer sold.' }];
  const { user } = open({ 'order/reorder': reordered({ added: 1, left_out, left_out_count: 3 }) });
  await user.click(await screen.findByRole('button', { name: 'Reorder everything' }));
  const dialog = within(await screen.findByRole('dialog', { name: '3 titles couldn’t be added' }));
  expect(dialog.getByText('No longer sold.')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Emma' })).toHaveAttribute('href', '/item/978');
  expect(dialog.getByText('And 2 more.')).toBeVisible();
});

test('a reorder that fails says why', async () => {
  const toasts = listen('toast:wanted');
  const { user } = open({ 'order/reorder': { error: 'The cart is full.', code: 'bad_request' } });
  await user.click(await screen.findByRole('button', { name: 'Reorder everything' }));
  await waitFor(() => expect(toasts).toEqual([{ text: 'The cart is full.', tone: 'error' }]));
});

test('each line of an order can be bought again, a gift card on its own page [ORD-29] [ORD-30]', async () => {
  const { available: _, ...gift } = buildTitleCard({ title: 'Gift Card', is_giftcard: true });
  open({}, { order: buildOrder({ items: [buildOrderItem(), buildOrderItem({ title_info: gift })] }) });
  expect(await screen.findByRole('link', { name: 'Buy Emma again' })).toHaveAttribute('href', '/item/9786800000011');
  expect(screen.getByRole('link', { name: 'Buy Gift Card again' })).toHaveAttribute('href', '/gift-cards');
});

test('an order tells how far it is, and where its parcels are', async () => {
  const shipments = [
    {
      carrier: 'Canada Post',
      tracking_number: 'CP1',
      tracking_url: 'https://post.example/CP1',
      shipped_date_text: 'May 4, 2026',
    },
    { carrier: 'Courier', tracking_number: 'X2', tracking_url: 'javascript:alert(1)', shipped_date_text: '' },
  ];
  open({}, { order: buildOrder({ status: 'shipped', shipments }) });
  expect(await screen.findByText('Shipped')).toBeVisible();
  expect(screen.getByText('Canada Post, May 4, 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Track CP1' })).toHaveAttribute('href', 'https://post.example/CP1');
  expect(screen.getByText('X2')).toBeVisible();
  expect(screen.queryByRole('link', { name: /X2/ })).toBeNull();
});

test('a guest sees an order by the token of their link, without the Excel file', async () => {
  const guest = { ...buildCustomer(), logged_in: false, user: null };
  const { made } = open({}, { query: '?token=t%2B1', session: guest });
  expect(await screen.findByRole('heading', { level: 1, name: 'Order #100001' })).toBeVisible();
  expect(made[0]?.payload).toMatchObject({ order_id: '100001', token: 't+1' });
  expect(screen.queryByRole('button', { name: 'Download Excel' })).toBeNull();
});

test('a link that has expired leads to a new one', async () => {
  const guest = { ...buildCustomer(), logged_in: false, user: null };
  open({ 'order/get': { error: 'x', code: 'token_expired' } }, { query: '?token=old', session: guest });
  expect(await screen.findByRole('heading', { name: 'This link to your order has expired.' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Get a link/ })).toHaveAttribute('href', '/account/find-order');
});

/** The checkout, which goes on to the confirmation. */
function Checkout() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (pathname === '/account/complete') return <OrderCompletePage />;
  const arrive = () => navigate('/account/complete', { state: { order: buildOrder() } });
  return (
    <button type="button" onClick={arrive}>
      arrive
    </button>
  );
}

test('/account/complete shows the order just placed [NAV-64] [GAP-15]', async () => {
  answerCalls({});
  renderPage(<Checkout />);
  await userEvent.click(screen.getByRole('button', { name: 'arrive' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  expect(screen.getByText('Order #100001')).toBeVisible();
});

test('/account/complete without an order leads to the history [GAP-15]', async () => {
  answerCalls({});
  const { address } = renderPage(<OrderCompletePage />, { url: '/account/complete', path: '/account/complete' });
  await waitFor(() => expect(address()).toBe('/account/orders'));
});
