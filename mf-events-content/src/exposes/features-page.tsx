import type { RemoteComponent } from '@bookfront/shared/contract';
import { FeaturesPage } from '../features';

export default FeaturesPage satisfies RemoteComponent<'mf_events_content/FeaturesPage'>;
