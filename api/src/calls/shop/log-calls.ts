import type { Handlers, Input } from '../../call-context/call-context';
import { releaseOf } from '../../log/release-of';
import { sanitizeForLog } from '../../log/sanitize-for-log';
import { createRateLimit } from '../../rate-limit/rate-limit';

/** Reports per minute. */
const perAddress = createRateLimit(20);
const overall = createRateLimit(600);

/**
 * Reports of pages (SPEC-D15): cut by the schema, without queries (which may hold tokens), control characters written
 * out, as one JSON line each, limited by address. A report over the limit is answered all the same, and dropped.
 */
export const logCalls = {
  'log/error': async ({ log, shop, now, address }, report) => {
    if (perAddress.take(address, now) && overall.take('', now))
      log.warn({ page_error: sanitized(report), release: releaseOf(report), shop: shop.webstore_name }, 'page error');
    return {};
  },
} satisfies Partial<Handlers>;

const sanitized = ({ release: _release, ...report }: Input<'log/error'>): Record<string, string> =>
  Object.fromEntries(Object.entries(report).map(([field, text]) => [field, sanitizeForLog(text ?? '')]));
