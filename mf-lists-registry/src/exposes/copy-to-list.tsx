import type { RemoteComponent } from '@bookfront/shared/contract';
import { CopyToList } from '../copy-to-list/copy-to-list';

export default CopyToList satisfies RemoteComponent<'mf_lists_registry/CopyToList'>;
