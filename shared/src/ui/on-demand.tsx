import { LoadFailedDialog, LoadFailedPart } from '@bookfront/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';

/** Loads code. `loaded`: the code once it is there, if it is remembered. */
export interface Load<T> {
  (): Promise<T>;
  loaded?: T;
}

/** Remembers the loaded code, so that showing it again needs no placeholder. For parts that the edge never renders. */
export function remembered<T>(load: () => Promise<T>): Load<T> {
  const known: Load<T> = async () => {
    known.loaded = await load();
    return known.loaded;
  };
  return known;
}

interface OnDemandProps<T> {
  load: Load<T>;
  /** What the edge sends, and what stands until the code is here. */
  placeholder?: ReactNode;
  /**
   * What stands where the code can't be had; null for a part that the page can do without. If not said, the words that
   * every part has.
   */
  failed?: (retry: () => void) => ReactNode;
  /** Of a dialog: its words for code that can't be had stand in one too. */
  onClose?: () => void;
  children: (code: T) => ReactNode;
}

/**
 * A part that few pages have, or that lies below the first screen: its code comes once the page is the browser's. Code
 * that can't be had is said in the part's place and can be asked for again: a `lazy` would keep the failure for good
 * and throw it, and what stands beside the part would go with it.
 */
export function OnDemand<T>({ load, placeholder = null, failed, onClose, children }: OnDemandProps<T>) {
  const [state, setState] = useState<'loading' | 'failed' | { code: T }>(() =>
    load.loaded === undefined ? 'loading' : { code: load.loaded },
  );
  const isLoading = state === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    load().then(
      (code) => setState({ code }),
      () => setState('failed'),
    );
  }, [load, isLoading]);
  if (isLoading) return placeholder;
  if (state !== 'failed') return children(state.code);
  const retry = () => setState('loading');
  if (failed) return failed(retry);
  return onClose ? <LoadFailedDialog onRetry={retry} onClose={onClose} /> : <LoadFailedPart onRetry={retry} />;
}
