import { lifecyclesOf } from '@bookfront/shared/stand-alone';
import { CheckoutPage } from '../checkout-page';
import { GiftCardsPage } from '../gift-cards/gift-cards-page';

export const { bootstrap, mount, unmount, update } = lifecyclesOf({
  'mf_cart_checkout/CheckoutPage': CheckoutPage,
  'mf_cart_checkout/GiftCardsPage': GiftCardsPage,
});
