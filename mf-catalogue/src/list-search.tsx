import { PageTitle, PageWidth, Skeleton } from '@bookfront/shared/ui';
import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { InBrowser } from './in-browser';
import { listSearchOf } from './view-of-path';

const FileSearch = lazy(async () => ({ default: (await import('./uploads')).FileSearch }));
const UrlSearch = lazy(async () => ({ default: (await import('./uploads')).UrlSearch }));

/** /browse/url and /browse/file (NAV-58, NAV-59). */
export function ListSearch() {
  const isUrl = listSearchOf(useLocation().pathname) === 'url';
  return (
    <PageWidth>
      <PageTitle>{isUrl ? 'Search by address' : 'Search by file'}</PageTitle>
      <noscript>This search needs scripts. Please search for a title, an author or an ISBN instead.</noscript>
      <InBrowser key={String(isUrl)} placeholder={<Skeleton lines={4} height="20rem" />}>
        {() => (isUrl ? <UrlSearch /> : <FileSearch />)}
      </InBrowser>
    </PageWidth>
  );
}
