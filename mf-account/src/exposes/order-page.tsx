import type { RemoteComponent } from '@bookfront/shared/contract';
import { useLocation } from 'react-router-dom';
import { LoginForm } from '../login/login-form';
import { OrderPage } from '../order/order-page';

/** The order page with a login form, for a guest who reloads it (GAP-69). */
function OrderPageWithLogin() {
  const { pathname } = useLocation();
  return <OrderPage login={<LoginForm returnTo={pathname} />} />;
}

export default OrderPageWithLogin satisfies RemoteComponent<'mf_account/OrderPage'>;
