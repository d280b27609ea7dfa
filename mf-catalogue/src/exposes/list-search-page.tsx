import type { RemoteComponent } from '@bookfront/shared/contract';
import { ListSearch } from '../list-search';

export default ListSearch satisfies RemoteComponent<'mf_catalogue/ListSearchPage'>;
