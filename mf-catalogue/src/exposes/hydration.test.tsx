/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */

import { hydrate } from '@bookfront/shared/testing/both-renders';
import { expect, test } from '@jest/globals';
import { buildEntry, buildReply } from '../testing/build-reply';
import BrowsePage from './browse-page';
import ListSearchPage from './list-search-page';
import SearchBox from './search-box';

test('browse hydrates without an error, also for a visitor who chose another layout', async () => {
  sessionStorage.setItem('browse_layout', 'cards');
  const reply = buildReply({ row_count: 40, filter_info: { binding: [buildEntry()] } });
  const { errors, place } = await hydrate(<BrowsePage />, {
    page: { url: '/browse', queries: [[['browse/get', { l: '26', o: '0' }], reply]], preferences: { perRow: 4 } },
  });
  expect(errors).toEqual([]);
  expect(place.querySelector('[aria-label="Cards"]')?.getAttribute('aria-pressed')).toBe('true');
});

test.each(['/browse/file', '/browse/url/'])('%s hydrates without an error', async (url) => {
  const { errors } = await hydrate(<ListSearchPage />, { page: { url } });
  expect(errors).toEqual([]);
});

test('the titles of a list hydrate without an error', async () => {
  const url = '/browse/filter/x/r1';
  const reply = buildReply({ context: { name: 'Titles in summer', list_id: '' } });
  const { errors } = await hydrate(<BrowsePage />, {
    page: { url, queries: [[['browse/get', { x: 'r1', l: '26', o: '0' }], reply]] },
  });
  expect(errors).toEqual([]);
});

test('the search box hydrates without an error', async () => {
  const { errors } = await hydrate(<SearchBox />, { page: { url: '/browse/filter/t/dune/k/title' } });
  expect(errors).toEqual([]);
});
