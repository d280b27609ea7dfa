import { lifecyclesOf } from '@bookfront/shared/stand-alone';
import { ListPage } from '../list-page/list-page';

export const { bootstrap, mount, unmount, update } = lifecyclesOf({ 'mf_lists_registry/ListPage': ListPage });
