import { messages } from '@bookfront/shared/schemas';
import { defineCall } from '../call';
import { notFound } from '../failure';
import { countries, provincesOf } from './places';

export const placeCalls = [
  defineCall('country/getList', async () => ({ countries: [...countries] })),
  defineCall('province/getList', async (_context, { country }) => ({ provinces: [...provincesOf(country)] })),
  defineCall('province/get', async (_context, { country, province }) => {
    const found = provincesOf(country).find(({ code }) => code === province);
    if (!found) throw notFound('not_found', messages.province);
    return found;
  }),
];
