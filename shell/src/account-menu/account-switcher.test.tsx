/** @jest-environment jsdom */
import { call, configureCalls } from '@bookfront/shared/api-client';
import type { Corp } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { answerCalls, buildCustomer, buildSession, renderPage } from '@bookfront/shared/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from '../frame';
import { followResponse } from '../session';
import { switchAccount } from './switch-account';

const customer = buildCustomer();
const user = customer.user;
const withCorps = (has_several_corps: boolean) => ({ ...customer, user: user && { ...user, has_several_corps } });
const header = (page: Parameters<typeof renderPage>[1] = {}) => renderPage(<Header />, page);
const openMenu = () => userEvent.click(screen.getByText('Ruth', { selector: 'summary *' }));
const corp = (over: Partial<Corp>): Corp => ({
  id: 'c1',
  name: 'Ruth Okafor',
  type: 'customer',
  is_institution: false,
  company: '',
  is_personal: false,
  ...over,
});
function clearCookies() {
  for (const name of ['STG', 'want_v1', 'login-switch']) document.cookie = `${name}=; Max-Age=0; Path=/`;
}
/** The cookies set, with Max-Age, which a page can't read back. */
function watchCookies(): string[] {
  const set: string[] = [];
  const real = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => real?.get?.call(document),
    set: (text: string) => {
      set.push(text);
      real?.set?.call(document, text);
    },
  });
  return set;
}
const YEAR = 365 * 24 * 60 * 60;
beforeEach(() => {
  clearCookies();
  configureCalls({
    base: '',
    storeId: '1',
    sessionId: () => sessionStore.get()?.session_id ?? '',
    uuid: () => 'u',
    onResponse: followResponse,
  });
});

describe('the account switcher', () => {
  const corps = [
    corp({ id: 'personal', is_personal: true }),
    corp({ id: 'c2', name: 'Bay Library', is_institution: true, company: 'Bay Regional District' }),
  ];

  it('lists each account by name, company and mark for a person with several [SHL-36] [SES-06]', async () => {
    answerCalls({ 'account/getAvailableCorps': { corps } });
    header({ page: { session: withCorps(true) } });
    await openMenu();
    const group = await screen.findByRole('region', { name: 'Switch account' });
    expect(
      within(group)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Ruth Okafor (personal)', 'Bay Library, Bay Regional District']);
    expect(within(group).getByRole('button', { name: /personal/ })).toHaveAttribute('aria-current', 'true');
  });

  it('is hidden for a person with one account [SHL-36]', async () => {
    const calls = answerCalls({ 'account/getAvailableCorps': { corps: [corps[0]] } });
    const { unmount } = header({ page: { session: withCorps(false) } });
    await openMenu();
    expect(calls).toEqual([]);
    unmount();
    header({ page: { session: withCorps(true) } });
    await openMenu();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Switch account' })).not.toBeInTheDocument();
  });

  it('switches to an account that is not a customer with one call, and sets the three cookies [SES-04] [SES-08] [SES-09] [SES-10] [SES-11] [GAP-48]', async () => {
    sessionStore.set(customer);
    const calls = answerCalls({ 'v1/changeCorpAndTransfer': { STG: 'h a=1' } });
    const set = watchCookies();
    expect(await switchAccount({ id: 'c9', type: 'publisher' }, false)).toBeUndefined();
    expect(calls.map(({ name, payload }) => `${name} ${payload.corp_id}`)).toEqual(['v1/changeCorpAndTransfer c9']);
    expect(set).toEqual([
      `STG=h%20a%3D1; Path=/; Max-Age=${YEAR}; SameSite=Lax`,
      `want_v1=1; Path=/; Max-Age=${YEAR}; SameSite=Lax`,
      `login-switch=c9; Path=/; Max-Age=${7 * 24 * 60 * 60}; SameSite=Lax`,
    ]);
  });

  it('switches to a customer’s account by setting it and reading the session again [SES-05] [GAP-49]', async () => {
    sessionStore.set(customer);
    const next = { ...customer, session_id: 's2' };
    const calls = answerCalls({ 'account/setCorp': {}, 'session/get': next });
    expect(await switchAccount({ id: 'c2', type: 'customer' }, false)).toBeUndefined();
    expect(calls.map(({ name }) => name)).toEqual(['account/setCorp', 'session/get']);
    expect(sessionStore.get()?.session_id).toBe('s2');
  });

  it('switches on a version-1 shop by setting it and transferring, without the old session’s handle [SES-05] [SES-11] [GAP-49]', async () => {
    sessionStore.set(customer);
    const calls = answerCalls({ 'account/setCorp': {}, 'v1/transfer': { STG: 'handle' } });
    expect(await switchAccount({ id: 'c2', type: 'customer' }, true)).toBeUndefined();
    expect(calls.map(({ name, payload }) => `${name} ${payload.session_id ?? ''}`)).toEqual([
      'account/setCorp s1',
      'v1/transfer ',
    ]);
    expect(document.cookie).toContain('STG=handle');
  });

  it('shows why a switch failed, and sets no cookie', async () => {
    sessionStore.set(customer);
    answerCalls({ 'account/setCorp': { error: 'This account is not one of yours.', code: 'wrong_account' } });
    expect(await switchAccount({ id: 'c2', type: 'customer' }, false)).toMatchObject({
      message: 'This account is not one of yours.',
    });
    expect(document.cookie).toBe('');
  });
});

it('the handle from a login is stored for a year [SES-08] [SES-11]', async () => {
  sessionStore.set(buildSession());
  answerCalls({ 'account/login': { ...customer, STG: 'abc' } });
  const set = watchCookies();
  await call('account/login', { email_address: 'ruth@example.com', password: 'x' });
  expect(set).toEqual([`STG=abc; Path=/; Max-Age=${YEAR}; SameSite=Lax`]);
});
