import { PageTitle, PageWidth, Skeleton } from '@bookfront/shared/ui';
import { OnDemand } from '@bookfront/shared/ui/on-demand';
import { useLocation } from 'react-router-dom';
import { listSearchOf } from './view-of-path';

const loadUploads = () => import('./uploads');

/** /browse/url and /browse/file (NAV-58, NAV-59). */
export function ListSearch() {
  const isUrl = listSearchOf(useLocation().pathname) === 'url';
  return (
    <PageWidth>
      <PageTitle>{isUrl ? 'Search by address' : 'Search by file'}</PageTitle>
      <noscript>This search needs scripts. Please search for a title, an author or an ISBN instead.</noscript>
      <OnDemand load={loadUploads} placeholder={<Skeleton lines={4} height="20rem" />}>
        {({ UrlSearch, FileSearch }) => (isUrl ? <UrlSearch /> : <FileSearch />)}
      </OnDemand>
    </PageWidth>
  );
}
