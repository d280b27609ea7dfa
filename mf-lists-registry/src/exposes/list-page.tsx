import type { RemoteComponent } from '@bookfront/shared/contract';
import { ListPage } from '../list-page/list-page';

export default ListPage satisfies RemoteComponent<'mf_lists_registry/ListPage'>;
