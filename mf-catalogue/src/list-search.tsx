import { PageTitle, PageWidth, Skeleton } from '@bookfront/shared/ui';
import { OnDemand } from '@bookfront/shared/ui/on-demand';
import { useLocation } from 'react-router-dom';
import * as m from '#messages';
import { listSearchOf } from './view-of-path';

const loadUploads = () => import('./uploads');

/** /browse/url and /browse/file (NAV-58, NAV-59). */
export function ListSearch() {
  const isUrl = listSearchOf(useLocation().pathname) === 'url';
  return (
    <PageWidth>
      <PageTitle>{isUrl ? m.search_by_address() : m.search_by_file()}</PageTitle>
      <noscript>{m.search_needs_scripts()}</noscript>
      <OnDemand load={loadUploads} placeholder={<Skeleton lines={4} height="20rem" />}>
        {({ UrlSearch, FileSearch }) => (isUrl ? <UrlSearch /> : <FileSearch />)}
      </OnDemand>
    </PageWidth>
  );
}
