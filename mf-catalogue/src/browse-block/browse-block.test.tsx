/** @jest-environment jsdom */
import { answerCalls, renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildReply } from '../testing/build-reply';
import { BrowseBlock } from './browse-block';

test('a browse block shows the titles of its filters and leads on to all of them [PGB-41]', async () => {
  const made = answerCalls({ 'browse/get': buildReply({ row_count: 40 }) });
  renderPage(<BrowseBlock path="s/Fiction/f/BC" />);
  expect(await screen.findByRole('link', { name: 'Emma' })).toBeVisible();
  expect(made[0]?.payload).toMatchObject({ s: 'Fiction', f: 'BC', l: '12', o: '0' });
  expect(screen.getByRole('link', { name: 'Browse all 40 titles' })).toHaveAttribute(
    'href',
    '/browse/filter/s/Fiction/f/BC',
  );
});

test('a browse block that finds nothing says so', async () => {
  answerCalls({ 'browse/get': buildReply({ rows: [], row_count: 0 }) });
  renderPage(<BrowseBlock path="" />);
  expect(await screen.findByRole('heading', { name: 'No matches found!' })).toBeVisible();
});

test('a browse block that fails can be asked for again', async () => {
  let fails = true;
  answerCalls({ 'browse/get': () => (fails ? { error: 'Closed.', code: 'validation' } : buildReply()) });
  const { container } = renderPage(<BrowseBlock path="" />);
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(await screen.findByText('Closed.')).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Emma' })).toBeVisible();
});
