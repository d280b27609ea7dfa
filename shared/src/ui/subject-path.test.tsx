/** @jest-environment jsdom */
import { renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { SubjectPath } from './subject-path';

const steps = [
  ['All books', '/browse'],
  ['Fiction', '/browse/filter/s/Fiction'],
  ['Mystery & Crime', '/browse/filter/s/Fiction%20~2F%20Mystery%20%26%20Crime'],
];

test.each([
  [undefined, steps],
  [-1, steps.slice(0, 2)],
])('each step of a subject leads to its titles, with the end %s', (end, expected) => {
  renderPage(<SubjectPath subject="Fiction / Mystery & Crime" {...(end === undefined ? {} : { end })} />, { url: '/' });
  const links = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(expected);
});
