import { buildTitleCard } from '@bookfront/shared/testing';
import { renderOnServer } from '@bookfront/shared/testing/both-renders';
import { expect, test } from '@jest/globals';
import { buildEntry, buildReply } from '../testing/build-reply';
import BrowsePage from './browse-page';
import SearchBox from './search-box';

const reply = buildReply({ rows: [buildTitleCard()], row_count: 40, filter_info: { binding: [buildEntry({ e: 'Paperback' })] } });

test('the edge can draw browse: titles, filters and pages are links that need no script', () => {
  const html = renderOnServer(<BrowsePage />, { page: { url: '/browse/filter/f/fic', queries: [[['browse/get', { f: 'fic', l: '26', o: '0' }], reply]] } });
  expect(html).toContain('href="/item/9786800000011"');
  expect(html).toContain('href="/browse/filter/f/fic/o/26"');
  expect(html).toContain('Paperback');
  expect(html).not.toContain(' style=');
});

test('the edge can draw the search box: a plain form that says the current search', () => {
  const html = renderOnServer(<SearchBox />, { page: { url: '/browse/filter/t/dune/k/title' } });
  expect(html).toMatch(/<form role="search"[^>]* action="\/browse\/filter\/" method="get"/);
  expect(html).toMatch(/<option value="title" selected=""/);
  expect(html).toContain('value="dune"');
});
