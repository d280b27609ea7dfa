import type { RemoteComponent } from '@bookfront/shared/contract';
import { SignupPage } from '../sign-up';

export default SignupPage satisfies RemoteComponent<'mf_account/SignupPage'>;
