import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during hydration, then true: for content that needs scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
