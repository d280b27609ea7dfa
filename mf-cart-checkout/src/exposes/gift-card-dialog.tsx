import type { RemoteComponent } from '@bookfront/shared/contract';
import { GiftCardDialog } from '../gift-card-dialog';

export default GiftCardDialog satisfies RemoteComponent<'mf_cart_checkout/GiftCardDialog'>;
