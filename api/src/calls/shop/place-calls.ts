import * as m from '#messages';
import type { Handlers } from '../../call-context/call-context';
import { notFound } from '../../http/failure';
import { countries, provincesOf } from '../../place/places';

export const placeCalls = {
  'country/getList': async () => ({ countries: [...countries] }),
  'province/getList': async (_context, { country }) => ({ provinces: [...provincesOf(country)] }),
  'province/get': async (_context, { country, province }) => {
    const found = provincesOf(country).find(({ code }) => code === province);
    if (!found) throw notFound('not_found', m.address_province_invalid());
    return found;
  },
} satisfies Partial<Handlers>;
