import type { MouseEvent } from 'react';

/** A click that wants a new tab or window is left to the browser, also where a plain click opens something here. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey }: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey'>) =>
  metaKey || ctrlKey || shiftKey;
