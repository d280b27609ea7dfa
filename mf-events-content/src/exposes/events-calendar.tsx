import type { RemoteComponent } from '@bookfront/shared/contract';
import { EventsCalendar } from '../calendar';

export default EventsCalendar satisfies RemoteComponent<'mf_events_content/EventsCalendar'>;
