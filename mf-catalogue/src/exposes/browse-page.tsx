import type { RemoteComponent } from '@bookfront/shared/contract';
import { BrowsePage } from '../browse/browse-page';

export default BrowsePage satisfies RemoteComponent<'mf_catalogue/BrowsePage'>;
