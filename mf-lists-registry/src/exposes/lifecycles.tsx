import { lifecyclesOf } from '@bookfront/shared/stand-alone';
import { ListPage } from '../list-page/list-page';
import { MyListsPage } from '../my-lists';
import { RegistriesPage } from '../registries';
import { RegistryPage } from '../registry-page';

export const { bootstrap, mount, unmount, update } = lifecyclesOf({
  'mf_lists_registry/ListPage': ListPage,
  'mf_lists_registry/MyListsPage': MyListsPage,
  'mf_lists_registry/RegistriesPage': RegistriesPage,
  'mf_lists_registry/RegistryPage': RegistryPage,
});
