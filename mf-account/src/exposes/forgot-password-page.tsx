import type { RemoteComponent } from '@bookfront/shared/contract';
import { ForgotPasswordPage } from '../recovery';

export default ForgotPasswordPage satisfies RemoteComponent<'mf_account/ForgotPasswordPage'>;
