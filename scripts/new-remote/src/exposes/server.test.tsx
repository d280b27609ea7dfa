import { renderOnServer } from '@bookfront/shared/testing/both-renders';
import { expect, test } from '@jest/globals';
import SamplePage from './sample-page';

test('the edge can draw the page, with its heading and without inline styles', () => {
  const html = renderOnServer(<SamplePage />, { page: { url: '/sample' } });
  expect(html).toMatch(/<h1[^>]*>Sample<\/h1>/);
  expect(html).not.toContain(' style=');
});
