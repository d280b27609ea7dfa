/** @jest-environment jsdom */

import type { StoreInfo } from '@bookfront/shared/schemas';
import { buildSettings, renderPage } from '@bookfront/shared/testing';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Footer } from './footer';

const store = buildSettings().store_info;
const footer = (over: Partial<StoreInfo> = {}) =>
  renderPage(<Footer />, { page: { settings: buildSettings({ store_info: { ...store, ...over } }) } });

it('shows the shop’s name and contact details [SHL-46] [SHL-47] [SHL-48] [SHL-49] [SHL-50] [SHL-51] [SHL-53]', () => {
  footer({
    phone_2: '604 555 0124',
    toll_free: '1 800 555 0125',
    fax: '604 555 0126',
    url: 'https://saltwater.example/',
    footer_message: 'Open till late',
  });
  for (const text of [
    'Saltwater Books',
    'Open till late',
    /1 Wharf Street/,
    /Harbour BC V0N 1G0/,
    '(604) 555-0123',
    '604 555 0124',
    '1 800 555 0125',
    /604 555 0126/,
    'hello@example.com',
    'saltwater.example',
  ]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
});

it('shows each social link only when it is set [SHL-52]', () => {
  footer({ instagram: 'https://instagram.example/shop' });
  expect(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', 'https://instagram.example/shop');
  expect(screen.queryByRole('link', { name: 'TikTok' })).not.toBeInTheDocument();
});

it('names the currency of the shop’s country [SHL-54] [SHL-71]', () => {
  const { unmount } = footer();
  expect(screen.getByText('Prices in CAD')).toBeInTheDocument();
  unmount();
  footer({ is_canadian: false });
  expect(screen.getByText('Prices in USD')).toBeInTheDocument();
});

it('hides what the shop’s rules hide, and nothing else [SHL-55] [SHL-56]', () => {
  footer({ footer_display_rules: { phone: false }, hide_footer_address: true });
  expect(screen.queryByText('(604) 555-0123')).not.toBeInTheDocument();
  expect(screen.queryByText(/1 Wharf Street/)).not.toBeInTheDocument();
  expect(screen.getByText('hello@example.com')).toBeInTheDocument();
});

const links = (over: Parameters<typeof buildSettings>[0] = {}) => {
  const { address, unmount } = renderPage(<Footer />, { page: { settings: buildSettings(over) } });
  return { address, unmount, names: screen.getAllByRole('link').map((link) => link.textContent) };
};

it('links to map and hours [SHL-57]', async () => {
  const { address } = links();
  await userEvent.click(screen.getByRole('link', { name: 'Map & Hours' }));
  expect(address()).toBe('/contact-hours/');
});

it.each([
  [{ is_v1: true, has_privacy_policy_page: true }, true, false],
  [{ is_v1: false, has_privacy_policy_page: true }, false, false],
  [{ is_v1: true, has_privacy_policy_page: false }, false, false],
  [{ has_terms_conditions_page: true }, false, true],
  [{ is_v1: true, has_privacy_policy_page: true, has_terms_conditions_page: true }, true, true],
])('links privacy and terms each by its own setting: %j [SHL-58] [SHL-59] [GAP-42]', (over, privacy, terms) => {
  const { names } = links(over);
  expect([names.includes('Privacy Policy'), names.includes('Terms & Conditions')]).toEqual([privacy, terms]);
  if (privacy) expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  if (terms)
    expect(screen.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', '/terms-conditions');
});

it('shows the government’s logo if the settings say so, in both languages if the shop is bilingual [SHL-63] [SHL-64]', () => {
  const { unmount } = links();
  expect(screen.queryByText('Government of Canada')).not.toBeInTheDocument();
  unmount();
  const english = links({ show_government_of_canada_logo: true });
  expect(screen.getByText('Government of Canada')).toBeInTheDocument();
  expect(screen.queryByText('Gouvernement du Canada')).not.toBeInTheDocument();
  english.unmount();
  links({ show_government_of_canada_logo: true, government_of_canada_bilingual: true });
  expect(screen.getByText('Gouvernement du Canada')).toHaveAttribute('lang', 'fr-CA');
});

it('a missing rule hides nothing [GAP-43]', () => {
  footer({ footer_display_rules: { fax: true, email: false }, fax: '604 555 0126' });
  expect(screen.getByText(/604 555 0126/)).toBeInTheDocument();
  expect(screen.getByText('(604) 555-0123')).toBeInTheDocument();
  expect(screen.queryByText('hello@example.com')).not.toBeInTheDocument();
});

it('does not link an invalid web address', () => {
  footer({ url: 'javascript:alert(1)', twitter: 'javascript:alert(1)' });
  expect(document.querySelector('[href^="javascript"]')).toBeNull();
});
