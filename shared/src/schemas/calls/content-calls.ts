import { z } from 'zod';
import { day, eventSchema } from '../event';
import { featureFilterSchema, featureSchema, pdfOptionSchema } from '../feature';
import { limits } from '../limits';
import { pageReply } from '../page/widgets';
import { storeRecordSchema } from '../store-record';
import { featureSorts } from '../vocabulary';
import { flag, jsonText, none, singleLine, wholeNumber } from '../wire';

const keys = jsonText(limits.filters.text, z.array(z.string().max(limits.feature.text)).max(limits.feature.keys));
const pageId = z.string().max(64);
/** Of a link that `pnpm api page put --draft` signs, good for a day. */
const draft = z.string().max(500).optional();

/** Pages, events, features, contact and hours, the newsletter. */
export const contentCalls = {
  'titlelist/getCustom': { payload: z.object({ page_id: pageId, draft }), reply: pageReply, write: false },
  'webstore/getPrivacyPolicyPage': {
    payload: z.object({ draft }),
    reply: z.object({ page: pageReply }),
    write: false,
  },
  /** GAP-57 */
  'webstore/getTermsPage': { payload: z.object({ draft }), reply: z.object({ page: pageReply }), write: false },
  'webstore/getContactAndHours': {
    payload: none,
    reply: z.object({ rows: z.array(storeRecordSchema) }),
    write: false,
  },
  /**
   * Events that take place between the days `from` and `to`, both included, in order of time. Without `from`: from one
   * month back (EVT-14); without `to`: all that come. `row_count` counts all there are. `increment_views` counts a view
   * of each row (SPEC-D16).
   */
  'event/getList': {
    payload: z.object({
      from: day.optional(),
      to: day.optional(),
      limit: wholeNumber(1, limits.event.rows).optional(),
      increment_views: flag.optional(),
    }),
    reply: z.object({ rows: z.array(eventSchema), row_count: z.number().int(), from: day, to: day, today: day }),
    write: false,
  },
  /** GAP-37, GAP-39 */
  'event/get': {
    payload: z.object({ event_id: z.string().max(64), increment_views: flag.optional() }),
    reply: z.object({ event: eventSchema }),
    write: false,
  },
  /** Without `o` and `l`: the first 26 (FEA-02). `c` and `f` are arrays of keys, `t` a text: all JSON. */
  'feature/getList': {
    payload: z.object({
      o: wholeNumber(0, 1_000_000).catch(0).optional(),
      l: wholeNumber(1, 200).catch(limits.feature.pageSize).optional(),
      s: z.enum(featureSorts).catch('date').optional(),
      c: keys.optional(),
      f: keys.optional(),
      t: jsonText(limits.feature.text + 10, z.string().max(limits.feature.text)).optional(),
    }),
    reply: z.object({
      rows: z.array(featureSchema),
      row_count: z.number().int(),
      filter_info: z.object({ c: z.array(featureFilterSchema) }),
    }),
    write: false,
  },
  'feature/getPdfOptions': {
    payload: none,
    reply: z.object({ options: z.array(pdfOptionSchema), titles: z.number().int().describe('at most') }),
    write: false,
  },
  /** GAP-56; members only (SEC-11). `options`: a JSON array of the keys that are chosen. */
  'feature/getPdf': {
    payload: z.object({ list_id: z.string().max(64), options: keys.optional() }),
    reply: z.object({ progress_report_id: z.string() }),
    write: true,
  },
  /** P2 §3 Report progress: `progress` in percent. */
  'report/progress': {
    payload: z.object({ progress_report_id: z.string().max(64) }),
    reply: z.object({
      progress: z.number().int().min(0).max(100),
      eta_seconds: z.number().int().nullable(),
      completed: z.boolean(),
    }),
    write: false,
  },
  /**
   * Sends the form to the provider's address of that block (PGB-39); `message` is the provider's own, as text (ERR-30).
   */
  'newsletter/subscribe': {
    payload: z.object({
      page_id: pageId,
      block_id: z.string().max(64),
      email: singleLine(limits.newsletter.email),
      first_name: singleLine(limits.newsletter.name).optional(),
      last_name: singleLine(limits.newsletter.name).optional(),
      phone: singleLine(limits.newsletter.phone).optional(),
    }),
    reply: z.object({ is_subscribed: z.boolean(), message: z.string() }),
    write: true,
  },
};
