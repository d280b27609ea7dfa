import { createContext, useContext } from 'react';
import type { PageState } from '../contract';
import { onlyOnce } from '../contract/only-once';
import type { SiteSettings } from '../schemas';

onlyOnce('page');

/** What the edge made for this page view. Components read time, settings and first session from here, never from window while rendering. */
export const PageContext = createContext<PageState | undefined>(undefined);

export function usePage(): PageState {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage needs a PageContext: the shell, the stand-alone harness or a test provides it');
  return page;
}

export const useSettings = (): SiteSettings => usePage().settings;
