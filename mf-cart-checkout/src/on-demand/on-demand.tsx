import { FailedState } from '@bookfront/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';

interface OnDemandProps<T> {
  load: () => Promise<T>;
  /** What stands until the code is here. */
  placeholder?: ReactNode;
  children: (code: T) => ReactNode;
}

/** A part that few checkouts have. Code that can't be had is said in the part's place and can be asked for again; what stands beside it stays. */
export function OnDemand<T>({ load, placeholder = null, children }: OnDemandProps<T>) {
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
  if (state === 'failed') return <FailedState {...lost} onRetry={() => setState('loading')} />;
  return children(state.code);
}

const lost = { title: 'We could not load this part of the page', text: 'Please check your connection and try again.' };
