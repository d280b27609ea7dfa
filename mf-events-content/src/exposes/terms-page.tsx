import type { RemoteComponent } from '@bookfront/shared/contract';
import { TermsPage } from '../pages';

export default TermsPage satisfies RemoteComponent<'mf_events_content/TermsPage'>;
