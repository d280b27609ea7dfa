import { type RouteEntry, routes } from '@bookfront/shared/routes';
import { expect, test } from '@jest/globals';
import { hasPage, sideButtons } from './shop-pages';

const withFeatures: RouteEntry[] = [...routes, { name: 'features', path: '/features', page: 'mf_events_content/HomePage' }];
const labels = (show_browse_button: boolean, show_features_button: boolean, table?: RouteEntry[]) =>
  sideButtons({ show_browse_button, show_features_button }, table).map(({ label }) => label);

test('[PGB-05] the Features button shows when the shop wants it, once there is such a page', () => {
  expect(labels(true, true, withFeatures)).toEqual(['Browse', 'Features']);
  expect(labels(true, false, withFeatures)).toEqual(['Browse']);
  expect(labels(true, true)).toEqual(['Browse']);
  expect(sideButtons({ show_browse_button: false, show_features_button: true }, withFeatures)).toMatchObject([{ path: '/features' }]);
});

test.each([
  ['/lists/7', true],
  ['/browse?from=banner#top', true],
  ['/checkout', true],
  ['/gift-cards', false],
])('%s leads to a page: %s', (path, is) => {
  expect(hasPage(path)).toBe(is);
});
