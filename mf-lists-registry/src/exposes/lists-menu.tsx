import type { RemoteComponent } from '@bookfront/shared/contract';
import { ListsMenu } from '../lists-menu';

export default ListsMenu satisfies RemoteComponent<'mf_lists_registry/ListsMenu'>;
