import { Remote } from '@bookfront/shared/federation';
import { useSettings } from '@bookfront/shared/page';
import { contentPageAt } from '@bookfront/shared/routes';
import { useLocation } from 'react-router-dom';
import * as m from '#messages';
import { routeOf, useFound } from '../../routing';

const pages = ['mf_events_content/HomePage', 'mf_events_content/CustomPage'];

/**
 * PGB-37: the notices that a page made of blocks wants above the search bar. Only on the home page and
 * custom pages, which have the code and the page's answer anyway.
 */
export function SearchNotice() {
  const settings = useSettings();
  const { pathname } = useLocation();
  const route = routeOf(useFound());
  const pageId = route && pages.includes(route.page) ? contentPageAt(pathname, settings) : undefined;
  if (pageId === undefined) return null;
  return <Remote id="mf_events_content/SearchNotice" pageId={pageId} label={m.notice()} quiet placeholder={null} />;
}
