import type { RemoteComponent } from '@bookfront/shared/contract';
import { HomePage } from '../home/home-page';

export default HomePage satisfies RemoteComponent<'mf_events_content/HomePage'>;
