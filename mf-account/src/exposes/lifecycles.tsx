import { lifecyclesOf } from '@bookfront/shared/stand-alone';
import AddressForm from './address-form';
import LoginForm from './login-form';
import LoginPage from './login-page';
import OrderPage from './order-page';

export const { bootstrap, mount, unmount, update } = lifecyclesOf({
  'mf_account/LoginPage': LoginPage,
  'mf_account/LoginForm': LoginForm,
  'mf_account/AddressForm': AddressForm,
  'mf_account/OrderPage': OrderPage,
});
