/** @jest-environment jsdom */
import { renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Breadcrumb } from './breadcrumb';

test('each step of the main subject leads to its titles', () => {
  const subjects = [{ subject: 'Fiction / Mystery & Crime', sub_labels: [] }];
  renderPage(<Breadcrumb subjects={subjects} />, { url: '/' });
  const links = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All books', '/browse'],
    ['Fiction', '/browse/filter/s/Fiction'],
    ['Mystery & Crime', '/browse/filter/s/Fiction%20~2F%20Mystery%20%26%20Crime'],
  ]);
});

test('a title without a subject has no breadcrumb', () => {
  renderPage(<Breadcrumb subjects={[]} />, { url: '/' });
  expect(screen.queryByRole('navigation')).toBeNull();
});
