export { CartPage, EmptyCart } from './cart-page';
