import { type ReactNode, Suspense, useSyncExternalStore } from 'react';

/** `children` is drawn once the page is the browser's, and its code is here: what the navigation's state or this browser alone knows. */
export function InBrowser({ placeholder = null, children }: { placeholder?: ReactNode; children: () => ReactNode }) {
  const isBrowser = useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
  return isBrowser ? <Suspense fallback={placeholder}>{children()}</Suspense> : placeholder;
}

const nothingChanges = () => () => {};
