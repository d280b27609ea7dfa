import type { Title } from '@bookfront/shared/schemas';
import { useOnDemand } from '@bookfront/shared/ui';
import { type ReactNode, useState } from 'react';
import { type DialogRequest, OpenersContext } from '../dialog-openers';

export const loadItemDialog = () => import('./item-dialog');

/** Renders the title's dialogs beside the page, not within their openers, whose styles they would inherit. */
export function ItemDialogs({ title, children }: { title: Title; children: ReactNode }) {
  const [request, setRequest] = useState<DialogRequest>();
  const { code, failedDialog, isLoading, start, stop, warm } = useOnDemand(loadItemDialog);
  const open = (next: DialogRequest) => {
    setRequest(next);
    start();
  };
  return (
    <OpenersContext.Provider value={{ open, preload: warm, loading: isLoading ? request?.name : undefined }}>
      {children}
      {code && request && <code.ItemDialog title={title} request={request} onClose={stop} />}
      {failedDialog}
    </OpenersContext.Provider>
  );
}
