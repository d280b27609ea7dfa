import { useEffect, useRef } from 'react';

/** Starts a task that is aborted when the component unmounts, or when the next one starts. */
export function useAbortOnUnmount(): () => AbortController {
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current;
  };
}
