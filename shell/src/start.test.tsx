/** @jest-environment jsdom */
import type { PageState } from '@bookfront/shared/contract';
import { answerCalls, buildPage, buildSession, buildSettings } from '@bookfront/shared/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { start } from './start';

const parts = () => ({ lookup: (id: string) => () => <h1>{id}</h1>, forget: () => {}, preload: () => {} });

function inlined(page: Partial<PageState>, without: ('settings' | 'session')[] = []) {
  const state: Partial<PageState> = buildPage({ url: location.pathname, ...page });
  for (const key of without) delete state[key];
  document.body.innerHTML = `<div id="root"></div><script type="application/json" id="bootstrap">${JSON.stringify(state)}</script>`;
}
const opened = async () => {
  await act(async () => start(parts));
};

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the start of a page', () => {
  it('makes no call if the page is complete', async () => {
    const calls = answerCalls({});
    inlined({});
    await opened();
    expect(await screen.findByRole('heading', { name: 'mf_events_content/HomePage' })).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('shows that it is loading, requests settings, then the session, then is ready [SHL-10] [SHL-13]', async () => {
    const order: string[] = [];
    let settings = (_reply: object) => {};
    answerCalls({
      'store/getSettings': () => {
        order.push('settings asked');
        return new Promise<object>((go) => {
          settings = (reply) => {
            order.push('settings there');
            go(reply);
          };
        });
      },
      'session/get': ({ store_id }) => {
        order.push(`session asked of ${store_id || 'nobody'}`);
        return buildSession();
      },
    });
    inlined({}, ['settings', 'session']);
    await act(async () => void start(parts));
    expect(screen.getByRole('status')).toHaveTextContent('Opening the shop…');
    await act(async () => settings(buildSettings()));
    expect(await screen.findByRole('heading', { name: 'mf_events_content/HomePage' })).toBeInTheDocument();
    expect(screen.queryByText('Opening the shop…')).not.toBeInTheDocument();
    expect(order).toEqual(['settings asked', 'settings there', 'session asked of nobody']);
  });

  it.each([
    ['settings', { 'store/getSettings': { error: 'x', code: 'internal' } }],
    ['session', { 'store/getSettings': buildSettings(), 'session/get': { error: 'x', code: 'internal' } }],
  ])('shows the boot error with a retry without %s [SHL-10] [ERR-01] [ERR-02] [GAP-25]', async (_what, answers) => {
    answerCalls(answers as Parameters<typeof answerCalls>[0]);
    inlined({}, ['settings', 'session']);
    await opened();
    expect(
      await screen.findByRole('heading', {
        name: 'There was an error - please ensure javascript and cookies are enabled.',
      }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Click here to refresh' }).closest('form')).toHaveAttribute(
      'action',
      '/session/drop',
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('stores the settings under the store’s name on each load [SHL-11] [SHL-12] [GAP-50]', async () => {
    jest.useFakeTimers();
    localStorage.setItem('settings-1', '{"tagline":"of yesterday"}');
    inlined({ settings: buildSettings({ tagline: 'of today' }) });
    await opened();
    await act(async () => void (await jest.advanceTimersByTimeAsync(2000)));
    expect(JSON.parse(localStorage.getItem('settings-1') ?? '{}')).toMatchObject({
      store_id: '1',
      tagline: 'of today',
    });
    jest.useRealTimers();
  });

  it('redirects an address outside the shop’s base below it [SHL-07]', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => {});
    answerCalls({});
    history.replaceState(null, '', '/browse');
    inlined({ settings: buildSettings({ basename: '/shop' }) });
    await opened();
    expect(String(said.mock.calls[0])).toMatch(/navigation/);
    said.mockClear();
    history.replaceState(null, '', '/shop/browse');
    inlined({ settings: buildSettings({ basename: '/shop' }) });
    await opened();
    expect(await screen.findByRole('heading', { name: 'mf_catalogue/BrowsePage' })).toBeInTheDocument();
  });

  it('sends its calls to the base that the edge allowed, never to one that only the address names [SES-14] [GAP-51]', async () => {
    history.replaceState(null, '', '/?api_base=https://evil.example');
    answerCalls({ 'session/get': buildSession() });
    inlined({}, ['session']);
    await opened();
    const asked = () => jest.mocked(globalThis.fetch).mock.calls.map(([address]) => String(address));
    expect(asked()).toEqual(['/customer/session/get']);
    answerCalls({ 'session/get': buildSession() });
    inlined({ apiBase: 'https://api.example' }, ['session']);
    await opened();
    await waitFor(() => expect(asked()).toEqual(['https://api.example/customer/session/get']));
  });

  it('sends one random id for all calls of a browser [GAP-51] [SES-12]', async () => {
    const calls = answerCalls({ 'session/get': buildSession() });
    inlined({}, ['session']);
    await opened();
    inlined({}, ['session']);
    await opened();
    const ids = new Set(calls.map(({ payload }) => payload.uuid));
    expect(ids.size).toBe(1);
    expect([...ids][0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each(['{"settings":', '', 'null'])(
    'with a broken state (%j) shows the boot error, or leaves the server’s markup [ERR-01]',
    async (text) => {
      const calls = answerCalls({});
      document.body.innerHTML = '<div id="root"></div><script type="application/json" id="bootstrap"></script>';
      const state = document.getElementById('bootstrap');
      if (state) state.textContent = text;
      await opened();
      expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
      const root = document.getElementById('root');
      if (root) root.innerHTML = '<h1>Emma</h1>';
      const failed = jest.fn();
      document.addEventListener('bookfront:boot-failed', failed, { once: true });
      await opened();
      expect(failed).toHaveBeenCalledTimes(1);
      expect(screen.getByRole('heading', { name: 'Emma' })).toBeInTheDocument();
      expect(calls).toEqual([]);
    },
  );

  it('shows the boot error, not a blank page, if the frame throws', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    answerCalls({ 'log/error': {} });
    const broken = { ...buildSettings(), site_navigation: null as never };
    inlined({ settings: broken });
    await opened();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    jest.mocked(console.error).mockClear();
  });
});
