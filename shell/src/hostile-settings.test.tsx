/** @jest-environment jsdom */
import type { MenuEntry, SiteSettings } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { buildCustomer, buildPage, buildSession, buildSettings } from '@bookfront/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { App, makeClient } from './app';

const script = '<img src=x onerror=alert(1)><script>alert(1)</script>';
const target = 'javascript:alert(1)';
const remotes = { lookup: (id: string) => () => <h1>{id}</h1>, forget: () => {}, preload: () => {} };
const plain = buildSettings();
const entry = (over: Partial<MenuEntry>): MenuEntry => ({
  menu_id: 'm',
  id: 'i',
  label: 'Stories',
  type: 'custom',
  path: '/stories',
  ...over,
});

function open(settings: SiteSettings, url = '/', session = buildSession()) {
  const page = buildPage({ url, settings, session });
  sessionStore.set(session);
  return render(
    <MemoryRouter initialEntries={[url]}>
      <App page={page} client={makeClient(page)} remotes={remotes} />
    </MemoryRouter>,
  );
}

function expectAWholeFrame() {
  for (const role of ['banner', 'main', 'contentinfo']) expect(screen.getByRole(role)).toBeInTheDocument();
}
function expectNothingRuns() {
  expect(document.querySelector('script, iframe, object, embed, [onerror], [onload], [srcdoc]')).toBeNull();
  for (const element of document.querySelectorAll('[href], [src], [action], [formaction]'))
    for (const { name, value } of element.attributes)
      expect(`${name}=${value}`).not.toMatch(/=[\s\p{Cc}]*(javascript|vbscript|data):/iu);
}

/** Settings in which every text and address is a script. */
const everywhere: SiteSettings = {
  ...plain,
  tagline: script,
  landing_page_url: target,
  show_government_of_canada_logo: true,
  has_privacy_policy_page: true,
  has_terms_conditions_page: true,
  is_v1: true,
  global_content: { ...plain.global_content, nav_bar: { background: '#0f4c5c', logo: target } },
  site_navigation: [
    entry({
      label: script,
      type: 'link',
      path: '',
      url: target,
      submenu: [entry({ label: script, path: target }), entry({ path: '', url: `\u0001 ${target}` })],
    }),
    entry({ label: script, path: '', url: 'data:text/html,<script>alert(1)</script>' }),
  ],
  extra_navigation: [entry({ type: 'link', path: '/wharf', url: target })],
  url_shortcuts: [{ key: '/sale', path: target }],
  store_info: {
    ...plain.store_info,
    ...{
      name: script,
      address: script,
      city: script,
      phone: script,
      phone_2: script,
      toll_free: script,
      fax: script,
      email: script,
    },
    ...{ footer_message: script, url: target, twitter: target, facebook: target, instagram: target, tiktok: target },
    ...{
      alternate_home: target,
      contact_us_url: target,
      base_url: target,
      is_multistore: true,
      is_consolidated_multistore: true,
    },
    multistore_info: [{ id: 'hill', name: script }],
  },
};

describe('a hostile shop', () => {
  it.each([
    ['guest', buildSession()],
    ['member', buildCustomer({ location_id: 'hill' })],
  ])('shows scripts as text to a %s, and links none of the addresses', (_who, session) => {
    open(everywhere, '/browse', session);
    expectAWholeFrame();
    expectNothingRuns();
    expect(within(screen.getByRole('contentinfo')).getAllByText(script, { exact: false }).length).toBeGreaterThan(3);
    expect(document.title).toContain(script);
  });

  it.each(['/sale', '/wharf'])('%s shows 404 in an intact frame', (path) => {
    open(everywhere, path);
    expect(screen.getByRole('heading', { name: '404' })).toBeInTheDocument();
    expectAWholeFrame();
    expectNothingRuns();
  });

  it('opens the page of an entry whose path looks like a script', () => {
    open(everywhere, '/javascript:alert(1)');
    expect(screen.getByRole('main')).toHaveTextContent('mf_events_content/CustomPage');
    expectNothingRuns();
  });

  it('shows guests of a private shop text only', () => {
    open({ ...everywhere, is_private: true });
    expect(screen.getByRole('heading', { name: 'Login Required' })).toBeInTheDocument();
    expectNothingRuns();
  });
});

describe('an oversized shop', () => {
  it('links sixty menu entries in three levels in the bar, and opens their pages', () => {
    const third = (at: string) =>
      Array.from({ length: 3 }, (_one, i) => entry({ label: `Third ${at}.${i}`, path: `/third/${at}/${i}` }));
    const second = (at: number) =>
      Array.from({ length: 2 }, (_one, i) =>
        entry({ label: `Second ${at}.${i}`, path: `/second/${at}/${i}`, submenu: third(`${at}.${i}`) }),
      );
    const site_navigation = Array.from({ length: 60 }, (_one, at) =>
      entry({ label: `First ${at}`, path: `/first/${at}`, submenu: second(at) }),
    );
    const settings = { ...plain, site_navigation };
    const { unmount } = open(settings, '/third/59.1/2');
    expect(screen.getByRole('main')).toHaveTextContent('mf_events_content/CustomPage');
    const bar = within(
      screen.getAllByRole('navigation', { hidden: true }).find((nav) => nav.ariaLabel === 'Main menu') ?? document.body,
    );
    for (const [name, to] of [
      ['First 0', '/first/0'],
      ['First 59', '/first/59'],
      ['Third 59.1.2', '/third/59.1/2'],
    ] as const)
      expect(bar.getByText(name)).toHaveAttribute('href', to);
    expect(bar.getAllByText(/^(First|Second|Third) /, { selector: 'a' })).toHaveLength(60 + 120 + 360);
    expectAWholeFrame();
    unmount();
  });

  it('shows a name of three hundred letters in logo, footer and title', () => {
    const name = 'W'.repeat(300);
    open({ ...plain, store_info: { ...plain.store_info, name } });
    expectAWholeFrame();
    expect(screen.getAllByText(name).length).toBeGreaterThan(1);
    expect(
      getComputedStyle(within(screen.getByRole('banner')).getAllByText(name, { selector: 'a *' })[0] as Element)
        .overflowWrap,
    ).toBe('break-word');
    expect(document.title).toContain(name);
  });

  it('with nothing but a name has no empty link and no empty heading', () => {
    const nothing = Object.fromEntries(
      Object.entries(plain.store_info).map(([field, value]) => [field, typeof value === 'string' ? '' : value]),
    );
    const store_info = {
      ...plain.store_info,
      ...nothing,
      name: 'A shop',
      is_consolidated_multistore: true,
      multistore_info: [],
    };
    const bars = { nav_bar: {}, search_bar: {}, footer_bar: {} };
    open({ ...plain, global_content: bars, store_info, site_navigation: [entry({ label: '', path: '', url: '' })] });
    expectAWholeFrame();
    for (const link of screen.getAllByRole('link', { hidden: true })) expect(link).toHaveAccessibleName(/\S/);
    expect(screen.queryByRole('link', { name: '' })).toBeNull();
  });
});
