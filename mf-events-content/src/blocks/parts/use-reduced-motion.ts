import { useSyncExternalStore } from 'react';

const wish = '(prefers-reduced-motion: reduce)';
const motion = () => globalThis.matchMedia?.(wish);
const onChange = (tell: () => void) => {
  const query = motion();
  query?.addEventListener('change', tell);
  return () => query?.removeEventListener('change', tell);
};

/** On the server, where nobody can say, nothing moves. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => motion()?.matches ?? false,
    () => true,
  );
