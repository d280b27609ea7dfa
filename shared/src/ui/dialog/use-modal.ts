import { type RefObject, useEffect, useRef } from 'react';

/** For a dialog element: opens it as a modal one for as long as it is drawn; focus goes back to where it was. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return element;
}
