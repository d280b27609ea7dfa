import type { RemoteComponent } from '@bookfront/shared/contract';
import { ContactPage } from '../contact';

export default ContactPage satisfies RemoteComponent<'mf_events_content/ContactPage'>;
