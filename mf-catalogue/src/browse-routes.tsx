import { Skeleton } from '@bookfront/shared/ui';
import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { BrowsePage } from './browse/browse-page';
import { InBrowser } from './in-browser';
import { ListSearch } from './list-search';
import { customIdOf, listSearchOf, viewOfPath } from './view-of-path';

const ListNotice = lazy(async () => ({ default: (await import('./uploads')).ListNotice }));
const CustomBrowse = lazy(async () => ({ default: (await import('./custom-browse/custom-browse')).CustomBrowse }));

/** /browse, /browse/filter/… and /browse/{id}; and an address that a plain form had to put into the path. */
export function BrowseRoutes() {
  const { pathname } = useLocation();
  if (listSearchOf(pathname)) return <ListSearch />;
  const custom = customIdOf(pathname);
  const { x } = viewOfPath(pathname);
  return (
    <BrowsePage>
      {custom && <InBrowser placeholder={<Skeleton lines={6} height="20rem" />}>{() => <CustomBrowse key={custom} id={custom} />}</InBrowser>}
      {x && <InBrowser>{() => <ListNotice key={x} id={x} />}</InBrowser>}
    </BrowsePage>
  );
}
