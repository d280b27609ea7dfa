/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */

import { hydrate } from '@bookfront/shared/testing/both-renders';
import { expect, test } from '@jest/globals';
import { homeAnswers } from '../testing/home-answers';
import HomePage from './home-page';

test('the home page hydrates without an error', async () => {
  const { errors, place } = await hydrate(<HomePage />, { page: { url: '/', queries: homeAnswers() } });
  expect(errors).toEqual([]);
  expect(place.querySelectorAll('article')).toHaveLength(12);
});
