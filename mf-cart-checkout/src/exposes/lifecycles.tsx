import { lifecyclesOf } from '@bookfront/shared/stand-alone';
import CheckoutPage from './checkout-page';

export const { bootstrap, mount, unmount, update } = lifecyclesOf({ 'mf_cart_checkout/CheckoutPage': CheckoutPage });
