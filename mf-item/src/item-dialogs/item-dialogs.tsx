import type { Title } from '@bookfront/shared/schemas';
import { useOnDemand } from '@bookfront/shared/ui/use-on-demand';
import { type ReactNode, useState } from 'react';
import { OpenersContext, type WantedDialog } from '../dialog-openers';

export const loadItemDialog = () => import('./item-dialog');

/**
 * The page of a title with the place for its dialogs: beside the page, not in the line of the opener, whose look would
 * reach into them.
 */
export function ItemDialogs({ title, children }: { title: Title; children: ReactNode }) {
  const [wanted, setWanted] = useState<WantedDialog>();
  const { code, failedDialog, isLoading, start, stop, warm } = useOnDemand(loadItemDialog);
  const open = (next: WantedDialog) => {
    setWanted(next);
    start();
  };
  return (
    <OpenersContext.Provider value={{ open, warm, loading: isLoading ? wanted?.name : undefined }}>
      {children}
      {code && wanted && <code.ItemDialog title={title} wanted={wanted} onClose={stop} />}
      {failedDialog}
    </OpenersContext.Provider>
  );
}
