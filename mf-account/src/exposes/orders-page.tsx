import type { RemoteComponent } from '@bookfront/shared/contract';
import { OrdersPage } from '../orders';

export default OrdersPage satisfies RemoteComponent<'mf_account/OrdersPage'>;
