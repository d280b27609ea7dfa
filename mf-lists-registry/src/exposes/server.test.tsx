import { buildCustomer, buildList, buildTitleCard } from '@bookfront/shared/testing';
import { renderOnServer } from '@bookfront/shared/testing/both-renders';
import { expect, test } from '@jest/globals';
import { buildRegistry } from '../testing/build-registry';
import FavouriteButton from './favourite-button';
import ListPage from './list-page';
import MyListsPage from './my-lists-page';
import RegistriesPage from './registries-page';

const list = buildList();

test('the edge can draw a list: its titles are links that need no script', () => {
  const answer: [[string, Record<string, string>], unknown] = [
    ['titlelist/getItemsSimple', { list_id: '5', limit: '10', offset: '0' }],
    { list, rows: [buildTitleCard()], row_count: 1 },
  ];
  const html = renderOnServer(<ListPage />, { path: '/lists/:list_id', page: { url: '/lists/5', queries: [answer] } });
  expect(html).toContain('Staff picks</h1>');
  expect(html).toContain('href="/item/9786800000011/lists/5"');
  expect(html).not.toContain(' style=');
});

test('the edge can draw the heart of a guest and of a customer', () => {
  const button = <FavouriteButton eisbn="9786800000011" title="Emma" />;
  expect(renderOnServer(button, { page: { url: '/' } })).toContain('action="/do/titlelist/addItemToList"');
  const session = buildCustomer({ wishlist: { rows: [{ eisbn: '9786800000011' }] } });
  expect(renderOnServer(button, { page: { url: '/', session } })).toContain(
    'action="/do/titlelist/removeItemFromList"',
  );
});

test('the edge can draw a member’s lists, under the ways to the rest of the account, and registries', () => {
  const session = buildCustomer();
  const lists = renderOnServer(<MyListsPage />, {
    page: { url: '/account/lists', session, queries: [[['titlelist/getLists', {}], { rows: [list] }]] },
  });
  expect(lists).toContain('Staff picks');
  expect(lists).toContain('href="/account/orders"');
  const registries = renderOnServer(<RegistriesPage />, {
    page: {
      url: '/gift-registry',
      session,
      queries: [[['giftregistry/getAll', { show_items: 'true' }], { rows: [buildRegistry()] }]],
    },
  });
  expect(registries).toContain('href="/gift-registry/');
});
