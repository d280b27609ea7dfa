import type { RemoteComponent } from '@bookfront/shared/contract';
import { ContentBlocks } from '../pages';

export default ContentBlocks satisfies RemoteComponent<'mf_events_content/ContentBlocks'>;
