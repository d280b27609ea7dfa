import { lifecyclesOf } from '@bookfront/shared/stand-alone';
import { ListPage } from '../list-page/list-page';
import { MyListsPage } from '../my-lists';

export const { bootstrap, mount, unmount, update } = lifecyclesOf({
  'mf_lists_registry/ListPage': ListPage,
  'mf_lists_registry/MyListsPage': MyListsPage,
});
