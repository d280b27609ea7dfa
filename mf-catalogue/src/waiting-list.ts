import { randomKey } from '@bookfront/shared/api-client';

/** A list of ISBNs that somebody wants to search for: a file, or text that was pasted. */
export interface WaitingList {
  file: File;
  text?: string;
}

/**
 * A history entry can't hold a file in every browser: it holds the key of the one that waits here, until the page is
 * left.
 */
let waiting: { key: string; list: WaitingList } | undefined;

/** The navigation's state that leads /browse/file to this list. */
export function stateOfList(given: File | string): { list: string } {
  const key = randomKey();
  waiting = {
    key,
    list:
      typeof given === 'string'
        ? { file: new File([given], 'your list.txt', { type: 'text/plain' }), text: given }
        : { file: given },
  };
  return { list: key };
}

/** Undefined: none was given, or the page has been loaded anew since. */
export function listOfState(state: unknown): WaitingList | undefined {
  const key = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  return waiting && waiting.key === key ? waiting.list : undefined;
}
