import { prettyPath } from '@bookfront/shared/format';
import { subjectSteps } from '@bookfront/shared/format/subject';
import { useSettings } from '@bookfront/shared/page';
import { type BrowseView, type Match, parseFilters, subjectOfView } from '@bookfront/shared/routes';
import type { StoreInfo } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { locationName } from '../location';
import { useFound } from '../routing';

/**
 * SHL-60 to SHL-62: '{store}', '{store} | Browse', '{store} | {path}'; a search has its text before 'Browse', a
 * subject its name. Pages with a title of their own set it (`title: 'own'`).
 */
export function shopTitle(name: string, pathname: string, match: Match | undefined): string {
  const words = prettyPath(pathname);
  const about = match?.route.title === 'search' ? wordsOf(parseFilters(match.params['*'] ?? '')) : undefined;
  return [name, about, words === 'Home' ? '' : words].filter(Boolean).join(' | ');
}

function wordsOf(view: BrowseView): string | undefined {
  const subject = subjectOfView(view);
  return subject === undefined ? view.t : subjectSteps(subject).at(-1)?.label;
}

/** The current location's name, if it has one, instead of the store's (SHL-60, SES-16). */
export const titleName = (
  { name, multistore_info }: Pick<StoreInfo, 'name' | 'multistore_info'>,
  locationId: string,
): string => locationName({ multistore_info }, locationId) || name;

export function useShopTitle(): void {
  const { store_info } = useSettings();
  const { location_id } = useSession();
  const { pathname } = useLocation();
  const found = useFound();
  const match = found?.is === 'page' ? found.match : undefined;
  const name = titleName(store_info, location_id);
  const title = match?.route.title === 'own' ? undefined : shopTitle(name, pathname, match);
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
