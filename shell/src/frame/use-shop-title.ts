import { prettyPath } from '@bookfront/shared/format';
import { useSettings } from '@bookfront/shared/page';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** SHL-60 to SHL-62: '{store}', '{store} | Browse', '{store} | {path}'. Item, list and order pages set their own. */
export function shopTitle(name: string, pathname: string): string {
  const words = prettyPath(pathname);
  return words && words !== 'Home' ? `${name} | ${words}` : name;
}

export const setsOwnTitle = (pathname: string): boolean => /^\/(item|lists|account\/order)\//.test(pathname);

export function useShopTitle(): void {
  const { store_info } = useSettings();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!setsOwnTitle(pathname)) document.title = shopTitle(store_info.name, pathname);
  }, [pathname, store_info.name]);
}
