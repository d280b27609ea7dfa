import { z } from 'zod';
import { placeSchema } from '../address';
import { limits } from '../limits';
import { siteSettingsSchema } from '../settings/site-settings';
import { none, truncated } from '../wire';

/** The shop itself: settings, locations, countries, reports of errors. */
export const shopCalls = {
  'store/getSettings': {
    payload: z.object({ webstore_name: z.string().max(64).optional() }),
    reply: siteSettingsSchema,
    write: false,
  },
  /** Empties the cart; the page reloads. */
  'webstore/setMultistoreLocation': {
    payload: z.object({ location_id: z.string().max(64) }),
    reply: none,
    write: true,
  },
  'country/getList': { payload: none, reply: z.object({ countries: z.array(placeSchema) }), write: false },
  /** Empty for a country without a list: its provinces are free text. */
  'province/getList': {
    payload: z.object({ country: z.string().max(2) }),
    reply: z.object({ provinces: z.array(placeSchema) }),
    write: false,
  },
  'province/get': {
    payload: z.object({ country: z.string().max(2), province: z.string().max(limits.address.province) }),
    reply: placeSchema,
    write: false,
  },
  /**
   * Each field is cut to its length, never refused (SPEC-D15). `release`: of the line of a joined file, which only the
   * page can tell ('mf_item@1.4.0').
   */
  'log/error': {
    payload: z.object({
      location: truncated(limits.errorReport).optional(),
      user_agent: truncated(400).optional(),
      error_info: truncated(limits.errorReport).optional(),
      source: truncated(400).optional(),
      lineno: truncated(12).optional(),
      colno: truncated(12).optional(),
      error: truncated(limits.errorReport).optional(),
      release: truncated(limits.release).optional(),
    }),
    reply: none,
    write: false,
  },
};
