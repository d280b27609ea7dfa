import { lifecyclesOf } from '@bookfront/shared/stand-alone';
import { BrowseRoutes } from '../browse-routes';
import { ListSearch } from '../list-search';

export const { bootstrap, mount, unmount, update } = lifecyclesOf({
  'mf_catalogue/BrowsePage': BrowseRoutes,
  'mf_catalogue/ListSearchPage': ListSearch,
});
