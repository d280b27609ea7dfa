import { useState, useSyncExternalStore } from 'react';

/** Whether scripts have taken over what the server drew. False on the server, and in the render that adopts its markup. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

/** Whether the server drew this very component; what comes later in the browser is of the browser's own. */
export function useIsServerDrawn(): boolean {
  const isHydrated = useIsHydrated();
  const [isServerDrawn] = useState(!isHydrated);
  return isServerDrawn;
}
