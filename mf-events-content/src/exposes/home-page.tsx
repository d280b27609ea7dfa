import type { RemoteComponent } from '@bookfront/shared/contract';
import { HomePage } from '../pages';

export default HomePage satisfies RemoteComponent<'mf_events_content/HomePage'>;
