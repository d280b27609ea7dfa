import { opensElsewhere } from '@bookfront/shared/ui/opens-elsewhere';
import { createContext, type MouseEvent, useContext } from 'react';
import type { DialogRequest } from './dialog-request';

interface Openers {
  open: (request: DialogRequest) => void;
  preload: () => void;
  /** The dialog whose code is being loaded. */
  loading?: DialogRequest['name'] | undefined;
}
export const OpenersContext = createContext<Openers>({ open: () => {}, preload: () => {} });

/**
 * Props for a link or button that opens a dialog of the title. Leaves clicks for a new tab or window to the browser.
 */
export function useOpener(request: DialogRequest) {
  const { open, preload, loading } = useContext(OpenersContext);
  return {
    'aria-haspopup': 'dialog' as const,
    'aria-busy': loading === request.name || undefined,
    onPointerEnter: preload,
    onFocus: preload,
    onClick(event: MouseEvent) {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      open(request);
    },
  };
}
