/** @jest-environment jsdom */

import { bus } from '@bookfront/shared/events';
import { sessionStore } from '@bookfront/shared/session';
import { answerCalls, buildCustomer, buildTitleCard, renderPage } from '@bookfront/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildOrder, buildOrderItem } from '../testing/build-order';
import { OrderPage } from './order-page';

const emma = '9786800000011';
const wishlist = { rows: [{ eisbn: '9786800000028' }, { eisbn: emma }] };
const order = buildOrder({
  items: [
    buildOrderItem(),
    buildOrderItem({ condition: 'used' }),
    buildOrderItem({ title_info: buildTitleCard({ eisbn: 'other' }) }),
  ],
});
const question = 'Remove the items you bought from your favourites?';
const remove = () => screen.getByRole('button', { name: 'Remove from favourites' });

/** Renders the order page right after the checkout. */
async function open({ url = '/account/order/100001?success=1', favourites = wishlist, placed = order } = {}) {
  const made = answerCalls({ 'order/get': placed });
  renderPage(<OrderPage login={null} />, {
    url,
    path: '/account/order/:id',
    page: { session: buildCustomer({ wishlist: favourites }) },
  });
  await screen.findByRole('heading', { level: 1, name: /Thank you|Order #/ });
  await screen.findByText('Order summary');
  return made;
}

test('bought titles are removed from the favourites on a click [ORD-13] [ORD-14]', async () => {
  await open();
  expect(screen.getByRole('heading', { name: question })).toBeVisible();
  expect(screen.getByText('One of the titles in this order is among your favourites.')).toBeVisible();
  const onToast = jest.fn();
  const stops = [bus.on('toast:wanted', onToast), bus.on('list:changed', onToast)];
  const left = buildCustomer({ wishlist: { rows: wishlist.rows.slice(0, 1) } });
  const made = answerCalls({ 'titlelist/removeItemsFromList': { session: left } });
  await userEvent.click(remove());
  await waitFor(() => expect(screen.queryByText(question)).not.toBeInTheDocument());
  expect(made).toHaveLength(1);
  expect(made[0]?.payload).toMatchObject({ list_id: 'w1', eisbns: JSON.stringify([emma]) });
  expect(onToast).toHaveBeenCalledWith({ text: 'Items removed from wishlist.', tone: 'success' });
  expect(onToast).toHaveBeenCalledWith({ list_id: 'w1' });
  expect(sessionStore.get()?.wishlist).toEqual(left.wishlist);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  for (const stop of stops) stop();
});

test('favourites stay on a click [ORD-13]', async () => {
  const made = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Keep in favourites' }));
  expect(screen.queryByText(question)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(made.map(({ name }) => name)).toEqual(['order/get']);
});

test('a failed removal shows why and can be repeated', async () => {
  await open();
  answerCalls({
    'titlelist/removeItemsFromList': { error: 'You have provided an incorrect list ID.', code: 'invalid_list_id' },
  });
  await userEvent.click(remove());
  expect(await screen.findByRole('alert')).toHaveTextContent('You have provided an incorrect list ID.');
  answerCalls({ 'titlelist/removeItemsFromList': {} });
  await userEvent.click(remove());
  await waitFor(() => expect(screen.queryByText(question)).not.toBeInTheDocument());
});

test.each([
  ['an order that is looked at later', { url: '/account/order/100001' }],
  ['favourites that hold nothing of the order', { favourites: { rows: [{ eisbn: '9786800000028' }] } }],
  ['a request for a quote', { placed: buildOrder({ delivery_key: 'quote' }) }],
])('%s doesn’t see the prompt [ORD-13]', async (_, given) => {
  await open(given);
  expect(screen.queryByText(question)).not.toBeInTheDocument();
});

test('before scripts the answers are plain forms: one removes the titles, the other leads to the order [ORD-13]', async () => {
  await open();
  const form = remove().closest('section')?.querySelector('form[action="/do/titlelist/removeItemsFromList"]');
  expect(remove()).toHaveAttribute('form', form?.id);
  expect(form).toHaveFormValues({ list_id: 'w1', eisbns: JSON.stringify([emma]), session_id: 's1' });
  const keep = screen.getByRole('button', { name: 'Keep in favourites' });
  const opening = document.getElementById(keep.getAttribute('form') ?? '');
  expect([keep, opening].map((element) => element?.getAttribute('type') ?? element?.getAttribute('action'))).toEqual([
    'submit',
    '/account/order/100001',
  ]);
});
