import * as m from '#messages';
import type { Handlers } from '../../call-context/call-context';
import { notFound } from '../../http/failure';
import { originsOf } from '../../payment-provider/providers';
import { cheapestShipping } from '../../shipping/cheapest-shipping';

export const storeCalls = {
  /**
   * Returns the settings with `custom_head` cleaned, with the origins of the shop's payment providers, which depend on
   * this server's environment, and with the cheapest shipping within its province.
   */
  'store/getSettings': async (context, { webstore_name }) => {
    const { settings, customHead, webstore_name: own } = context.shop;
    if (webstore_name && webstore_name !== own) throw notFound('unknown_shop', m.shop_name_unknown());
    return {
      ...settings,
      custom_head: customHead,
      checkout_info: {
        ...settings.checkout_info,
        payment_origins: originsOf(context),
        ships_from: cheapestShipping(context.shop),
      },
    };
  },
} satisfies Partial<Handlers>;
