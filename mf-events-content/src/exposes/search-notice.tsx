import type { RemoteComponent } from '@bookfront/shared/contract';
import { SearchNotice } from '../blocks';

export default SearchNotice satisfies RemoteComponent<'mf_events_content/SearchNotice'>;
