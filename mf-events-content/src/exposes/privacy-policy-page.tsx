import type { RemoteComponent } from '@bookfront/shared/contract';
import { PrivacyPolicyPage } from '../pages';

export default PrivacyPolicyPage satisfies RemoteComponent<'mf_events_content/PrivacyPolicyPage'>;
