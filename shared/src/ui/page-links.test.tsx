/** @jest-environment jsdom */
import { renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { PageLinks } from './page-links';

const addressOf = (page: number) => `/lists/7/${page}`;
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('aria-label'));

test.each([
  [1, 3, ['Page 1', 'Page 2', 'Page 3', 'Next page']],
  [2, 3, ['Previous page', 'Page 1', 'Page 2', 'Page 3', 'Next page']],
  [3, 3, ['Previous page', 'Page 1', 'Page 2', 'Page 3']],
  [1, 1, []],
])('page %i of %i links to its neighbours', (page, last, expected) => {
  renderPage(<PageLinks page={page} last={last} addressOf={addressOf} />);
  expect(links()).toEqual(expected);
});

test('the current page is marked', () => {
  renderPage(<PageLinks page={2} last={3} addressOf={addressOf} />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/lists/7/2');
});
