import { toast } from '@bookfront/shared/events';
import { useState } from 'react';

/**
 * Code that comes when it is wanted: fetched on intent (`warm`), there after `start`, gone after `stop`.
 * What can't be fetched is said, and the page stays as it is: an error boundary would take the whole page away for one dialog.
 */
export function useOnDemand<T>(load: () => Promise<T>) {
  const [state, setState] = useState<'unwanted' | 'loading' | { code: T }>('unwanted');
  const stop = () => setState('unwanted');
  const fail = () => {
    stop();
    toast('Please check your connection and try again.', 'error');
  };
  return {
    code: typeof state === 'object' ? state.code : undefined,
    isLoading: state === 'loading',
    stop,
    start() {
      setState('loading');
      load().then((code) => setState({ code }), fail);
    },
    warm: () => void load().catch(() => {}),
  };
}
