import type { RemoteComponent } from '@bookfront/shared/contract';
import { GiftCardImage } from '../gift-cards/gift-card-image';

export default GiftCardImage satisfies RemoteComponent<'mf_cart_checkout/GiftCardImage'>;
