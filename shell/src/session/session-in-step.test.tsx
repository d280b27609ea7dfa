/** @jest-environment jsdom */
import { call, configureCalls } from '@bookfront/shared/api-client';
import type { BusEvents } from '@bookfront/shared/contract';
import { bus } from '@bookfront/shared/events';
import { sessionStore } from '@bookfront/shared/session';
import { answerCalls, buildCart, buildCustomer, buildSession } from '@bookfront/shared/testing';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { followResponse } from './follow-response';
import { resumeIntentAfterLogin } from './intent';
import { keepSessionFresh } from './keep-session-fresh';

const KEY = 'bookfront-session';
const cartOf = (count: number) => ({
  ...buildCart(),
  checksum: String(count),
  summary: { ...buildCart().summary, item_count: count },
});

beforeAll(() => keepSessionFresh());
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  configureCalls({
    base: '',
    storeId: '1',
    sessionId: () => sessionStore.get()?.session_id ?? '',
    uuid: () => 'u',
    onResponse: followResponse,
  });
});

describe('the session of a page', () => {
  it('is refreshed when the window regains focus [SES-02]', async () => {
    sessionStore.set(buildSession());
    const calls = answerCalls({ 'session/get': buildSession({ cart: cartOf(3) }) });
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(sessionStore.get()?.cart.summary.item_count).toBe(3));
    expect(calls.map(({ name }) => name)).toEqual(['session/get']);
  });

  it('is refreshed when the page is restored from the back/forward cache [SES-02]', async () => {
    sessionStore.set(buildSession());
    const calls = answerCalls({ 'session/get': buildCustomer() });
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(sessionStore.get()?.logged_in).toBe(true));
    expect(calls).toHaveLength(1);
  });

  it('does not overwrite a change that the shopper made meanwhile', async () => {
    sessionStore.set(buildSession());
    let answer = (_session: object) => {};
    answerCalls({ 'session/get': () => new Promise<object>((go) => (answer = go)) });
    window.dispatchEvent(new Event('focus'));
    await Promise.resolve();
    sessionStore.setCart(cartOf(1));
    answer(buildSession());
    await new Promise((go) => setTimeout(go, 0));
    expect(sessionStore.get()?.cart.summary.item_count).toBe(1);
  });

  it('follows another tab that has logged in or out, or changed the cart', async () => {
    sessionStore.set(buildCustomer());
    localStorage.clear();
    answerCalls({ 'session/get': buildSession() });
    window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    await waitFor(() => expect(sessionStore.get()?.logged_in).toBe(false));
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('notifies other tabs of changes in this one', () => {
    sessionStore.set(buildSession());
    sessionStore.setCart(cartOf(1));
    const first = localStorage.getItem(KEY);
    expect(first).not.toBeNull();
    localStorage.clear();
    sessionStore.set(buildCustomer());
    expect(localStorage.getItem(KEY)).not.toBeNull();
    localStorage.clear();
    bus.emit('list:changed', { list_id: 'w1' });
    expect(localStorage.getItem(KEY)).not.toBeNull();
  });
});

describe('a session that ends while a page is open', () => {
  const changed = { error: 'Your session has changed. Please reload the page.', code: 'session_changed' };
  function listenForLogin() {
    const wanted: BusEvents['login:wanted'][] = [];
    const stop = bus.on('login:wanted', (event) => wanted.push(event));
    return { wanted, stop };
  }

  it('a guest’s call is repeated once if another tab created the session', async () => {
    sessionStore.set(buildSession({ session_id: 'old' }));
    const { wanted, stop } = listenForLogin();
    const calls = answerCalls({
      'session/get': buildSession({ session_id: 'new' }),
      'cart/add': ({ session_id }) => (session_id === 'new' ? { cart: cartOf(1) } : changed),
    });
    expect(await call('cart/add', { eisbn: '9786800000011' })).toMatchObject({ ok: true });
    expect(calls.map(({ name }) => name)).toEqual(['cart/add', 'session/get', 'cart/add']);
    expect(wanted).toEqual([]);
    stop();
  });

  it('a member keeps the page, is asked to log in, and the call is resumed afterwards', async () => {
    sessionStore.set(buildCustomer());
    const { wanted, stop } = listenForLogin();
    const end = resumeIntentAfterLogin(buildSession());
    let isMember = false;
    const calls = answerCalls({
      'session/get': buildSession(),
      'cart/add': () => (isMember ? { cart: cartOf(2) } : changed),
    });
    expect(await call('cart/add', { eisbn: '9786800000011', quantity: 2 })).toMatchObject({
      ok: false,
      failure: { message: 'Please log in again.' },
    });
    expect(sessionStore.get()?.logged_in).toBe(false);
    expect(wanted).toEqual([
      { expired: true, resume: { call: 'cart/add', payload: { eisbn: '9786800000011', quantity: '2' } } },
    ]);

    const { storeIntent } = await import('./intent');
    const [{ resume } = {}] = wanted;
    if (resume) storeIntent(resume);
    isMember = true;
    sessionStore.set(buildCustomer({ session_id: 's2' }));
    await waitFor(() => expect(sessionStore.get()?.cart.summary.item_count).toBe(2));
    expect(calls.at(-1)).toMatchObject({
      name: 'cart/add',
      payload: { eisbn: '9786800000011', quantity: '2', session_id: 's2' },
    });
    end();
    stop();
  });

  it('an order is never resumed', async () => {
    sessionStore.set(buildCustomer());
    const { wanted, stop } = listenForLogin();
    answerCalls({ 'session/get': buildSession(), 'checkout/submit': changed });
    await call('checkout/submit', {
      delivery_preference: 'pickup',
      payment_choice: 'pickup',
      checksum: 'x',
      idempotency_key: 'key-12345',
    });
    expect(wanted).toEqual([{ expired: true }]);
    stop();
  });

  it('a guest without permission sees no message about an ended session', async () => {
    sessionStore.set(buildSession());
    const { wanted, stop } = listenForLogin();
    const calls = answerCalls({ 'order/get': { error: 'no', code: 'login_required' } });
    await call('order/get', { order_id: '1' });
    expect(calls).toHaveLength(1);
    expect(wanted).toEqual([]);
    stop();
  });
});
