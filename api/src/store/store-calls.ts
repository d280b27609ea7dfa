import { defineCall } from '../call';
import { notFound } from '../failure';
import { originsOf } from '../payment/providers';

export const storeCalls = [
  /** With the origins of the shop's payment providers, which follow from this machine and not from the document. */
  defineCall('store/getSettings', async (context, { webstore_name }) => {
    const { settings, webstore_name: own } = context.shop;
    if (webstore_name && webstore_name !== own) throw notFound('unknown_shop', 'There is no shop of that name here.');
    return { ...settings, checkout_info: { ...settings.checkout_info, payment_origins: originsOf(context) } };
  }),
];
