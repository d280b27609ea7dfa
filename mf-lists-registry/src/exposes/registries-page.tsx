import type { RemoteComponent } from '@bookfront/shared/contract';
import { RegistriesPage } from '../registries';

export default RegistriesPage satisfies RemoteComponent<'mf_lists_registry/RegistriesPage'>;
