/** @jest-environment jsdom */

import { sessionStore } from '@bookfront/shared/session';
import { answerCalls, buildCustomer, buildTitleCard, renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { buildOrder, buildOrderItem } from '../testing/build-order';
import { OrderPage } from './order-page';

const page = <OrderPage login={<p>log in here</p>} />;
const at = { url: '/account/order/100001', path: '/account/order/:id' };
const asCustomer = { ...at, page: { session: buildCustomer() } };

/** Opens the order page as the checkout does. */
function Arrive({ id = '100001' }: { id?: string }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <>
      <output>{state === null ? 'nothing kept' : 'kept'}</output>
      <button
        type="button"
        onClick={() => navigate(`/account/order/${id}?success=1`, { state: { order: buildOrder() } })}
      >
        arrive
      </button>
      {page}
    </>
  );
}

test('a guest without the order in router state is asked to log in, and no call is made [ORD-11]', () => {
  const made = answerCalls({});
  renderPage(page, at);
  expect(screen.getByText('log in here')).toBeVisible();
  expect(made).toHaveLength(0);
});

const shipped = buildOrder({
  delivery_key: 'ship',
  delivery_type: 'Ship',
  shipping: {
    orgname: 'Okafor & Daughters',
    name: 'Ruth Okafor',
    email: 'ruth@example.com',
    addr1: '9 Marine Drive',
    addr2: 'Suite 4',
    city: 'Gibsons',
    prov: 'BC',
    postal: 'V0N 1V0',
    country: 'Canada',
    phone: '6045550111',
    provider: 'Canada Post Expedited',
    gift_registry_name: 'Ruth and Sam',
    gift_registry_id: '',
  },
});
const giftCard = buildOrderItem({
  title_info: buildTitleCard({ eisbn: 'GIFT', title: 'Gift card', is_giftcard: true, authors: [] }),
  gift_registry_name: 'Ruth and Sam',
  cart_notes: {
    giftcard_price: 2500,
    gift_card_info: { personalize: true, to: 'Sam', from: 'Ruth', message: 'Read on.' },
  },
});

test('a customer sees delivery, payment and contact details [NAV-23] [ORD-17] [ORD-18] [ORD-19] [ORD-20] [ORD-22] [ORD-24]', async () => {
  const made = answerCalls({ 'order/get': buildOrder() });
  renderPage(page, asCustomer);
  expect(await screen.findByRole('heading', { level: 1, name: 'Order #100001' })).toBeVisible();
  const texts = [
    'September 21, 2026, 9:13 AM',
    'Pick up',
    'Pay at pickup',
    'Pay when you come.',
    'Ada Lovelace',
    'ada@example.com',
    'Ring twice',
    'PO-7',
    'By text message',
    '1 Wharf Street, Harbour BC V0N 1G0',
  ];
  for (const text of texts) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('Owing').nextElementSibling).toHaveTextContent('$40.32');
  expect(made[0]?.payload).toMatchObject({ order_id: '100001' });
  expect(document.title).toBe('Order #100001 | Saltwater Books');
});

test('an order shows its number and downloads its Excel file by a plain form [ORD-16]', async () => {
  answerCalls({ 'order/get': buildOrder() });
  const { container } = renderPage(page, asCustomer);
  expect(await screen.findByRole('heading', { name: 'Order #100001' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download Excel' })).toHaveAttribute('type', 'submit');
  const form = container.querySelector('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/customer/order/getExcel']);
  expect(form).toHaveFormValues({ order_id: '100001' });
});

test('a guest can’t download the Excel file', async () => {
  renderPage(<Arrive />, { ...at, url: '/account/order/1' });
  await userEvent.click(screen.getByRole('button', { name: 'arrive' }));
  expect(await screen.findByText(/This page is shown only once/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download Excel' })).toBeNull();
});

test('the summary names each tax, and the lines show the prices of the day [ORD-23] [ORD-25]', async () => {
  answerCalls({ 'order/get': buildOrder() });
  renderPage(page, asCustomer);
  expect((await screen.findByText('GST')).nextElementSibling).toHaveTextContent('$1.80');
  expect(screen.getByText('PST').nextElementSibling).toHaveTextContent('$2.52');
  expect(screen.getByText('Discounts').nextElementSibling).toHaveTextContent('-$4.00');
  expect(screen.queryByText('Shipping')).not.toBeInTheDocument();
  expect(screen.getByText('2 × $18.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Emma' })).toHaveAttribute('href', '/item/9786800000011');
});

test('the total comes first, then gift cards and what remains [ORD-23]', async () => {
  answerCalls({
    'order/get': buildOrder({
      summary: { ...buildOrder().summary, total_gift_card_amount_used: 1000, total: 3032, total_owing: 3032 },
    }),
  });
  renderPage(page, asCustomer);
  const box = within(await screen.findByRole('region', { name: 'Order summary' }));
  const names = box.getAllByRole('term').map(({ textContent }) => textContent?.trim());
  expect(names.slice(-3)).toEqual(['Total CAD', 'Gift cards', 'Total after gift cards']);
  expect(box.getAllByRole('term').filter((term) => term.closest('[data-total]'))).toHaveLength(1);
  const amounts = box.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(amounts.slice(-3)).toEqual(['$40.32', '-$10.00', '$30.32']);
});

test('a shipped order shows its address and service [ORD-21]', async () => {
  answerCalls({ 'order/get': shipped });
  renderPage(page, asCustomer);
  const address = (await screen.findByText('Ship to')).nextElementSibling;
  const lines = [
    'Ruth Okafor',
    'Okafor & Daughters',
    '9 Marine Drive',
    'Suite 4',
    'Gibsons BC V0N 1V0',
    'Canada',
    '(604) 555-0111',
    'ruth@example.com',
  ];
  for (const line of lines) expect(address).toHaveTextContent(line);
  expect(address).toHaveTextContent('Gift registry: Ruth and Sam');
  expect(screen.getByText('Canada Post Expedited')).toBeVisible();
  expect(screen.queryByText('1 Wharf Street, Harbour BC V0N 1G0')).not.toBeInTheDocument();
});

test('the payments box shows payments and the amount owing; a quote has none [ORD-24]', async () => {
  const payments = [
    { type: 'Gift card', amount: 1000 },
    { type: 'Visa ending in 1111', amount: 3000 },
  ];
  answerCalls({ 'order/get': buildOrder({ payments, summary: { ...buildOrder().summary, total_owing: 32 } }) });
  const { unmount } = renderPage(page, asCustomer);
  const box = within(await screen.findByRole('region', { name: 'Payments' }));
  expect(box.getByText('Gift card').nextElementSibling).toHaveTextContent('$10.00');
  expect(box.getByText('Visa ending in 1111').nextElementSibling).toHaveTextContent('$30.00');
  expect(box.getByText('Owing').nextElementSibling).toHaveTextContent('$0.32');
  unmount();
  answerCalls({ 'order/get': buildOrder({ delivery_key: 'quote', payment_type: '' }) });
  renderPage(page, asCustomer);
  await screen.findByText('Order summary');
  expect(screen.queryByText('Owing')).not.toBeInTheDocument();
  expect(screen.queryByText('Payment')).not.toBeInTheDocument();
});

test('the summary shows promo codes of both kinds with their amounts [ORD-26]', async () => {
  const code = { code: 'A', expiry_date: null, expiry_date_text: '', automatic: false };
  const promo_codes = [
    { ...code, description: 'Ten per cent off', type: 'special' as const, amount: 360 },
    { ...code, description: 'We pay the post', type: 'freeship' as const, amount: 800 },
  ];
  answerCalls({
    'order/get': buildOrder({ summary: { ...buildOrder().summary, promo_codes, post_subtotal_discount: 360 } }),
  });
  renderPage(page, asCustomer);
  expect((await screen.findByText(/Ten per cent off/)).nextElementSibling).toHaveTextContent('-$3.60');
  expect(screen.getByText(/We pay the post/)).toHaveTextContent('Free shipping');
  expect(screen.getByText(/We pay the post/).nextElementSibling).toHaveTextContent('-$8.00');
});

test('an order in two shipments shows its lines in two groups [ORD-27]', async () => {
  const entry = (eisbn: string) => ({ eisbn, condition: 'new', quantity: 2 });
  const items = [
    buildOrderItem(),
    buildOrderItem({ title_info: buildTitleCard({ eisbn: '9786800000028', title: 'Persuasion' }) }),
  ];
  answerCalls({
    'order/get': { ...shipped, items, shipping_batches: [[entry('9786800000028')], [entry('9786800000011')]] },
  });
  renderPage(page, asCustomer);
  const titlesOf = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('link', { name: /^(?!Buy .* again$)/ })
      .map((link) => link.textContent);
  expect(await screen.findByRole('heading', { name: 'Shipment 1 of 2' })).toBeVisible();
  expect(titlesOf('Shipment 1 of 2')).toEqual(['Persuasion']);
  expect(titlesOf('Shipment 2 of 2')).toEqual(['Emma']);
});

test('a line shows a gift card’s recipient and the registry of its copies [ORD-25]', async () => {
  answerCalls({ 'order/get': buildOrder({ items: [giftCard] }) });
  renderPage(page, asCustomer);
  for (const text of ['To: Sam', 'From: Ruth', 'Read on.', 'Gift registry: Ruth and Sam'])
    expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  ['pickup', /when they’re ready/],
  ['ship', /when they ship/],
  ['quote', /in touch with a quote/],
] as const)('the confirmation fits %s [ORD-15] [GAP-72]', async (delivery_key, text) => {
  answerCalls({ 'order/get': buildOrder({ delivery_key }) });
  renderPage(page, asCustomer);
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  ['', 'By phone'],
  ['phone', 'By phone'],
  ['text', 'By text message'],
  ['pigeon', 'By email'],
])('the preference "%s" is shown as %s [ORD-28] [GAP-70]', async (communication_preference, text) => {
  answerCalls({ 'order/get': buildOrder({ communication_preference }) });
  renderPage(page, asCustomer);
  expect(await screen.findByText(text)).toBeVisible();
});

test('a guest sees the order just placed without a call, and the browser stores no copy [ORD-12] [GAP-69]', async () => {
  const made = answerCalls({});
  const { address } = renderPage(<Arrive />, { ...at, url: '/account/order/1' });
  await userEvent.click(screen.getByRole('button', { name: 'arrive' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  expect(screen.getByText('Order #100001')).toBeVisible();
  expect(address()).toBe('/account/order/100001?success=1');
  expect(screen.getByText('nothing kept')).toBeInTheDocument();
  expect(made).toHaveLength(0);
});

test('an order with another number in router state is not shown', async () => {
  renderPage(<Arrive id="100002" />, { ...at, url: '/account/order/1' });
  await userEvent.click(screen.getByRole('button', { name: 'arrive' }));
  expect(await screen.findByRole('heading', { name: 'Order #100002' })).toBeVisible();
  expect(screen.getByText('log in here')).toBeVisible();
});

test('an unknown order or someone else’s shows a message without a retry', async () => {
  answerCalls({ 'order/get': { error: 'No Results', code: 'no_order' } });
  renderPage(page, asCustomer);
  expect(await screen.findByRole('heading', { level: 1, name: 'No Results' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('an expired session asks for a login in place, then shows the order', async () => {
  answerCalls({ 'order/get': { error: 'You must login or sign up to use this feature.', code: 'login_required' } });
  renderPage(page, asCustomer);
  expect(await screen.findByText('log in here')).toBeVisible();
  answerCalls({ 'order/get': buildOrder() });
  act(() => sessionStore.set(buildCustomer({ session_id: 's2' })));
  expect(await screen.findByRole('heading', { level: 1, name: 'Order #100001' })).toBeVisible();
  expect(await screen.findByText('2 × $18.00')).toBeVisible();
});

test('an order that fails to load shows the api’s text and a retry', async () => {
  answerCalls({ 'order/get': { error: 'There was an error.', code: 'internal' } });
  renderPage(page, asCustomer);
  const again = await screen.findByRole('button', { name: 'Try again' });
  answerCalls({ 'order/get': buildOrder() });
  await userEvent.click(again);
  expect(await screen.findByText('2 × $18.00')).toBeVisible();
});
