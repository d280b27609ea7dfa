/** @jest-environment jsdom */
import type { PageState } from '@bookfront/shared/contract';
import type { RemoteLookup } from '@bookfront/shared/federation';
import type { MenuEntry } from '@bookfront/shared/schemas';
import { sessionStore, useSession } from '@bookfront/shared/session';
import { buildCustomer, buildPage, buildSession, buildSettings } from '@bookfront/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { BrowserRouter, MemoryRouter, Navigate, useLocation, useParams } from 'react-router-dom';
import { App, makeClient } from './app';

const entry = (over: Partial<MenuEntry>): MenuEntry => ({
  menu_id: 'm',
  id: 'i',
  label: 'About us',
  type: 'custom',
  ...over,
});
const shop = (over: Partial<PageState['settings']>) => ({ settings: buildSettings(over) });
/** Fixture remotes: each shows its id. */
const remotes = { lookup: (id: string) => () => <h1>{id}</h1>, forget: () => {}, preload: () => {} };

function open(url: string, over: Partial<PageState> = {}, parts: RemoteLookup = remotes) {
  const page = buildPage({ url, ...over });
  sessionStore.set(page.session);
  return render(
    <MemoryRouter initialEntries={[url]}>
      <App page={page} client={makeClient(page)} remotes={parts} />
    </MemoryRouter>,
  );
}
const main = () => screen.getByRole('main');

describe('routes of a shop’s settings', () => {
  // the page of each entry type is tested in shared/src/routes/shop-routes.test.ts
  it('an entry’s page is shown in the frame at its path [NAV-38]', () => {
    open('/about', shop({ site_navigation: [entry({ type: 'custom', path: '/about' })] }));
    expect(main()).toHaveTextContent('mf_events_content/CustomPage');
  });

  it('a page that no release has yet is 404, and nothing links to it', () => {
    const settings = {
      site_navigation: [
        entry({ type: 'custom', path: '/about' }),
        entry({ label: 'Shelves', type: 'browse', path: '/browse' }),
      ],
    };
    open('/about', { ...shop(settings), absent: ['mf_events_content/CustomPage', 'mf_events_content/ContactPage'] });
    expect(main()).toHaveTextContent('404');
    expect(screen.queryByRole('link', { name: 'About us' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Map & Hours' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Shelves' }).length).toBeGreaterThan(0);
  });

  it.each([
    ['/nowhere%0A', '404'],
    ['/nowhere%0d%0a/more', '404'],
    ['/features/x%0A', 'mf_events_content/FeaturesPage'],
    ['/browse/filter/t/sea%E2%80%A8dog', 'mf_catalogue/BrowsePage'],
    ['/browse/filter/t/sea%e2%80%a9dog', 'mf_catalogue/BrowsePage'],
    ['/browse/filter/t/sea\ndog', 'mf_catalogue/BrowsePage'],
    ['/item/%0A', 'mf_item/ItemPage'],
  ])('an address with a line end shows its page, or 404: %j [NAV-26]', (url, page) => {
    open(url);
    expect(main()).toHaveTextContent(page);
  });

  it('a line end in an address is read as a space', () => {
    const Path = () => <h1>{useParams()['*']}</h1>;
    open('/browse/filter/t/sea%0Adog', {}, { ...remotes, lookup: () => Path });
    expect(main()).toHaveTextContent('t/sea dog');
  });

  it('entries of submenus and extra navigation have pages [NAV-30] [NAV-31]', () => {
    const settings = {
      site_navigation: [entry({ submenu: [entry({ path: '/deep' })] })],
      extra_navigation: [entry({ path: '/x' })],
    };
    const { unmount } = open('/deep', shop(settings));
    expect(main()).toHaveTextContent('mf_events_content/CustomPage');
    unmount();
    open('/x', shop(settings));
    expect(main()).toHaveTextContent('mf_events_content/CustomPage');
  });

  it('lists and unlinked entries show nothing, but unlinked /events [NAV-36] [NAV-37]', () => {
    for (const type of ['lists', 'unlinked']) {
      const { unmount } = open('/about', shop({ site_navigation: [entry({ type, path: '/about' })] }));
      expect(main()).toBeEmptyDOMElement();
      unmount();
    }
    open('/events', shop({ site_navigation: [entry({ type: 'unlinked', path: '/events' })] }));
    expect(main()).toHaveTextContent('mf_events_content/EventsPage');
  });

  it('an unknown type shows its raw data as text [NAV-47]', () => {
    open(
      '/about',
      shop({ site_navigation: [entry({ type: 'zzz', path: '/about', label: '<img src=x onerror=alert(1)>' })] }),
    );
    expect(main()).toHaveTextContent('"type": "zzz"');
    expect(main().querySelector('img')).toBeNull();
  });

  it('a shortcut redirects to its page [NAV-32]', () => {
    open('/tide', shop({ url_shortcuts: [{ key: '/tide', path: '/lists/5' }] }));
    expect(main()).toHaveTextContent('mf_lists_registry/ListPage');
  });

  it('a shortcut or a link out of the shop leaves it [NAV-33] [NAV-45]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const settings = {
      url_shortcuts: [{ key: '/blog', path: 'http://blog.example/' }],
      site_navigation: [entry({ type: 'link', path: '/wharf', url: 'https://map.example/' })],
    };
    const { unmount } = open('/blog', shop(settings));
    expect(screen.getByRole('link', { name: 'http://blog.example/' })).toHaveAttribute('href', 'http://blog.example/');
    unmount();
    open('/wharf', shop(settings));
    expect(screen.getByRole('link', { name: 'https://map.example/' })).toBeInTheDocument();
    const said = jest.mocked(console.error).mock.calls.map((args) => String(args[0]));
    expect(said).toHaveLength(2);
    expect(said.join()).toMatch(/navigation.*navigation/);
    jest.mocked(console.error).mockClear();
  });

  it('renders one page for each address [NAV-01]', () => {
    for (const path of [
      '/',
      '/browse',
      '/lists/5',
      '/item/978',
      '/account/orders',
      '/account/order/5',
      '/events/20260401',
      '/gift-registry',
      '/nope',
    ]) {
      const { unmount } = open(path);
      expect(main().querySelectorAll('h1')).toHaveLength(1);
      unmount();
    }
  });

  it('a guest browses, looks at books and public lists without a login [SEC-29]', () => {
    for (const path of ['/browse', '/item/978', '/lists/5']) {
      const { unmount } = open(path, { session: buildSession() });
      expect(screen.queryByRole('heading', { name: 'Login Required' })).not.toBeInTheDocument();
      expect(main().querySelector('h1')).toHaveTextContent(/^mf_/);
      unmount();
    }
  });

  it.each(['/account/orders?page=2', '/account/details', '/account/addresses', '/account/link?token=t%2B1'])(
    'a guest who asks for %s logs in and is brought back to it [GAP-53] [GAP-88] [LNK-02] [NAV-61]',
    async (path) => {
      const Login = () => {
        const returnTo = new URLSearchParams(useLocation().search).get('return_to') ?? '';
        return useSession().logged_in ? <Navigate replace to={returnTo} /> : <h1>Log in for {returnTo}</h1>;
      };
      const Account = () => <h1>{useLocation().pathname + useLocation().search}</h1>;
      const parts: Record<string, () => ReactNode> = {
        'mf_account/LoginPage': Login,
        'mf_account/OrdersPage': Account,
        'mf_account/AccountDetailsPage': Account,
        'mf_account/AddressBookPage': Account,
        'mf_account/LinkedAccountsPage': Account,
      };
      open(path, { session: buildSession() }, { ...remotes, lookup: (id: string) => parts[id] ?? remotes.lookup(id) });
      expect(await screen.findByText(`Log in for ${path}`)).toBeInTheDocument();
      act(() => sessionStore.set(buildCustomer()));
      expect(await within(main()).findByText(path)).toBeInTheDocument();
      expect(screen.queryByText(/Log in for/)).not.toBeInTheDocument();
    },
  );

  it('public account pages need no login, and those that no release has are 404 [GAP-53]', () => {
    for (const view of ['signup', 'create', 'forgot', 'verify', 'complete', 'find-order']) {
      const { unmount } = open(`/account/${view}`, { session: buildSession() });
      expect(main()).toHaveTextContent(/^mf_account/);
      unmount();
    }
    open('/account/orders', { session: buildSession(), absent: ['mf_account/OrdersPage'] });
    expect(main()).toHaveTextContent('404');
  });

  it('any other account view leads to the login, or a member to the details [NAV-61] [NAV-63]', async () => {
    const { unmount } = open('/account/nonsense', { session: buildSession() });
    expect(await screen.findByText('mf_account/LoginPage')).toBeInTheDocument();
    unmount();
    open('/account/nonsense', { session: buildCustomer() });
    expect(main()).toHaveTextContent('mf_account/AccountDetailsPage');
  });

  it('offers no administration [SEC-31] [GAP-83]', () => {
    open('/admin', { session: buildCustomer() });
    expect(screen.getByRole('heading', { name: '404' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /admin|editor|dashboard|back.?office/i })).not.toBeInTheDocument();
  });
});

describe('a shop below a base', () => {
  it('has all its links and routes below it [SHL-07]', async () => {
    history.replaceState(null, '', '/shop/browse');
    const page = buildPage({
      url: '/shop/browse',
      ...shop({ basename: '/shop', site_navigation: [entry({ path: '/about' })] }),
    });
    sessionStore.set(page.session);
    render(
      <BrowserRouter basename="/shop">
        <App page={page} client={makeClient(page)} remotes={remotes} />
      </BrowserRouter>,
    );
    expect(main()).toHaveTextContent('mf_catalogue/BrowsePage');
    for (const link of screen.getAllByRole('link', { hidden: true })) {
      expect(link.getAttribute('href')).toMatch(/^(\/shop($|\/)|#|mailto:|tel:|https?:)/);
    }
    const [about] = screen.getAllByRole('link', { name: 'About us', hidden: true });
    if (about) await userEvent.click(about);
    expect(location.pathname).toBe('/shop/about');
    expect(main()).toHaveTextContent('mf_events_content/CustomPage');
    expect(document.title).toBe('Saltwater Books | About');
    history.replaceState(null, '', '/');
  });
});

describe('the gate', () => {
  const secret = { is_private: true, site_navigation: [entry({ path: '/about' })] };

  it.each(['/account/login', '/account/signup', '/forgot-password'])(
    'leaves %s reachable, with nothing else of the shop [GAP-52]',
    (path) => {
      open(path, shop(secret));
      expect(main()).toHaveTextContent(/^mf_account/);
      expect(screen.queryByRole('banner')).not.toBeInTheDocument();
      expect(screen.queryByText('About us')).not.toBeInTheDocument();
    },
  );

  it('of an exclusive shop shows only text, even to members [GAP-52] [SHL-66]', () => {
    open('/account/login', { ...shop({ ...secret, is_exclusive: true }), session: buildCustomer() });
    expect(screen.getByRole('heading', { name: 'Login Required' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  });
});

describe('navigation within the shop', () => {
  const go = async (name: RegExp) => {
    const [link] = screen.getAllByRole('link', { name, hidden: true });
    if (link) await userEvent.click(link);
  };
  const menu = shop({
    site_navigation: [entry({ label: 'Stories', path: '/stories' }), entry({ label: 'Hours', path: '/hours#today' })],
  });

  it('moves the focus to the new page’s heading, or to its main element if it has none [GAP-84]', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    open('/nope', menu);
    const [link] = screen.getAllByRole('link', { name: 'Stories', hidden: true });
    if (link) await user.click(link);
    await act(async () => void jest.advanceTimersByTime(2500));
    expect(main()).toHaveFocus();
    jest.useRealTimers();
  });

  it('a heading that is replaced when the answers arrive gets the focus again [GAP-84]', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    let answer = () => {};
    const Page = () => {
      const [has, setHas] = useState(false);
      answer = () => setHas(true);
      return (
        <h1 key={String(has)} tabIndex={-1} data-page-title="">
          {has ? 'Stories of the sea' : 'Stories'}
        </h1>
      );
    };
    open('/nope', menu, { ...remotes, lookup: (id) => (id === 'mf_events_content/CustomPage' ? Page : () => null) });
    const [link] = screen.getAllByRole('link', { name: 'Stories', hidden: true });
    if (link) await user.click(link);
    await act(async () => void jest.advanceTimersByTime(100));
    expect(screen.getByRole('heading', { name: 'Stories' })).toHaveFocus();
    await act(async () => answer());
    await act(async () => void jest.advanceTimersByTime(100));
    expect(screen.getByRole('heading', { name: 'Stories of the sea' })).toHaveFocus();
    jest.useRealTimers();
  });

  it('scrolls to the element that the hash names after a second [SHL-68]', async () => {
    jest.useFakeTimers();
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    open('/nope#content');
    jest.advanceTimersByTime(999);
    expect(scrolled).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(scrolled).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('does not scroll if the shopper has begun to [SHL-68]', () => {
    jest.useFakeTimers();
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    open('/nope#content');
    window.dispatchEvent(new Event('wheel'));
    jest.advanceTimersByTime(2000);
    expect(scrolled).not.toHaveBeenCalled();
    jest.useRealTimers();
  });

  it('restores the scroll position on Back', async () => {
    history.replaceState(null, '', '/');
    const page = buildPage(menu);
    sessionStore.set(page.session);
    render(
      <BrowserRouter>
        <App page={page} client={makeClient(page)} remotes={remotes} />
      </BrowserRouter>,
    );
    const to = jest.spyOn(window, 'scrollTo').mockImplementation((...given) => {
      Object.assign(window, { scrollY: Number(given[1]) });
    });
    Object.assign(window, { scrollY: 640 });
    window.dispatchEvent(new Event('scroll'));
    await go(/^Stories/);
    expect(to).toHaveBeenLastCalledWith(0, 0);
    act(() => history.back());
    await waitFor(() => expect(to).toHaveBeenLastCalledWith(0, 640));
    const times = to.mock.calls.length;
    await act(async () => {
      location.hash = '#content';
      await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
    });
    expect(to).toHaveBeenCalledTimes(times);
    to.mockRestore();
  });
});

describe('the window’s title', () => {
  const places = { is_multistore: true, multistore_info: [{ id: 'hill', name: 'Hill Street Books' }] };
  it('starts with the current location and follows it [SHL-60] [SES-16]', () => {
    open('/browse', { ...shop({ store_info: { ...buildSettings().store_info, ...places } }), session: buildSession() });
    expect(document.title).toBe('Saltwater Books | Browse');
    act(() => sessionStore.set(buildSession({ location_id: 'hill' })));
    expect(document.title).toBe('Hill Street Books | Browse');
  });

  it.each([
    ['/gift-registry', 'Saltwater Books | Gift Registry'],
    ['/contact-hours/', 'Saltwater Books | Contact Hours'],
    ['/home', 'Saltwater Books'],
  ])('%s is %s [SHL-62] [GAP-44]', (path, title) => {
    open(path, { session: buildCustomer() });
    expect(document.title).toBe(title);
  });
});
