import { lifecyclesOf } from '@bookfront/shared/stand-alone';
import { BrowsePage } from '../browse/browse-page';

export const { bootstrap, mount, unmount, update } = lifecyclesOf({ 'mf_catalogue/BrowsePage': BrowsePage });
