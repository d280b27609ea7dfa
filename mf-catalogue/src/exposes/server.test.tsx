import type { PageState } from '@bookfront/shared/contract';
import { coverSrc } from '@bookfront/shared/format';
import { filterGroups } from '@bookfront/shared/schemas/vocabulary';
import { buildTitleCard } from '@bookfront/shared/testing';
import { renderOnServer } from '@bookfront/shared/testing/both-renders';
import { expect, test } from '@jest/globals';
import { buildEntry, buildReply } from '../testing/build-reply';
import BrowsePage from './browse-page';
import ListSearchPage from './list-search-page';
import SearchBox from './search-box';

const reply = buildReply({
  rows: [buildTitleCard()],
  row_count: 40,
  filter_info: { binding: [buildEntry({ e: 'Paperback' })] },
});

test('the edge can draw browse: titles, filters and pages are links that need no script', () => {
  const html = renderOnServer(<BrowsePage />, {
    page: { url: '/browse/filter/f/fic', queries: [[['browse/get', { f: 'fic', l: '26', o: '0' }], reply]] },
  });
  expect(html).toContain('href="/item/9786800000011"');
  expect(html).toContain('href="/browse/filter/f/fic/o/26"');
  expect(html).toContain('Paperback');
  expect(html).not.toContain(' style=');
});

test('the picture that the edge asks for early, the cover of the first title, is the first that the page shows, and not put off', () => {
  const rows = [
    buildTitleCard({ cover_url: 'https://covers.example/emma.jpg' }),
    buildTitleCard({ eisbn: '9786800000028' }),
  ];
  const html = renderOnServer(<BrowsePage />, {
    page: { url: '/browse', queries: [[['browse/get', { l: '26', o: '0' }], buildReply({ rows, row_count: 2 })]] },
  });
  const [first = ''] = html.match(/<img[^>]*>/) ?? [];
  expect(first).toContain(`src="${coverSrc(rows[0] ?? buildTitleCard())}"`);
  expect(first).toContain('loading="eager"');
  expect(first).not.toMatch(/srcset|crossorigin/i);
});

test('covers per line, as the cookie says, are in the markup [BRW-21]', () => {
  const queries: PageState['queries'] = [[['browse/get', { l: '26', o: '0' }], reply]];
  expect(renderOnServer(<BrowsePage />, { page: { url: '/browse', queries, preferences: { perRow: 4 } } })).toContain(
    'data-per-row="4"',
  );
});

test('the edge can draw the titles of a list, with its name, the way back and every filter group', () => {
  const groups = filterGroups.map(({ group }) => [group, [buildEntry({ e: `One of ${group}` })]] as const);
  const listed = {
    ...reply,
    context: { name: 'Titles in summer', list_id: '' },
    filter_info: Object.fromEntries(groups),
  };
  const queries: PageState['queries'] = [[['browse/get', { v: 'sequence', x: 'r1', l: '26', o: '0' }], listed]];
  const html = renderOnServer(<BrowsePage />, { page: { url: '/browse/filter/v/sequence/x/r1', queries } });
  expect(html).toMatch(/<h1[^>]*>Titles in summer<\/h1>/);
  expect(html).toContain('Back to all titles');
  for (const [group] of groups) expect(html).toContain(`One of ${group}`);
  expect(html).toContain('href="/item/9786800000011"');
});

test.each([
  ['/browse/file/', 'Search by file'],
  ['/browse/url', 'Search by address'],
])('the edge draws %s as being loaded: what is searched for the browser alone knows', (url, heading) => {
  const html = renderOnServer(<ListSearchPage />, { page: { url } });
  expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
  expect(html).toContain('aria-busy="true"');
});

test('the edge can draw the search box: a plain form that says the current search', () => {
  const html = renderOnServer(<SearchBox />, { page: { url: '/browse/filter/t/dune/k/title' } });
  expect(html).toMatch(/<form role="search"[^>]* action="\/browse\/filter\/" method="get"/);
  expect(html).toMatch(/<option value="title" selected=""/);
  expect(html).toContain('value="dune"');
});
