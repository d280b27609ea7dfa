/** @jest-environment jsdom */

import type { StoreInfo } from '@bookfront/shared/schemas';
import { buildSettings, renderPage } from '@bookfront/shared/testing';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Footer } from './footer';

const store = buildSettings().store_info;
const footer = (over: Partial<StoreInfo> = {}) => renderPage(<Footer />, { page: { settings: buildSettings({ store_info: { ...store, ...over } }) } });

it('[SHL-46] [SHL-47] [SHL-48] [SHL-49] [SHL-50] [SHL-51] [SHL-53] shows who the shop is and how to reach it', () => {
  footer({ phone_2: '604 555 0124', toll_free: '1 800 555 0125', fax: '604 555 0126', url: 'https://saltwater.example/', footer_message: 'Open till late' });
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

it('[SHL-52] shows each social link only when it is set', () => {
  footer({ instagram: 'https://instagram.example/shop' });
  expect(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', 'https://instagram.example/shop');
  expect(screen.queryByRole('link', { name: 'TikTok' })).not.toBeInTheDocument();
});

it('[SHL-54] names the currency of the shop’s country', () => {
  const { unmount } = footer();
  expect(screen.getByText('Prices in CAD')).toBeInTheDocument();
  unmount();
  footer({ is_canadian: false });
  expect(screen.getByText('Prices in USD')).toBeInTheDocument();
});

it('[SHL-55] [SHL-56] hides what the shop’s rules hide, and nothing else', () => {
  footer({ footer_display_rules: { phone: false }, hide_footer_address: true });
  expect(screen.queryByText('(604) 555-0123')).not.toBeInTheDocument();
  expect(screen.queryByText(/1 Wharf Street/)).not.toBeInTheDocument();
  expect(screen.getByText('hello@example.com')).toBeInTheDocument();
});
