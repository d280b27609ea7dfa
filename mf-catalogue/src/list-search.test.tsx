/** @jest-environment jsdom */
import { renderPage } from '@bookfront/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListSearch } from './list-search';

let mockIsLost = true;
jest.mock('./uploads', () => {
  if (mockIsLost) throw new Error('lost');
  return jest.requireActual<object>('./uploads');
});

test('code of the search by file that gets lost on the way leaves the heading, and is fetched again', async () => {
  renderPage(<ListSearch />, { url: '/browse/file/' });
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this part of the page');
  expect(screen.getByRole('heading', { level: 1, name: 'Search by file' })).toBeVisible();
  mockIsLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText(/Choose a file/)).toBeEnabled();
});
