import type { RemoteComponent } from '@bookfront/shared/contract';
import { RegistryPage } from '../registry-page';

export default RegistryPage satisfies RemoteComponent<'mf_lists_registry/RegistryPage'>;
