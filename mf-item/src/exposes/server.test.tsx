import { buildTitle } from '@bookfront/shared/testing';
import { renderOnServer } from '@bookfront/shared/testing/both-renders';
import { expect, test } from '@jest/globals';
import ItemPage from './item-page';

const path = '/item/:item_id';
const page = { url: '/item/9786800000011' };

test('the server renders an item with title, price and every section, without scripts and style attributes', () => {
  const title = buildTitle({ bio: ['<p>Born in Steventon.</p>'], has_editions: true });
  const html = renderOnServer(<ItemPage />, {
    path,
    page: { ...page, queries: [[['title/getItem', { eisbn: '9786800000011' }], title]] },
  });
  for (const text of [
    'Emma</h1>',
    '$20.00',
    'A match is made.',
    'Born in Steventon.',
    'Tideline Classics',
    'href="#details"',
  ])
    expect(html).toContain(text);
  expect(html).not.toContain(' style=');
});

test('a missing item has "No Results" in the server’s markup [ITM-41]', () => {
  expect(renderOnServer(<ItemPage />, { path, page: { ...page, status: 404 } })).toContain('No Results');
});
