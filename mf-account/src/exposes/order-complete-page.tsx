import type { RemoteComponent } from '@bookfront/shared/contract';
import { OrderCompletePage } from '../order';

export default OrderCompletePage satisfies RemoteComponent<'mf_account/OrderCompletePage'>;
