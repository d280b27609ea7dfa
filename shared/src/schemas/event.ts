import { z } from 'zod';
import { imageSchema } from './page/look';
import { titleCardSchema } from './title';

/** YYYYMMDD in the shop's time zone. */
export const day = z.string().regex(/^\d{8}$/);

/**
 * An event of the shop (P1 §3 Event). `from` and `to` in unix seconds; the texts are in the shop's time zone
 * (SPEC-D17, EVT-06). In a list `info.description` is its beginning as text in markup; markup has been cleaned.
 */
export const eventSchema = z.object({
  id: z.string(),
  from: z.number().int(),
  to: z.number().int(),
  first_day: day,
  last_day: day.describe('an event that ends at midnight does not cover the day that begins then'),
  day_text: z.string().describe("'Saturday, December 5, 2026', or both days"),
  time_text: z.string().describe("'7:00 PM to 9:00 PM PST'; '' for one that lasts whole days"),
  is_past: z.boolean(),
  location: z.string().describe('where, in one line'),
  info: z.object({
    name: z.string(),
    description: z.string(),
    img_path: z.string().describe("address of the picture, '' for none"),
    image: imageSchema.nullable(),
    book: z.array(titleCardSchema),
    ticket: z.array(titleCardSchema).describe('a ticket is put in the cart by its eisbn (GAP-38)'),
  }),
});
export type ShopEvent = z.infer<typeof eventSchema>;

/** A month of the calendar, with the days of the months beside it that its weeks show; rows in order of time. */
export const calendarSchema = z.object({
  month: z
    .string()
    .regex(/^\d{6}$/)
    .describe('YYYYMM'),
  today: day,
  rows: z.array(eventSchema),
});
export type Calendar = z.infer<typeof calendarSchema>;
