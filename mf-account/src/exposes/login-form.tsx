import type { RemoteComponent } from '@bookfront/shared/contract';
import { LoginForm } from '../login/login-form';

export default LoginForm satisfies RemoteComponent<'mf_account/LoginForm'>;
