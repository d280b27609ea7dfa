import { z } from 'zod';
import { webAddress } from './address-text';
import { limits } from './limits';

const { label: max } = limits.settings;
const text = z.string().trim().max(max).default('');

/** Minutes after midnight; -1, or twice the same, means closed (CON-08, CON-09). 1440 is the day's end. */
const minutes = z.number().int().min(-1).max(1440);
const opening = z.tuple([minutes, minutes]);

/**
 * ws_hours (P1 §3): `weekdays` from Sunday on, each with its pairs; `singles`: special hours of one day. `mon` YYYYMM.
 */
export const hoursInputSchema = z.object({
  title: text,
  weekdays: z.array(z.array(opening).max(6)).length(7, 'Hours have seven days, Sunday first.'),
  singles: z
    .array(
      z.object({
        mon: z.string().regex(/^\d{4}(0[1-9]|1[0-2])$/, "A month is written 'YYYYMM'."),
        day: z.number().int().min(1).max(31),
        range: z.array(opening).max(6),
        note: text,
      }),
    )
    .max(400)
    .default([]),
});

/** A location's record as the shop writes it (P1 §3 Store contact and hours record). */
export const storeRecordInputSchema = z.object({
  location_id: z.string().max(64).default(''),
  san: text,
  ws_name: text,
  sc_name: text,
  altname: text,
  sc_addr_array: z.object({ address: text, city: text, prov: text, postal: text, country: text }).prefault({}),
  sc_email: text,
  sc_phone: text,
  sc_phone_2: text,
  sc_tollfree: text,
  lat_lng: z
    .object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
    .nullable()
    .default(null),
  ws_htmlhours: z.string().max(limits.page.markup).default(''),
  ws_contact_blurb: z.string().max(limits.page.markup).default(''),
  chain_number: text,
  directions_url: webAddress.default('').describe("'' leads to a search of the address on a map of the web"),
  ws_hours: z.array(hoursInputSchema).max(6).default([]),
});
export type StoreRecordInput = z.infer<typeof storeRecordInputSchema>;

/**
 * The same for the page: markup cleaned; of the special hours those of the next 30 days that fall in this month or the
 * next (CON-10, CON-11, GAP-41), with the day as text in the shop's time zone.
 */
export const storeRecordSchema = storeRecordInputSchema.extend({
  name: z.string().describe('ws_name, sc_name or altname'),
  ws_hours: z.array(
    hoursInputSchema.extend({
      singles: z.array(hoursInputSchema.shape.singles.unwrap().element.extend({ day_text: z.string() })),
    }),
  ),
  today: z.object({
    weekday: z.number().int().min(0).max(6).describe('0 is Sunday'),
    is_open: z.boolean(),
    until: z.number().int().nullable().describe('minutes after midnight: when it closes, or opens next today'),
  }),
});
export type StoreRecord = z.infer<typeof storeRecordSchema>;
