import { renderOnServer } from '@bookfront/shared/testing/both-renders';
import { expect, test } from '@jest/globals';
import { homeAnswers } from '../testing/home-answers';
import HomePage from './home-page';

test('the edge can draw the home page from its first answers: banner, covers, lists and address, without a style attribute', () => {
  const html = renderOnServer(<HomePage />, { page: { url: '/', queries: homeAnswers() } });
  for (const text of [
    'Books for a long tide</h1>',
    'href="/lists/7"',
    'Title 12</a>',
    'View all',
    '1 Wharf Street',
    'fetchPriority="high"',
  ])
    expect(html).toContain(text);
  expect(html).not.toContain('Title 13</a>');
  expect(html).not.toContain(' style=');
});
