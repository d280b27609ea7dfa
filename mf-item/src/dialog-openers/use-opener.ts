import { opensElsewhere } from '@bookfront/shared/ui/opens-elsewhere';
import { createContext, type MouseEvent, useContext } from 'react';
import type { WantedDialog } from './wanted';

interface Openers {
  open: (wanted: WantedDialog) => void;
  warm: () => void;
  /** What is on its way. */
  loading?: WantedDialog['name'] | undefined;
}
export const OpenersContext = createContext<Openers>({ open: () => {}, warm: () => {} });

/**
 * What a link or a button needs to open a dialog of the title. A click that wants a new tab or window is left to the
 * browser.
 */
export function useOpener(wanted: WantedDialog) {
  const { open, warm, loading } = useContext(OpenersContext);
  return {
    'aria-haspopup': 'dialog' as const,
    'aria-busy': loading === wanted.name || undefined,
    onPointerEnter: warm,
    onFocus: warm,
    onClick(event: MouseEvent) {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      open(wanted);
    },
  };
}
