import { toast } from '@bookfront/shared/events';
import { type ComponentType, useState } from 'react';

interface OnDemand<P> {
  /** Undefined while it is closed, or on its way. */
  View: ComponentType<P> | undefined;
  open: () => void;
  close: () => void;
}

/** What opens on a click: its code comes then. Where it does not come, the shopper is told, and the next click asks anew. */
export function useOnDemand<P>(load: () => Promise<ComponentType<P>>): OnDemand<P> {
  const [View, setView] = useState<ComponentType<P>>();
  const open = () => {
    load().then(
      (loaded) => setView(() => loaded),
      () => toast('This can’t be opened right now. Please check your connection and try again.', 'error'),
    );
  };
  return { View, open, close: () => setView(undefined) };
}
