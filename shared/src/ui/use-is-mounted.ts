import { type RefObject, useEffect, useRef } from 'react';

/** For what goes on after a call: nothing more happens to a part that has left the page. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
