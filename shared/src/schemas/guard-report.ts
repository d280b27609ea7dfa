import { z } from 'zod';
import { limits } from './limits';

/** What a page tells of a release, from a page load. `release`: 'mf_item@1.4.0'. */
const reportEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mount'), release: z.string().max(limits.release) }),
  z.object({
    kind: z.enum(['load-failure', 'render-error', 'script-error']),
    release: z.string().max(limits.release),
    /** Without queries: addresses may hold tokens. */
    message: z.string().max(limits.reportMessage),
  }),
  /**
   * `value` in ms; cumulative layout shift as a number. Told for the page's own remote. `cold`: its script came from the
   * network, not from the browser's cache.
   */
  z.object({
    kind: z.literal('vital'),
    release: z.string().max(limits.release),
    name: z.enum(['LCP', 'INP', 'CLS', 'TTFB', 'FCP']),
    value: z.number().min(0).max(600_000),
    cold: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('outcome'),
    release: z.string().max(limits.release),
    name: z.enum(['cart-add', 'checkout-step']),
    detail: z.string().max(40),
  }),
]);
export type ReportEvent = z.infer<typeof reportEvent>;

/**
 * POST /reports, by sendBeacon as application/json. `token`: signed by the edge for one page load. Orders are counted
 * by the edge itself.
 */
export const guardReportSchema = z.object({
  token: z.string().max(2000),
  events: z.array(reportEvent).min(1).max(limits.reportEvents),
});
export type GuardReport = z.infer<typeof guardReportSchema>;
