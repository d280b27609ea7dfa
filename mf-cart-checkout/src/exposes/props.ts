import type { Offer, TitleCard } from '@bookfront/shared/schemas';

declare module '@bookfront/shared/contract/remote-props' {
  interface RemoteProps {
    'mf_cart_checkout/CheckoutPage': NoProps;
    /** What is left on a gift card. */
    'mf_cart_checkout/BalanceChecker': NoProps;
    'mf_cart_checkout/CartControls': {
      title: Pick<TitleCard, 'eisbn' | 'title' | 'is_giftcard' | 'is_large_print' | 'is_forthcoming'>;
      offer: Offer;
      compact?: boolean;
      /** The gift registry that copies added here are for. */
      registry?: string;
    };
    'mf_cart_checkout/GiftCardsPage': NoProps;
  }
}
