import type { PageState } from '@bookfront/shared/contract';

/** What the edge inlined. Settings and session can be missing (the api was late): the shell asks itself. */
export type Bootstrap = Omit<PageState, 'settings' | 'session'> & Partial<Pick<PageState, 'settings' | 'session'>>;

export function readBootstrap(): Bootstrap {
  return JSON.parse(document.getElementById('bootstrap')?.textContent ?? '{}') as Bootstrap;
}
