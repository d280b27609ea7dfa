import { Skeleton } from '@bookfront/shared/ui';
import { OnDemand } from '@bookfront/shared/ui/on-demand';
import { useLocation } from 'react-router-dom';
import { BrowsePage } from './browse/browse-page';
import { ListSearch } from './list-search';
import { customIdOf, listSearchOf, viewOfPath } from './view-of-path';

const loadUploads = () => import('./uploads');
const loadCustomBrowse = () => import('./custom-browse');

/** /browse, /browse/filter/… and /browse/{id}; and an address that a plain form had to put into the path. */
export function BrowseRoutes() {
  const { pathname } = useLocation();
  if (listSearchOf(pathname)) return <ListSearch />;
  const custom = customIdOf(pathname);
  const { x } = viewOfPath(pathname);
  return (
    <BrowsePage>
      {custom && (
        <OnDemand load={loadCustomBrowse} placeholder={<Skeleton lines={6} height="20rem" />}>
          {({ CustomBrowse }) => <CustomBrowse key={custom} id={custom} />}
        </OnDemand>
      )}
      {x && <OnDemand load={loadUploads}>{({ ListNotice }) => <ListNotice key={x} id={x} />}</OnDemand>}
    </BrowsePage>
  );
}
