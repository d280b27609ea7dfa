import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface LaterProps<P> {
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** What the edge sends, and what stands until the code is there. */
  fallback: ReactNode;
  /** What stands where the code can't be had; null for a part that the page can do without. */
  failed: (retry: () => void) => ReactNode;
}

/** A part that few titles have, or that lies below the first screen: its code comes when the page stands, and is no part of the first load. */
export function Later<P extends object>({ load, props, fallback, failed }: LaterProps<P>) {
  const [state, setState] = useState<'loading' | 'failed' | { View: ComponentType<P> }>('loading');
  const isLoading = state === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    load().then(
      (View) => setState({ View }),
      () => setState('failed'),
    );
  }, [isLoading, load]);
  if (state === 'loading') return fallback;
  if (state === 'failed') return failed(() => setState('loading'));
  return <state.View {...props} />;
}
