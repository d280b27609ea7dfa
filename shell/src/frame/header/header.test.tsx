/** @jest-environment jsdom */

import { sessionStore } from '@bookfront/shared/session';
import {
  answerCalls,
  buildCart,
  buildCustomer,
  buildSession,
  buildSettings,
  renderPage,
} from '@bookfront/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from './header';

const settings = buildSettings();

/** Suppresses jsdom's error that it can't load another page. */
function spyOnError(sentence: RegExp): () => void {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  return () => {
    expect(jest.mocked(console.error).mock.calls.every((args) => sentence.test(args.join(' ')))).toBe(true);
    jest.mocked(console.error).mockClear();
  };
}
const header = (page: Parameters<typeof renderPage>[1] = {}) => renderPage(<Header />, page);
const logo = () =>
  screen.getAllByRole('link').find((link) => link.querySelector('img') || link.textContent === 'Saltwater Books');

describe('the logo', () => {
  it('links to the home page [SHL-16]', () => {
    header();
    expect(logo()).toHaveAttribute('href', '/');
  });
  it('links to /home if the shop has a landing page [SHL-15]', () => {
    header({ page: { settings: buildSettings({ landing_page_url: '/welcome' }) } });
    expect(logo()).toHaveAttribute('href', '/home');
  });
  it('links to the alternate home if there is one [SHL-14]', () => {
    header({
      page: {
        settings: buildSettings({ store_info: { ...settings.store_info, alternate_home: 'https://old.example' } }),
      },
    });
    expect(logo()).toHaveAttribute('href', 'https://old.example');
  });
  it('becomes the shop’s name if its image fails to load [SHL-17]', () => {
    header({
      page: {
        settings: buildSettings({ global_content: { ...settings.global_content, nav_bar: { logo: '/gone.png' } } }),
      },
    });
    fireEvent.error(screen.getByRole('img', { name: 'Saltwater Books' }));
    expect(logo()).toHaveTextContent('Saltwater Books');
  });
});

describe('account and cart', () => {
  it('guests, customers and institutions each have their own header [SHL-01]', () => {
    const customer = buildCustomer();
    const institution = {
      ...customer,
      user: customer.user && { ...customer.user, is_institution: true, company: 'Bay Library' },
    };
    for (const [session, own, others] of [
      [buildSession(), 'Log in', ['Ruth', 'Bay Library', 'My lists']],
      [customer, 'Ruth', ['Log in', 'Bay Library']],
      [institution, 'Bay Library', ['Log in', 'Ruth']],
    ] as const) {
      const { unmount } = header({ page: { session } });
      expect(screen.getAllByText(own).length).toBeGreaterThan(0);
      for (const other of others) expect(screen.queryByText(other)).not.toBeInTheDocument();
      unmount();
    }
  });

  it('a guest sees a login link that returns to the page [SHL-22]', () => {
    header({ url: '/browse/filter/t/x?y=1' });
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/account/login?return_to=%2Fbrowse%2Ffilter%2Ft%2Fx%3Fy%3D1',
    );
  });

  it('a customer’s button has the first name, an institution’s the company (GAP-45) [SHL-23]', () => {
    const { unmount } = header({ page: { session: buildCustomer() } });
    expect(screen.getByText('Ruth', { selector: 'summary *' })).toBeInTheDocument();
    unmount();
    const customer = buildCustomer();
    header({
      page: {
        session: {
          ...customer,
          user: customer.user && { ...customer.user, is_institution: true, company: 'Bay Library' },
        },
      },
    });
    expect(screen.getByText('Bay Library', { selector: 'summary *' })).toBeInTheDocument();
  });

  it('the account menu opens, closes with Escape, and logs the shopper out [SHL-35] [SES-03]', async () => {
    answerCalls({ 'account/logout': buildSession() });
    header({ page: { session: buildCustomer() } });
    const name = screen.getByText('Ruth', { selector: 'summary *' });
    const menu = name.closest('details');
    await userEvent.click(name);
    expect(menu).toHaveAttribute('open');
    await userEvent.keyboard('{Escape}');
    expect(menu).not.toHaveAttribute('open');
    await userEvent.click(name);
    const ended = spyOnError(/navigation/);
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeInTheDocument();
    ended();
  });

  it('the cart’s badge follows every change of the cart [SHL-24] [SHL-25] [SES-15]', () => {
    header();
    const link = screen.getByRole('link', { name: /^Cart, 0 items/ });
    expect(link).toHaveAttribute('href', '/checkout/cart');
    expect(link.querySelector('svg')).toBeInTheDocument();
    const cart = buildCart();
    act(() => sessionStore.setCart({ ...cart, checksum: 'x', summary: { ...cart.summary, item_count: 2 } }));
    expect(within(screen.getByRole('link', { name: /^Cart.*2 items/ })).getByText('2')).toBeInTheDocument();
  });

  it('guests see no cart if the settings say so [SHL-26] [SEC-01] [GAP-46]', () => {
    header({ page: { settings: buildSettings({ guest_show_cart: false }), session: buildSession() } });
    expect(screen.queryByRole('link', { name: /^Cart/ })).not.toBeInTheDocument();
  });
});

describe('the menu', () => {
  const entry = (over: object) => ({ menu_id: '1', id: '1', label: 'About', type: 'link', ...over });

  it('links by path within the shop and by url elsewhere, with its submenus [NAV-48] [NAV-49]', () => {
    header({
      page: {
        settings: buildSettings({
          site_navigation: [
            entry({ path: '/about', submenu: [entry({ menu_id: '2', label: 'Blog', url: 'https://blog.example' })] }),
          ],
        }),
      },
    });
    expect(screen.getAllByRole('link', { name: 'About', hidden: true })[0]).toHaveAttribute('href', '/about');
    expect(screen.getAllByRole('link', { name: 'Blog', hidden: true })[0]).toHaveAttribute(
      'href',
      'https://blog.example',
    );
  });

  it('does not link an address that is neither a path nor http, mailto or tel', () => {
    header({ page: { settings: buildSettings({ site_navigation: [entry({ url: 'javascript:alert(1)' })] }) } });
    expect(screen.queryByRole('link', { name: 'About', hidden: true })).not.toBeInTheDocument();
    expect(screen.getAllByText('About')).not.toHaveLength(0);
  });
});

it('a page made of blocks has its notices above the search bar, other pages have none [PGB-37]', () => {
  const SearchNotice = (props: object) => <p>{`notices of ${Reflect.get(props, 'pageId')}`}</p>;
  const parts = { 'mf_events_content/SearchNotice': SearchNotice };
  const home = header({ url: '/', parts });
  const notice = screen.getByText('notices of home');
  expect(notice.compareDocumentPosition(home.container.querySelector('#search') as Element)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  home.unmount();
  header({ url: '/browse', parts });
  expect(screen.queryByText(/notices of/)).toBeNull();
});
