import type { Handlers, Input } from '../../call-context/call-context';
import { harmless } from '../../log/harmless';
import { releaseOf } from '../../log/release-of';
import { createRateLimit } from '../../rate-limit/rate-limit';

/** From one address, and from all of them together, in a minute. */
const ofOne = createRateLimit(20);
const ofAll = createRateLimit(600);

/**
 * Reports of pages (SPEC-D15): cut by the schema, without queries (which may hold tokens), control characters written
 * out, as one JSON line each, limited by address. A report over the limit is answered all the same, and dropped.
 */
export const logCalls = {
  'log/error': async ({ log, shop, now, address }, report) => {
    if (ofOne.take(address, now) && ofAll.take('', now))
      log.warn({ page_error: cleaned(report), release: releaseOf(report), shop: shop.webstore_name }, 'page error');
    return {};
  },
} satisfies Partial<Handlers>;

const cleaned = ({ release: _told, ...report }: Input<'log/error'>): Record<string, string> =>
  Object.fromEntries(Object.entries(report).map(([field, text]) => [field, harmless(text ?? '')]));
