import { defineCall } from '../call';
import { notFound } from '../failure';

export const storeCalls = [
  defineCall('store/getSettings', async ({ shop }, { webstore_name }) => {
    if (webstore_name && webstore_name !== shop.webstore_name) throw notFound('unknown_shop', 'There is no shop of that name here.');
    return shop.settings;
  }),
];
