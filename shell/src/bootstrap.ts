import type { PageState } from '@bookfront/shared/contract';

/** The page state that the edge inlined. Without settings or session (the api was late) the shell requests them. */
export type Bootstrap = Omit<PageState, 'settings' | 'session'> & Partial<Pick<PageState, 'settings' | 'session'>>;

/** Undefined: the inlined state is incomplete, and the page can't start. */
export function readBootstrap(): Bootstrap | undefined {
  try {
    return JSON.parse(document.getElementById('bootstrap')?.textContent ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}
