import { lifecyclesOf } from '@bookfront/shared/stand-alone';
import { ItemPage } from '../item-page/item-page';

export const { bootstrap, mount, unmount, update } = lifecyclesOf({ 'mf_item/ItemPage': ItemPage });
