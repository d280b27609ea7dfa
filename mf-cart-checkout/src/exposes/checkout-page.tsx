import type { RemoteComponent } from '@bookfront/shared/contract';
import { CheckoutPage } from '../checkout-page';

export default CheckoutPage satisfies RemoteComponent<'mf_cart_checkout/CheckoutPage'>;
