import type { RemoteComponent } from '@bookfront/shared/contract';
import { RegistryMenu } from '../registry-menu';

export default RegistryMenu satisfies RemoteComponent<'mf_lists_registry/RegistryMenu'>;
