import type { RemoteComponent } from '@bookfront/shared/contract';
import { FindOrderPage } from '../find-order';

export default FindOrderPage satisfies RemoteComponent<'mf_account/FindOrderPage'>;
