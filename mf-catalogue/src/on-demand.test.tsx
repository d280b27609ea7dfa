/** @jest-environment jsdom */
import { answerCalls, renderPage } from '@bookfront/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowseRoutes } from './browse-routes';
import { buildReply } from './testing/build-reply';
import { buildResultList } from './testing/build-result-list';
import { storeListResult } from './uploads/recent-lists';

const mockLost = new Set<string>();
const mockLoad = (chunk: string) => {
  if (mockLost.has(chunk)) throw new Error(`lost ${chunk}`);
  return jest.requireActual<object>(chunk);
};
jest.mock('./uploads', () => mockLoad('./uploads'));

test.each([['./uploads', '/browse/filter/x/r1', 'We carry all 2 books on your list.']])(
  '%s that gets lost on the way leaves the titles, and is fetched again',
  async (chunk, url, text) => {
    storeListResult(buildResultList());
    answerCalls({ 'browse/get': buildReply() });
    mockLost.add(chunk);
    renderPage(<BrowseRoutes />, { url });
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this part of the page');
    expect(await screen.findByRole('link', { name: 'Emma' })).toBeVisible();
    mockLost.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
