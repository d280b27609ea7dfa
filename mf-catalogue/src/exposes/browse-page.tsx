import type { RemoteComponent } from '@bookfront/shared/contract';
import { BrowseRoutes } from '../browse-routes';

export default BrowseRoutes satisfies RemoteComponent<'mf_catalogue/BrowsePage'>;
