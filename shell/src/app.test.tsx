/** @jest-environment jsdom */

import type { PageState } from '@bookfront/shared/contract';
import { bus } from '@bookfront/shared/events';
import { findRoute, isGated } from '@bookfront/shared/routes';
import { sessionStore } from '@bookfront/shared/session';
import { answerCalls, buildCustomer, buildPage, buildSession, buildSettings } from '@bookfront/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { App, makeClient } from './app';
import { routeOf } from './routing/use-route';
import { resumeIntentAfterLogin, storeIntent } from './session/intent';

function open(url: string, over: Partial<PageState> = {}) {
  const page = buildPage({ url, ...over });
  sessionStore.set(page.session);
  const remotes = { lookup: (id: string) => () => <h1>{id}</h1>, forget: () => {}, preload: () => {} };
  return render(
    <MemoryRouter initialEntries={[url]}>
      <App page={page} client={makeClient(page)} remotes={remotes} />
    </MemoryRouter>,
  );
}

describe('routes', () => {
  it('shows 404 for an unknown address [NAV-26]', () => {
    open('/nope');
    expect(screen.getByRole('heading', { name: '404' })).toBeInTheDocument();
  });
  it('redirects /r/ei/… to the item within the shop [NAV-05]', () => {
    open('/r/ei/9780306406157');
    expect(screen.getByRole('heading', { name: 'mf_item/ItemPage' })).toBeInTheDocument();
  });
  it('titles the page by shop and path [SHL-60] [SHL-61] [SHL-62]', () => {
    const { unmount } = open('/browse');
    expect(document.title).toBe('Saltwater Books | Browse');
    unmount();
    open('/browse/filter/k/title/t/sea%20%26%20sky').unmount();
    expect(document.title).toBe('Saltwater Books | sea & sky | Browse');
    open('/browse/filter/s/Fiction%20~2F%20Classics/j/onhand').unmount();
    expect(document.title).toBe('Saltwater Books | Classics | Browse');
    open('/');
    expect(document.title).toBe('Saltwater Books');
  });
});

describe('the gate', () => {
  const shop = (is_private: boolean, is_exclusive = false) => ({ is_private, is_exclusive });

  it.each([
    [shop(false), false, '/', false],
    [shop(true), false, '/', true],
    [shop(true), true, '/', false],
    [shop(true), false, '/account/login', false],
    [shop(true), false, '/account/signup', false],
    [shop(true), false, '/account/details', false],
    [shop(true), false, '/account/order/5', false],
    [shop(true), false, '/account/forgot', false],
    [shop(true), false, '/no-such-page', true],
    [shop(true, true), true, '/', true],
    [shop(true, true), true, '/account/login', true],
  ])('%j, logged in %s, %s: %s [SHL-65] [SHL-66]', (settings, loggedIn, path, gated) =>
    expect(isGated(settings, loggedIn, routeOf(findRoute(path, buildSettings())))).toBe(gated),
  );

  it('shows only the shop’s name and the login link', () => {
    open('/browse', { settings: buildSettings({ is_private: true }) });
    expect(screen.getByRole('heading', { name: 'Login Required' })).toBeInTheDocument();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/account/login?return_to=%2F');
  });
});

describe('a member’s action by a guest', () => {
  it('asks for a login that returns to the page [LST-13] [LST-14] [LST-15]', async () => {
    open('/browse');
    act(() =>
      bus.emit('login:wanted', { resume: { call: 'titlelist/addItemToList', payload: { eisbn: '9786800000011' } } }),
    );
    expect(await screen.findByText('You must login or sign up to use this feature.')).toBeInTheDocument();
    const dialog = screen.getByRole('dialog', { name: 'Log in' });
    const link = within(dialog).getByRole('link', { name: 'Log in' });
    expect(link).toHaveAttribute('href', '/account/login?return_to=%2Fbrowse');
    await userEvent.click(link);
    expect(sessionStorage.getItem('bookfront-intent')).toContain('9786800000011');
  });

  it('is resumed after the login, on the account’s list', async () => {
    const calls = answerCalls({
      'titlelist/addItemToList': { session: buildCustomer({ wishlist: { rows: [{ eisbn: '9786800000011' }] } }) },
    });
    sessionStore.set(buildSession());
    storeIntent({ call: 'titlelist/addItemToList', payload: { list_id: 'favourites', eisbn: '9786800000011' } });
    const stop = resumeIntentAfterLogin(buildSession());
    sessionStore.set(buildCustomer());
    await waitFor(() => expect(sessionStore.get()?.wishlist.rows).toHaveLength(1));
    expect(calls[0]?.payload).toMatchObject({ list_id: 'w1', eisbn: '9786800000011' });
    expect(sessionStorage.getItem('bookfront-intent')).toBeNull();
    stop();
  });
});

it('a toast is announced and disappears after 3 seconds [ERR-04] [GAP-85]', () => {
  jest.useFakeTimers();
  open('/');
  act(() => bus.emit('toast:wanted', { text: 'Added to cart' }));
  expect(screen.getByText('Added to cart').closest('[role="status"]')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(2999));
  expect(screen.getByText('Added to cart')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(2));
  expect(screen.queryByText('Added to cart')).not.toBeInTheDocument();
  jest.useRealTimers();
});
