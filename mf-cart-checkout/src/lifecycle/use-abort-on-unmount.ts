import { useEffect, useRef } from 'react';

/** Begins a work that is given up when its part goes from the page, or when it begins anew. */
export function useLeave(): () => AbortController {
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current;
  };
}
