import type { PageState } from '@bookfront/shared/contract';

/** What the edge inlined. Settings and session can be missing (the api was late): the shell asks itself. */
export type Bootstrap = Omit<PageState, 'settings' | 'session'> & Partial<Pick<PageState, 'settings' | 'session'>>;

/** Undefined: what came is not whole, and nothing can be begun with it. */
export function readBootstrap(): Bootstrap | undefined {
  try {
    return JSON.parse(document.getElementById('bootstrap')?.textContent ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}
