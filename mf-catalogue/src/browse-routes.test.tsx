/** @jest-environment jsdom */
import { answerCalls, renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { BrowseRoutes } from './browse-routes';
import { buildReply } from './testing/build-reply';

const titles = { 'browse/get': buildReply() };
const parts = {
  'mf_events_content/ContentBlocks': (props: object) => <p>Blocks of {'pageId' in props && String(props.pageId)}</p>,
};

test('/browse/{id} shows what the shop has made for that id above its titles [NAV-17] [GAP-10]', async () => {
  answerCalls(titles);
  renderPage(<BrowseRoutes />, { url: '/browse/12', parts });
  const title = await screen.findByRole('link', { name: 'Emma' });
  const blocks = screen.getByText('Blocks of 12');
  expect(blocks.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test.each(['/browse', '/browse/filter/t/emma'])('%s shows titles alone', async (url) => {
  answerCalls(titles);
  renderPage(<BrowseRoutes />, { url, parts });
  expect(await screen.findByRole('link', { name: 'Emma' })).toBeVisible();
  expect(screen.queryByText(/Blocks of/)).not.toBeInTheDocument();
});

test('an id for which nothing was made shows all titles', async () => {
  answerCalls(titles);
  renderPage(<BrowseRoutes />, { url: '/browse/nothing/' });
  expect(await screen.findByRole('link', { name: 'Emma' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Browse' })).toBeVisible();
});

test('the titles of a list lead back to the list [NAV-56]', async () => {
  const made = answerCalls({ 'browse/get': buildReply({ context: { name: 'Harbour reads', list_id: '5' } }) });
  renderPage(<BrowseRoutes />, { url: '/browse/filter/x/list-5' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Harbour reads' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/lists/5');
  expect(made[0]?.payload).toMatchObject({ x: 'list-5' });
});

test('a list that is not kept any more says so', async () => {
  answerCalls({ 'browse/get': buildReply({ rows: [], row_count: 0 }) });
  renderPage(<BrowseRoutes />, { url: '/browse/filter/x/gone' });
  expect(await screen.findByText(/We no longer have this list.*thirty days/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search for another list' })).toHaveAttribute('href', '/browse/file/');
});
