import type { RemoteComponent } from '@bookfront/shared/contract';
import { LinkedAccountsPage } from '../linked-accounts';

export default LinkedAccountsPage satisfies RemoteComponent<'mf_account/LinkedAccountsPage'>;
