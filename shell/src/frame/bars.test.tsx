/** @jest-environment jsdom */
import type { MenuEntry } from '@bookfront/shared/schemas';
import { answerCalls, buildSettings, renderPage } from '@bookfront/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from './header/header';
import { MenuBar } from './menu/menu-bar';

const settings = buildSettings();
const entry = (over: Partial<MenuEntry> = {}): MenuEntry => ({
  menu_id: 'm',
  id: 'i',
  label: 'Stories',
  type: 'custom',
  path: '/stories',
  ...over,
});
const Box = () => (
  // biome-ignore lint/a11y/useSemanticElements: as rendered by mf-catalogue
  <form role="search">
    <label>
      Search <input />
    </label>
    <select aria-label="Search type" />
  </form>
);
const header = (page: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<Header />, { parts: { 'mf_catalogue/SearchBox': Box }, ...page });

describe('the header', () => {
  it('stays at the top while the page scrolls if the settings say so [SHL-05]', () => {
    const pinned = (pin_navigation: boolean) => ({
      page: {
        settings: buildSettings({ global_content: { ...settings.global_content, nav_bar: { pin_navigation } } }),
      },
    });
    const { unmount } = header(pinned(true));
    expect(getComputedStyle(screen.getByRole('banner'))).toMatchObject({ position: 'sticky', top: '0px' });
    unmount();
    header(pinned(false));
    expect(getComputedStyle(screen.getByRole('banner')).position).toBe('relative');
  });

  it('has the search bar above the navigation bar, each with its own colours and width [SHL-04]', () => {
    header({ page: { settings: buildSettings({ site_navigation: [entry()] }) } });
    const row = screen.getByRole('search').closest('#search')?.parentElement;
    expect(getComputedStyle(row as Element).width).toContain('var(--search-width)');
    expect(getComputedStyle(row?.parentElement as Element)).toMatchObject({
      background: 'var(--search-ground)',
      color: 'var(--search-ink)',
    });
    const nav = document.querySelector('nav[aria-label="Main menu"]') as Element;
    expect(getComputedStyle(nav)).toMatchObject({
      background: 'var(--nav-ground)',
      color: 'var(--nav-ink)',
      paddingBlock: 'var(--nav-padding)',
    });
  });

  it('has the search box with its type selector [SHL-18]', () => {
    header();
    const search = within(screen.getByRole('banner')).getByRole('search');
    expect(within(search).getByRole('textbox')).toBeInTheDocument();
    expect(within(search).getByRole('combobox', { name: 'Search type' })).toBeInTheDocument();
  });

  it('opens the search on narrow screens with the cursor in it, and closes it [SHL-19]', async () => {
    header();
    const place = screen.getByRole('search').closest('#search');
    expect(place).not.toHaveAttribute('data-open');
    const toggle = screen.getByRole('button', { name: 'Search' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    expect(place).toHaveAttribute('data-open');
    expect(screen.getByRole('textbox')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close the search' }));
    expect(place).not.toHaveAttribute('data-open');
  });

  it('opens a drawer with the menu, which closes when the visitor navigates, even to the same page [SHL-20] [SHL-21]', async () => {
    const { address } = header({ url: '/stories', page: { settings: buildSettings({ site_navigation: [entry()] }) } });
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(drawer).getByRole('link', { name: 'Stories' }));
    expect(address()).toBe('/stories');
    expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  });
});

describe('the menu bar', () => {
  const bar = (site_navigation: MenuEntry[]) =>
    renderPage(<MenuBar />, { page: { settings: buildSettings({ site_navigation }) } });

  it('is 46 px high, with its entries within the bar’s width [SHL-39] [SHL-40]', () => {
    bar([entry()]);
    const nav = screen.getByRole('navigation', { hidden: true });
    expect(getComputedStyle(nav).minHeight).toBe('46px');
    expect(nav).toHaveAttribute('aria-label', 'Main menu');
    expect(getComputedStyle(within(nav).getByRole('list', { hidden: true })).width).toContain('var(--nav-width)');
  });

  it('shows 60 entries in three levels, with the same ids or none [NAV-48] [NAV-49]', () => {
    const third = [entry({ label: 'Third' })];
    bar(Array.from({ length: 60 }, () => entry({ submenu: [entry({ label: 'Second', submenu: third })] })));
    for (const label of ['Stories', 'Second', 'Third'])
      expect(screen.getAllByText(label, { selector: 'a' })).toHaveLength(60);
    expect(document.querySelectorAll('nav > ul > li')).toHaveLength(12);
    expect(screen.getByText('More', { selector: 'button' })).toBeInTheDocument();
  });

  it.each([
    ['/stories', 'Stories'],
    ['/browse/filter/s/Sea%20%26%20sky', 'Sea'],
    ['/browse', undefined],
  ])('marks the entry of the page %s', (url, current) => {
    const site_navigation = [entry(), entry({ label: 'Sea', path: '/browse/filter/s/Sea & sky' })];
    renderPage(<MenuBar />, { url, page: { settings: buildSettings({ site_navigation }) } });
    expect(document.querySelector('[aria-current=page]')?.textContent).toBe(current);
  });

  it.each<[Partial<MenuEntry>, string | null]>([
    [{ path: '/about', url: 'https://x.example' }, '/about'],
    [{ path: '', url: 'https://x.example' }, 'https://x.example'],
    [{ type: 'link', path: '/about', url: 'https://x.example' }, 'https://x.example'],
    [{ link_type: 'url', path: '/about', url: 'https://x.example' }, 'https://x.example'],
    [{ type: 'link', path: '', url: '/lists/5' }, '/lists/5'],
    [{ path: '', url: 'mailto:shop@example.com' }, 'mailto:shop@example.com'],
    [{ path: '//evil.example' }, null],
    [{ path: '/\\evil.example' }, null],
    [{ path: '', url: ' javascript:alert(1)' }, null],
    [{ path: '', url: 'data:text/html,x' }, null],
  ])('%j links to %s [NAV-45] [NAV-49]', (over, href) => {
    bar([entry(over)]);
    expect(screen.queryByRole('link', { hidden: true })?.getAttribute('href') ?? null).toBe(href);
  });
});

describe('a hostile shop', () => {
  it('neither runs a script nor breaks the frame', () => {
    answerCalls({});
    const name = `${'W'.repeat(300)}<script>alert(1)</script>`;
    header({
      page: {
        settings: buildSettings({
          site_navigation: [entry({ label: '<img src=x onerror=alert(1)>' })],
          store_info: { ...settings.store_info, name, alternate_home: 'javascript:alert(1)' },
        }),
      },
    });
    expect(document.querySelector('script, header img')).toBeNull();
    expect(document.querySelector('[href^="javascript:"]')).toBeNull();
  });
});
