import { focusPageTitle } from '@bookfront/shared/ui';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a dialog element: opens it as a modal one for as long as it is drawn. The focus goes back to where it was, or to
 * the page's heading where that is gone.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    return () => {
      const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
      if (isThere) before.focus();
      else focusPageTitle();
    };
  }, []);
  return element;
}
