import { randomKey } from '@bookfront/shared/api-client';

/** ISBNs to search for: a file, or pasted text. */
export interface PendingIsbnList {
  file: File;
  text?: string;
}

/**
 * Not every browser can hold a file in a history entry. So the entry holds the key of this one, which lasts until the
 * page is left.
 */
let pending: { key: string; list: PendingIsbnList } | undefined;

/** The navigation state that makes /browse/file search for this list. */
export function toNavigationState(given: File | string): { list: string } {
  const key = randomKey();
  pending = {
    key,
    list:
      typeof given === 'string'
        ? { file: new File([given], 'your list.txt', { type: 'text/plain' }), text: given }
        : { file: given },
  };
  return { list: key };
}

/** Undefined: the state holds no list, or the page was reloaded since. */
export function fromNavigationState(state: unknown): PendingIsbnList | undefined {
  const key = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  return pending && pending.key === key ? pending.list : undefined;
}
