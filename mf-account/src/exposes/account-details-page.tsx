import type { RemoteComponent } from '@bookfront/shared/contract';
import { AccountDetailsPage } from '../details';

export default AccountDetailsPage satisfies RemoteComponent<'mf_account/AccountDetailsPage'>;
