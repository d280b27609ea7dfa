import type { RemoteComponent } from '@bookfront/shared/contract';
import { SearchBox } from '../search-box';

export default SearchBox satisfies RemoteComponent<'mf_catalogue/SearchBox'>;
