import type { RemoteComponent } from '@bookfront/shared/contract';
import { BrowseBlock } from '../browse-block';

export default BrowseBlock satisfies RemoteComponent<'mf_catalogue/BrowseBlock'>;
