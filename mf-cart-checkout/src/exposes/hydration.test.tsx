/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */

import { buildOffer, buildSession, buildTitleCard } from '@bookfront/shared/testing';
import { hydrate } from '@bookfront/shared/testing/both-renders';
import { expect, test } from '@jest/globals';
import { buildFilledCart } from '../testing/build-line';
import { giftCards } from '../testing/gift-cards';
import CartControls from './cart-controls';
import GiftCardsPage from './gift-cards-page';

const controls = <CartControls title={buildTitleCard()} offer={buildOffer()} />;

test.each([
  ['an empty cart', buildSession()],
  ['the title in the cart', buildSession({ cart: buildFilledCart() })],
])('the cart controls hydrate without an error with %s', async (_, session) => {
  const { errors } = await hydrate(controls, { page: { url: '/item/9786800000011', session } });
  expect(errors).toEqual([]);
});

test('the gift cards hydrate without an error', async () => {
  const url = '/gift-cards';
  const { errors } = await hydrate(<GiftCardsPage />, {
    path: url,
    page: { url, queries: [[['giftcard/get', {}], giftCards]] },
  });
  expect(errors).toEqual([]);
});
