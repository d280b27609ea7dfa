import type { RemoteComponent } from '@bookfront/shared/contract';
import { EventsPage } from '../events';

export default EventsPage satisfies RemoteComponent<'mf_events_content/EventsPage'>;
