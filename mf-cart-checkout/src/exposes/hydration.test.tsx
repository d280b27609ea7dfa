/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */

import { buildOffer, buildSession, buildTitleCard } from '@bookfront/shared/testing';
import { hydrate } from '@bookfront/shared/testing/both-renders';
import { expect, test } from '@jest/globals';
import { buildFilledCart } from '../testing/build-line';
import CartControls from './cart-controls';

const controls = <CartControls title={buildTitleCard()} offer={buildOffer()} />;

test.each([
  ['an empty cart', buildSession()],
  ['the title in the cart', buildSession({ cart: buildFilledCart() })],
])('the cart controls hydrate without an error with %s', async (_, session) => {
  const { errors } = await hydrate(controls, { page: { url: '/item/9786800000011', session } });
  expect(errors).toEqual([]);
});
