/** @jest-environment jsdom */
import type { Title } from '@bookfront/shared/schemas';
import { answerCalls, buildTitle, renderPage } from '@bookfront/shared/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ItemPage } from '../item-page';

let mockFails = true;
beforeEach(() => {
  mockFails = true;
});
/** Each part is loaded in one test only, since loaded code stays cached. */
const mockChunk = (part: string) => {
  if (mockFails) throw new Error(`no chunk for ${part}`);
  return jest.requireActual<object>(part);
};
jest.mock('../related/related-links', () => mockChunk('../related/related-links'));
jest.mock('../videos/players', () => mockChunk('../videos/players'));
jest.mock('../discovery/discovery', () => mockChunk('../discovery/discovery'));
jest.mock('../gallery/thumbnails', () => mockChunk('../gallery/thumbnails'));

const group = { fullname: 'Sets', tooltip: '', row_count: 0, rows: [] };
async function openItem(over: Partial<Title>) {
  answerCalls({
    'title/getItem': buildTitle(over),
    'title/getRelatedItems': { included_items: { ...group, row_count: 1 }, included_in: group },
  });
  const view = renderPage(<ItemPage />, { url: '/item/9786800000011', path: '/item/:item_id' });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

test('sets and packs show a retry if their code fails to load', async () => {
  await openItem({ has_related: true });
  const again = await screen.findByRole('button', { name: 'Sets and packs couldn’t be loaded. Try again' });
  mockFails = false;
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Sets (1)' })).toBeVisible();
});

test('videos show a retry if their code fails to load', async () => {
  await openItem({ media: [{ type: 'component', data: 'dQw4' }] });
  await userEvent.click(await screen.findByRole('tab', { name: 'Videos' }));
  const panel = within(screen.getByRole('tabpanel', { name: 'Videos' }));
  expect(await panel.findByText('We couldn’t load the videos')).toBeVisible();
  mockFails = false;
  await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByRole('button', { name: 'Play video 1' })).toBeVisible();
});

test('a series and thumbnails whose code fails to load leave no gap', async () => {
  await openItem({
    series: 'Highbury',
    has_interiors: true,
    interiors: 1,
    interior_objects: [{ key: 'p1', cb: 'a1' }],
  });
  const page = screen.getByRole('heading', { level: 1 }).closest('article');
  const cover = screen.getByRole('button', { name: 'Cover of Emma' });
  await waitFor(() => expect(page?.children).toHaveLength(1));
  await waitFor(() => expect(cover.nextElementSibling).toBeNull());
});
