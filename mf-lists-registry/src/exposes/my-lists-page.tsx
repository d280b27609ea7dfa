import type { RemoteComponent } from '@bookfront/shared/contract';
import { MyListsPage } from '../my-lists';

export default MyListsPage satisfies RemoteComponent<'mf_lists_registry/MyListsPage'>;
