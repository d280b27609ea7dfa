import type { Handlers, Input } from '../../call-context/call-context';
import { releaseOf } from '../../log/release-of';
import { sanitizeForLog } from '../../log/sanitize-for-log';
import { createRateLimit } from '../../rate-limit/rate-limit';

/** Reports per minute. */
const addressLimit = createRateLimit(20);
const overallLimit = createRateLimit(600);

/**
 * Logs reports from pages (SPEC-D15) as one JSON line each: truncated by the schema, without queries, which may contain
 * tokens, and with control characters escaped. Reports over the limit are accepted and dropped.
 */
export const logCalls = {
  'log/error': async ({ log, shop, now, address }, report) => {
    if (addressLimit.take(address, now) && overallLimit.take('', now))
      log.warn({ page_error: sanitized(report), release: releaseOf(report), shop: shop.webstore_name }, 'page error');
    return {};
  },
} satisfies Partial<Handlers>;

const sanitized = ({ release: _release, ...report }: Input<'log/error'>): Record<string, string> =>
  Object.fromEntries(Object.entries(report).map(([field, text]) => [field, sanitizeForLog(text ?? '')]));
