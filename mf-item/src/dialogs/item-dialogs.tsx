import type { Title } from '@bookfront/shared/schemas';
import { useOnDemand } from '@bookfront/shared/ui/use-on-demand';
import { createContext, type MouseEvent, type ReactNode, useContext, useState } from 'react';
import type { WantedDialog } from './wanted';

const load = () => import('./item-dialog');

interface Openers {
  open: (wanted: WantedDialog) => void;
  warm: () => void;
  /** What is on its way. */
  loading?: WantedDialog['name'] | undefined;
}
const OpenersContext = createContext<Openers>({ open: () => {}, warm: () => {} });

/**
 * The page of a title with the place for its dialogs: beside the page, not in the line of the opener, whose look would
 * reach into them.
 */
export function ItemDialogs({ title, children }: { title: Title; children: ReactNode }) {
  const [wanted, setWanted] = useState<WantedDialog>();
  const { code, lost, isLoading, start, stop, warm } = useOnDemand(load);
  const open = (next: WantedDialog) => {
    setWanted(next);
    start();
  };
  return (
    <OpenersContext.Provider value={{ open, warm, loading: isLoading ? wanted?.name : undefined }}>
      {children}
      {code && wanted && <code.ItemDialog title={title} wanted={wanted} onClose={stop} />}
      {lost}
    </OpenersContext.Provider>
  );
}

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
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      open(wanted);
    },
  };
}
