import type { FirstCallContext } from '../routes';
import { buildSettings } from './build-settings';

/** What the first calls of the page at `url` are made from, on the day that `buildPage` has. */
export const buildCallContext = (url: string, over: Partial<FirstCallContext> = {}): FirstCallContext => {
  const { pathname, searchParams } = new URL(url, 'http://shop.invalid');
  return { params: {}, pathname, query: searchParams, settings: buildSettings(), today: '20231114', ...over };
};
