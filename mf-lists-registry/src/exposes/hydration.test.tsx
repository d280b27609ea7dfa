/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { buildCustomer, buildList, buildTitleCard } from '@bookfront/shared/testing';
import { hydrate } from '@bookfront/shared/testing/both-renders';
import { expect, test } from '@jest/globals';
import FavouriteButton from './favourite-button';
import ListPage from './list-page';

const list = buildList();

test('a list hydrates without an error', async () => {
  const answer: [[string, Record<string, string>], unknown] = [
    ['titlelist/getItemsSimple', { list_id: '5', limit: '10', offset: '0' }],
    { list, rows: [buildTitleCard()], row_count: 25 },
  ];
  const { errors } = await hydrate(<ListPage />, {
    path: '/lists/:list_id',
    page: { url: '/lists/5', queries: [answer] },
  });
  expect(errors).toEqual([]);
});

test('the heart hydrates without an error, on and off', async () => {
  const button = <FavouriteButton eisbn="9786800000011" title="Emma" compact />;
  for (const session of [buildCustomer(), buildCustomer({ wishlist: { rows: [{ eisbn: '9786800000011' }] } })]) {
    const { errors } = await hydrate(button, { page: { url: '/', session } });
    expect(errors).toEqual([]);
  }
});
