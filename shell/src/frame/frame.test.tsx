/** @jest-environment jsdom */
import { buildSettings, renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Frame } from './frame';

const { store_info } = buildSettings();
const settings = buildSettings({ store_info: { ...store_info, phone: '(604) 555-0142' } });
const open = (url: string) =>
  renderPage(<Frame>page</Frame>, {
    url,
    page: { settings },
    parts: { 'mf_catalogue/SearchBox': () => <form aria-label="Search" /> },
  });
const menus = () => screen.queryAllByRole('navigation', { hidden: true }).map((nav) => nav.getAttribute('aria-label'));

test('a checkout step has no menu and no search, but the shop’s phone and the way to the cart', () => {
  open('/checkout/contact');
  expect(menus()).toEqual([]);
  expect(screen.queryByRole('form', { name: 'Search' })).toBeNull();
  expect(within(screen.getByRole('banner')).getByText('(604) 555-0142')).toHaveAttribute('href', 'tel:6045550142');
  expect(screen.getByRole('link', { name: /^Cart/ })).toHaveAttribute('href', '/checkout/cart');
  expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: '(604) 555-0142' })).toBeVisible();
});

test.each(['/checkout/cart', '/browse', '/nope'])('%s has the whole frame', (url) => {
  open(url);
  expect(screen.getByRole('form', { name: 'Search' })).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toHaveTextContent(store_info.name);
});
