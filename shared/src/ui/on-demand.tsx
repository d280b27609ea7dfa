import { FailedState } from '@bookfront/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';

interface OnDemandProps<T> {
  load: () => Promise<T>;
  /** What the edge sends, and what stands until the code is here. */
  placeholder?: ReactNode;
  /** What stands where the code can't be had; null for a part that the page can do without. If not said, the words that every part has. */
  failed?: (retry: () => void) => ReactNode;
  children: (code: T) => ReactNode;
}

/**
 * A part that few pages have, or that lies below the first screen: its code comes once the page is the browser's. Code that can't be had is said
 * in the part's place and can be asked for again: a `lazy` would keep the failure for good and throw it, and what stands beside the part would go
 * with it.
 */
export function OnDemand<T>({ load, placeholder = null, failed = lost, children }: OnDemandProps<T>) {
  const [state, setState] = useState<'loading' | 'failed' | { code: T }>('loading');
  const isLoading = state === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    load().then(
      (code) => setState({ code }),
      () => setState('failed'),
    );
  }, [load, isLoading]);
  if (isLoading) return placeholder;
  if (state === 'failed') return failed(() => setState('loading'));
  return children(state.code);
}

const lost = (retry: () => void) => (
  <FailedState title="We could not load this part of the page" text="Please check your connection and try again." onRetry={retry} />
);
