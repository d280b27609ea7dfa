import { findRoute, matchShop, type PageId, pathnameOf } from '@bookfront/shared/routes';
import { useContext, version } from 'react';
import type { PageState } from '../contract';
import { assertSingleton } from '../contract/assert-singleton';
import type { SiteSettings } from '../schemas';
import { PageContext } from './page-context';

assertSingleton('page', version);

export { PageContext } from './page-context';
export { usePostedForm, withPosted } from './posted-form';
export { useEarlyInput, withInputs } from './use-early-input';
export { useIsHydrated, useIsServerDrawn } from './use-is-hydrated';

export function usePage(): PageState {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage needs a PageContext: the shell, the stand-alone harness or a test provides it');
  return page;
}

/** The edge has answered this page's address with 404: nothing needs to be asked again. */
export const isKnownMissing = ({ status, url }: PageState, pathname: string): boolean =>
  status === 404 && pathnameOf(url) === pathname;

export const useSettings = (): SiteSettings => usePage().settings;

/** How the shop spells words that differ by country, as the texts' selector: 'favorites' or 'favourites' (SEC-03). */
export type Spelling = 'american' | 'british';
export const useSpelling = (): Spelling => (useSettings().store_info.is_american ? 'american' : 'british');

/**
 * Does a path of the shop, with or without query and hash, lead to something that the visitor's releases and the shop's
 * settings have?
 */
export function useHasPage(): (path: string) => boolean {
  const page = usePage();
  return (path) => hasPage(path, page);
}

function hasPage(path: string, state: Pick<PageState, 'settings' | 'absent'>): boolean {
  const found = findRoute(pathnameOf(path), state.settings);
  if (!found) return false;
  return !('match' in found) || !state.absent?.includes(found.match.route.page);
}

/**
 * The id of the page behind a path of the shop, with or without query and hash; undefined: there is none, or no release
 * brings it.
 */
export function pageAt(
  path: string,
  { settings, absent = [] }: Pick<PageState, 'settings' | 'absent'>,
): PageId | undefined {
  const page = matchShop(pathnameOf(path), settings)?.route.page;
  return page && !absent.includes(page) ? page : undefined;
}
