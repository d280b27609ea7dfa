import { prettyPath } from '@bookfront/shared/format';
import { useSettings } from '@bookfront/shared/page';
import { parseFilters } from '@bookfront/shared/routes';
import type { StoreInfo } from '@bookfront/shared/schemas';
import { useSession } from '@bookfront/shared/session';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { locationName } from '../location/location-name';

/**
 * SHL-60 to SHL-62: '{store}', '{store} | Browse', '{store} | {path}'; a search has its text before 'Browse'. Item,
 * list and order pages set their own.
 */
export function shopTitle(name: string, pathname: string): string {
  const words = prettyPath(pathname);
  return [name, searchedText(pathname), words === 'Home' ? '' : words].filter(Boolean).join(' | ');
}

function searchedText(pathname: string): string | undefined {
  const [, segments] = /^\/browse\/filter\/(.+)/.exec(pathname) ?? [];
  return segments && parseFilters(segments).t;
}

export const setsOwnTitle = (pathname: string): boolean => /^\/(item|lists|account\/order)\//.test(pathname);

/** The location in use, where it has a name, stands for the store (SHL-60, SES-16). */
export const titleName = (
  { name, multistore_info }: Pick<StoreInfo, 'name' | 'multistore_info'>,
  locationId: string,
): string => locationName({ multistore_info }, locationId) || name;

export function useShopTitle(): void {
  const { store_info } = useSettings();
  const { location_id } = useSession();
  const { pathname } = useLocation();
  const name = titleName(store_info, location_id);
  useEffect(() => {
    if (!setsOwnTitle(pathname)) document.title = shopTitle(name, pathname);
  }, [pathname, name]);
}
