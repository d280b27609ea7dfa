import { defineCall, type Input } from '../call';
import { createRation } from '../ration';
import { harmless } from './harmless';
import { releaseOf } from './release-of';

/** From one address, and from all of them together, in a minute. */
const ofOne = createRation(20);
const ofAll = createRation(600);

/**
 * Reports of pages (decision 15 of the specification): cut by the schema, without queries (which may hold tokens),
 * control signs written out, as one JSON
 * line each, rationed by address. What is over the ration is answered all the same, and dropped.
 */
export const logCalls = [
  defineCall('log/error', async ({ log, shop, now, address }, report) => {
    if (ofOne.take(address, now) && ofAll.take('', now))
      log.warn({ page_error: cleaned(report), release: releaseOf(report), shop: shop.webstore_name }, 'page error');
    return {};
  }),
];

const cleaned = ({ release: _told, ...report }: Input<'log/error'>): Record<string, string> =>
  Object.fromEntries(Object.entries(report).map(([field, text]) => [field, harmless(text ?? '')]));
