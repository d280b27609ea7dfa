import type { RemoteComponent } from '@bookfront/shared/contract';
import { VerifyPage } from '../sign-up';

export default VerifyPage satisfies RemoteComponent<'mf_account/VerifyPage'>;
