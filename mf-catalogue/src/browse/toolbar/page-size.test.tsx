/** @jest-environment jsdom */
import { answerCalls, renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildReply } from '../../testing/build-reply';
import { BrowsePage } from '../browse-page';

test('a page size is offered in four steps, goes back to page 1 and is remembered for 365 days [BRW-13] [BRW-14] [BRW-16] [GAP-20]', async () => {
  const cookies: string[] = [];
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    set: (text: string) => void cookies.push(text),
    get: () => '',
  });
  const made = answerCalls({ 'browse/get': buildReply({ row_count: 300 }) });
  const { address } = renderPage(<BrowsePage />, { url: '/browse/filter/o/26' });
  const size = await screen.findByRole('combobox', { name: 'Show' });
  expect(
    within(size)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['26', '50', '100', '200']);
  await userEvent.selectOptions(size, '50');
  expect(address()).toBe('/browse/filter/l/50');
  expect(cookies).toEqual(['browse_page_size=50; path=/; max-age=31536000; samesite=lax']);
  await waitFor(() => expect(made.at(-1)?.payload).toMatchObject({ l: '50', o: '0' }));
  Object.defineProperty(document, 'cookie', cookie ?? {});
});
