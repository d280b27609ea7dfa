import { useFirstCall } from '@bookfront/shared/api-client';
import { useSettings } from '@bookfront/shared/page';
import { menuEntryAt } from '@bookfront/shared/routes';
import { useLocation } from 'react-router-dom';
import { PageView } from './page-view';

/** A page of the shop's menu that it has made itself; the entry's id is the page's (GAP-10). */
export function CustomPage() {
  const { pathname } = useLocation();
  const entry = menuEntryAt(pathname, useSettings());
  return <PageView key={entry?.id} query={useFirstCall('page')} title={entry?.label ?? ''} />;
}
