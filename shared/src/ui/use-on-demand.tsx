import { useRef, useState } from 'react';
import { LoadFailedDialog } from './load-failed';

/**
 * Code that comes when it is wanted: fetched on intent (`warm`), there after `start`, gone after `stop`, also what was
 * still under way. What can't be fetched is said, with another try, and the page stays as it is (an error boundary
 * would take the whole page away for one dialog): `failedDialog` as a dialog; a part of the page asks `hasFailed`.
 */
export function useOnDemand<T>(load: () => Promise<T>) {
  const [state, setState] = useState<'unwanted' | 'loading' | 'failed' | { code: T }>('unwanted');
  const turn = useRef(0);
  const stop = () => {
    turn.current++;
    setState('unwanted');
  };
  const start = () => {
    const own = ++turn.current;
    const end = (outcome: 'failed' | { code: T }) => own === turn.current && setState(outcome);
    setState('loading');
    load().then(
      (code) => end({ code }),
      () => end('failed'),
    );
  };
  return {
    code: typeof state === 'object' ? state.code : undefined,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    failedDialog: state === 'failed' && <LoadFailedDialog onRetry={start} onClose={stop} />,
    start,
    stop,
    warm: () => void load().catch(() => {}),
  };
}
