import type { RemoteComponent } from '@bookfront/shared/contract';
import { LoginPage } from '../login/login-page';

export default LoginPage satisfies RemoteComponent<'mf_account/LoginPage'>;
