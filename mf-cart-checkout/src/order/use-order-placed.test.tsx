/** @jest-environment jsdom */

import { bus } from '@bookfront/shared/events';
import { sessionStore } from '@bookfront/shared/session';
import { answerCalls, buildSession } from '@bookfront/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { customer, guest } from '../testing/open-checkout';
import { useOrderPlaced } from './use-order-placed';

const placed = JSON.parse('{"order_number":"100007","order":{"order_number":"100007"}}');

function place() {
  sessionStore.set(guest());
  const onCartChanged = jest.fn();
  bus.on('cart:changed', onCartChanged);
  const made = answerCalls({ 'session/get': buildSession() });
  const { result } = renderHook(useOrderPlaced, { wrapper: MemoryRouter });
  act(() => result.current(placed));
  return { onCartChanged, made };
}

test('the cart of a placed order is emptied once, by this page', async () => {
  const listener = jest.fn();
  const { onCartChanged } = place();
  sessionStore.subscribe(listener);
  await waitFor(() => expect(onCartChanged).toHaveBeenCalledWith({ count: 0, here: true }));
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a change that the shopper makes meanwhile is newer than the session that is read again', async () => {
  const { made } = place();
  const meanwhile = customer();
  sessionStore.set(meanwhile);
  await waitFor(() => expect(made).toHaveLength(1));
  await new Promise((done) => setTimeout(done));
  expect(sessionStore.get()).toBe(meanwhile);
});
