/** @jest-environment jsdom */

import { sessionStore } from '@bookfront/shared/session';
import { answerCalls, buildCustomer, renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { buildOrder } from '../testing/build-order';
import { OrderPage } from './order-page';

const page = <OrderPage login={<p>log in here</p>} />;
const at = { url: '/account/order/100001', path: '/account/order/:id' };
const asCustomer = { ...at, page: { session: buildCustomer() } };

/** Comes to the order as the checkout does. */
function Arrive({ id = '100001' }: { id?: string }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <>
      <output>{state === null ? 'nothing kept' : 'kept'}</output>
      <button type="button" onClick={() => navigate(`/account/order/${id}?success=1`, { state: { order: buildOrder() } })}>
        arrive
      </button>
      {page}
    </>
  );
}

test('[ORD-11] a guest without the order at hand is asked to log in, and nothing is read', () => {
  const made = answerCalls({});
  renderPage(page, at);
  expect(screen.getByText('log in here')).toBeVisible();
  expect(made).toHaveLength(0);
});

test('[NAV-23] [ORD-17] [ORD-18] [ORD-19] [ORD-20] [ORD-22] [ORD-24] a customer reads all that was agreed', async () => {
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
    'by text message',
    '1 Wharf Street, Harbour, BC',
  ];
  for (const text of texts) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('Owing').nextElementSibling).toHaveTextContent('$40.32');
  expect(made[0]?.payload).toMatchObject({ order_id: '100001' });
  expect(document.title).toBe('Order #100001 | Saltwater Books');
});

test('[ORD-23] [ORD-25] the summary names each tax, and the lines carry the prices of the day', async () => {
  answerCalls({ 'order/get': buildOrder() });
  renderPage(page, asCustomer);
  expect((await screen.findByText('GST')).nextElementSibling).toHaveTextContent('$1.80');
  expect(screen.getByText('PST').nextElementSibling).toHaveTextContent('$2.52');
  expect(screen.getByText('Discounts').nextElementSibling).toHaveTextContent('-$4.00');
  expect(screen.queryByText('Shipping')).not.toBeInTheDocument();
  expect(screen.getByText('2 × $18.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Emma' })).toHaveAttribute('href', '/item/9786800000011');
});

test.each([
  ['pickup', /ready to be picked up/],
  ['ship', /on their way/],
  ['quote', /in touch with a quote/],
] as const)('[ORD-15] [GAP-72] the thanks for %s fit it', async (delivery_key, text) => {
  answerCalls({ 'order/get': buildOrder({ delivery_key }) });
  renderPage(page, asCustomer);
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  ['', 'by phone'],
  ['phone', 'by phone'],
  ['text', 'by text message'],
  ['pigeon', 'by email'],
])('[ORD-28] [GAP-70] the preference "%s" reads %s', async (communication_preference, text) => {
  answerCalls({ 'order/get': buildOrder({ communication_preference }) });
  renderPage(page, asCustomer);
  expect(await screen.findByText(text)).toBeVisible();
});

test('[ORD-12] [GAP-69] a guest sees the order just placed without asking for it, and the browser keeps no copy of it', async () => {
  const made = answerCalls({});
  const { address } = renderPage(<Arrive />, { ...at, url: '/account/order/1' });
  await userEvent.click(screen.getByRole('button', { name: 'arrive' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  expect(screen.getByText('Order #100001')).toBeVisible();
  expect(address()).toBe('/account/order/100001?success=1');
  expect(screen.getByText('nothing kept')).toBeInTheDocument();
  expect(made).toHaveLength(0);
});

test('an order of another number in the router state is not shown', async () => {
  renderPage(<Arrive id="100002" />, { ...at, url: '/account/order/1' });
  await userEvent.click(screen.getByRole('button', { name: 'arrive' }));
  expect(await screen.findByRole('heading', { name: 'Order #100002' })).toBeVisible();
  expect(screen.getByText('log in here')).toBeVisible();
});

test("an order that is not there, or is someone else's, says so and offers no second try", async () => {
  answerCalls({ 'order/get': { error: 'No Results', code: 'no_order' } });
  renderPage(page, asCustomer);
  expect(await screen.findByRole('heading', { level: 1, name: 'No Results' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a login that has run out is asked for in place, and then the order is there', async () => {
  answerCalls({ 'order/get': { error: 'You must login or sign up to use this feature.', code: 'login_required' } });
  renderPage(page, asCustomer);
  expect(await screen.findByText('log in here')).toBeVisible();
  answerCalls({ 'order/get': buildOrder() });
  act(() => sessionStore.set(buildCustomer({ session_id: 's2' })));
  expect(await screen.findByRole('heading', { level: 1, name: 'Order #100001' })).toBeVisible();
  expect(await screen.findByText('2 × $18.00')).toBeVisible();
});

test("an order that cannot be read says the shop's words, and can be tried again", async () => {
  answerCalls({ 'order/get': { error: 'There was an error.', code: 'internal' } });
  renderPage(page, asCustomer);
  const again = await screen.findByRole('button', { name: 'Try again' });
  answerCalls({ 'order/get': buildOrder() });
  await userEvent.click(again);
  expect(await screen.findByText('2 × $18.00')).toBeVisible();
});
