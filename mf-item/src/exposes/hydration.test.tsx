/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { buildTitle } from '@bookfront/shared/testing';
import { hydrate } from '@bookfront/shared/testing/both-renders';
import { expect, test } from '@jest/globals';
import ItemPage from './item-page';

test('the item page hydrates without an error, and its sections become tabs', async () => {
  const title = buildTitle({ bio: ['<p>Born in Steventon.</p>'] });
  const { errors, place } = await hydrate(<ItemPage />, {
    path: '/item/:item_id',
    page: { url: '/item/9786800000011', queries: [[['title/getItem', { eisbn: '9786800000011' }], title]] },
  });
  expect(errors).toEqual([]);
  expect(place.querySelectorAll('[role="tab"]')).toHaveLength(3);
});
