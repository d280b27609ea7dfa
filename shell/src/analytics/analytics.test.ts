/** @jest-environment jsdom */
import { buildSettings } from '@bookfront/shared/testing/builders';
import { beforeEach, expect, it } from '@jest/globals';
import { startAnalytics } from './analytics';

const store = buildSettings().store_info;
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
beforeEach(() => {
  document.head.innerHTML = '';
});

it('a shop with a code has analytics, which get addresses without queries [SHL-09]', () => {
  history.replaceState(null, '', '/account/verify?token=secret');
  startAnalytics({ store_info: { ...store, google_analytics_code: 'G-ABC123' } });
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC123']);
  const told = JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer);
  expect(told).toContain('/account/verify');
  expect(told).not.toContain('secret');
});

it.each(['', 'G-1"><script>', '../x'])(
  'a shop without a valid code (%j) has no analytics [SHL-09]',
  (google_analytics_code) => {
    startAnalytics({ store_info: { ...store, google_analytics_code } });
    expect(scripts()).toEqual([]);
  },
);
