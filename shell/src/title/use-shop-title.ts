import { prettyPath } from '@bookfront/shared/format';
import { useSettings } from '@bookfront/shared/page';
import { type Match, parseFilters } from '@bookfront/shared/routes';
import type { StoreInfo } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { locationName } from '../location';
import { useFound } from '../routing';

/**
 * SHL-60 to SHL-62: '{store}', '{store} | Browse', '{store} | {path}'; a search has its text before 'Browse'. Pages
 * with a title of their own set it (`title: 'own'`).
 */
export function shopTitle(name: string, pathname: string, match: Match | undefined): string {
  const words = prettyPath(pathname);
  const searched = match?.route.title === 'search' ? parseFilters(match.params['*'] ?? '').t : undefined;
  return [name, searched, words === 'Home' ? '' : words].filter(Boolean).join(' | ');
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
