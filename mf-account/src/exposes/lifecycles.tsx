import { lifecyclesOf } from '@bookfront/shared/stand-alone';
import LoginPage from './login-page';
import OrderPage from './order-page';
import ReportPage from './report-page';

export const { bootstrap, mount, unmount, update } = lifecyclesOf({
  'mf_account/LoginPage': LoginPage,
  'mf_account/OrderPage': OrderPage,
  'mf_account/ReportPage': ReportPage,
});
