import type { RemoteComponent } from '@bookfront/shared/contract';
import { CustomPage } from '../pages';

export default CustomPage satisfies RemoteComponent<'mf_events_content/CustomPage'>;
