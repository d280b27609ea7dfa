/** @jest-environment jsdom */
import type { Widget } from '@bookfront/shared/schemas';
import { answerCalls, buildList, buildTitleCard, renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowseRoutes } from './browse-routes';
import { buildReply } from './testing/build-reply';

const picks: Widget = {
  ...buildList({ list_id: '7', header_visible: true, can_delete: false, placement: 'featured' }),
  block: 'list',
  id: 'w1',
};
const banner = (url: string): Widget => ({
  block: 'text_over_image',
  id: 'b1',
  heading: 'Books for a long tide',
  text: 'The kettle is on.',
  image: '',
  button: { label: 'See them all', url },
  eisbns: [],
  covers: [],
});
const titles = { 'browse/get': buildReply() };

test('/browse/{id} shows what the shop has made for that id above its titles [NAV-17]', async () => {
  const made = answerCalls({
    ...titles,
    'titlelist/getCustom': { widgets: [banner('/lists/7'), picks] },
    'titlelist/getItems': { list: picks, rows: [buildTitleCard({ title: 'Persuasion' })], row_count: 1 },
  });
  renderPage(<BrowseRoutes />, { url: '/browse/12' });
  const list = await screen.findByRole('region', { name: 'Staff picks' });
  expect(await within(list).findByRole('link', { name: 'Persuasion' })).toBeVisible();
  expect(within(list).getByText('What we press into hands.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Books for a long tide' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See them all' })).toHaveAttribute('href', '/lists/7');
  expect(await screen.findByRole('link', { name: 'Emma' })).toBeVisible();
  expect(made).toContainEqual(
    expect.objectContaining({ name: 'titlelist/getCustom', payload: expect.objectContaining({ page_id: '12' }) }),
  );
});

test('an id for which nothing was made shows all titles', async () => {
  answerCalls({ ...titles, 'titlelist/getCustom': { widgets: [] } });
  renderPage(<BrowseRoutes />, { url: '/browse/nothing/' });
  expect(await screen.findByRole('link', { name: 'Emma' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Browse' })).toBeVisible();
});

test('custom content that fails leaves the titles, and can be asked for again', async () => {
  let fails = true;
  answerCalls({
    ...titles,
    'titlelist/getCustom': () =>
      fails ? { error: 'Closed.', code: 'validation' } : { widgets: [banner('javascript:alert(1)')] },
  });
  renderPage(<BrowseRoutes />, { url: '/browse/12' });
  await screen.findByRole('link', { name: 'Emma' });
  fails = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The kettle is on.')).toBeVisible();
  expect(screen.queryByText('See them all')).toBeNull();
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
