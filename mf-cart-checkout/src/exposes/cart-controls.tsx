import type { RemoteComponent } from '@bookfront/shared/contract';
import { CartControls } from '../cart-controls/cart-controls';

export default CartControls satisfies RemoteComponent<'mf_cart_checkout/CartControls'>;
