import { usePage } from '@bookfront/shared/page';
import { useSyncExternalStore } from 'react';

/**
 * A shopper's choices for browsing. Cookies store them for 365 days (BRW-14, BRW-21), and the edge reads those into the
 * page's preferences; this object holds the choices made since the page was loaded. Set in the browser only.
 */
const chosen: { pageSize?: number; perRow?: number } = {};
const cookieNames = { pageSize: 'browse_page_size', perRow: 'browse_per_row' } as const;
const listeners = new Set<() => void>();
const yearInSeconds = 365 * 24 * 60 * 60;

export const perRowChoices = [2, 3, 4, 5, 6] as const;

export const usePageSize = () => usePreference('pageSize');
export const usePerRow = () => usePreference('perRow');

export function rememberChoice(name: keyof typeof cookieNames, value: number): void {
  chosen[name] = value;
  document.cookie = `${cookieNames[name]}=${value}; path=/; max-age=${yearInSeconds}; samesite=lax`;
  for (const listener of listeners) listener();
}

function usePreference(name: keyof typeof cookieNames): number | undefined {
  const first = usePage().preferences[name];
  return useSyncExternalStore(
    subscribe,
    () => chosen[name] ?? first,
    () => first,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
