import type { RemoteComponent } from '@bookfront/shared/contract';
import { CreateAccountPage } from '../sign-up';

export default CreateAccountPage satisfies RemoteComponent<'mf_account/CreateAccountPage'>;
