import type { RemoteComponent } from '@bookfront/shared/contract';
import { AccountCreatedPage } from '../sign-up';

export default AccountCreatedPage satisfies RemoteComponent<'mf_account/AccountCreatedPage'>;
