import { z } from 'zod';
import { isEmail } from '../../format/email';
import { limits } from '../limits';
import { leftOutSchema } from '../list';
import { orderRowSchema } from '../order-history';
import type { RuleName } from '../rules';
import { fileAnswer, notice, singleLine, wholeNumber } from '../wire';
import { cartReply } from './shapes';

const order_id = z.string().min(1).max(64);

/** Orders of before, and the documents made of them. */
export const orderHistoryCalls = {
  /**
   * The newest first. `term`: an order's number, or words of titles and names in it. `years` are those that have an
   * order, whatever is searched for; `rowcount` and `row_count` are the same (GAP-71).
   */
  'order/getList': {
    payload: z.object({
      offset: wholeNumber(0, 1_000_000).catch(0).optional(),
      limit: wholeNumber(1, 200).catch(limits.pageSize.default).optional(),
      year: wholeNumber(1970, 9999).optional(),
      term: z.string().trim().max(limits.orderHistory.term).optional(),
      location_id: z.string().max(64).optional(),
    }),
    reply: z.object({
      rows: z.array(orderRowSchema),
      rowcount: z.number().int(),
      row_count: z.number().int(),
      years: z.array(z.number().int()),
    }),
    write: false,
  },
  /** One new copy for each copy of the order; `left_out` says what the cart did not take, and why. */
  'order/reorder': {
    payload: z.object({ order_id }),
    reply: cartReply.extend({
      added: z.number().int(),
      left_out: z.array(leftOutSchema),
      left_out_count: z.number().int(),
      notice,
    }),
    write: true,
  },
  /** The invoice as PDF: progress is told by report/progress. */
  'order/getInvoice': {
    payload: z.object({ order_id }),
    reply: z.object({ progress_report_id: z.string() }),
    write: true,
  },
  /**
   * A guest's order: where number and email belong together, a link with a token goes to that email. The answer is the
   * same in any case.
   */
  'order/findByEmail': {
    payload: z.object({
      order_number: singleLine(64).min(1),
      email_address: z
        .string()
        .trim()
        .max(limits.account.text)
        .refine(isEmail, 'email' satisfies RuleName),
      captcha: z.string().max(4000).optional(),
    }),
    reply: z.object({ notice }),
    write: true,
  },
  'report/get': {
    payload: z.object({ progress_report_id: z.string().max(64) }),
    reply: fileAnswer,
    write: false,
  },
};
