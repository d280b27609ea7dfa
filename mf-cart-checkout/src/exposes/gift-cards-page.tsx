import type { RemoteComponent } from '@bookfront/shared/contract';
import { GiftCardsPage } from '../gift-cards/gift-cards-page';

export default GiftCardsPage satisfies RemoteComponent<'mf_cart_checkout/GiftCardsPage'>;
