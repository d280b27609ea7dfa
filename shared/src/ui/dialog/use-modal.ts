import { type RefObject, useEffect, useRef } from 'react';
import { focusPageTitle } from '../page-title';

/**
 * For a dialog element: opens it as a modal one for as long as it is drawn. The focus goes back to where it was. Where
 * that is gone, the page may give the focus to what stands there now; else its heading takes it.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const element = useRef<HTMLDialogElement>(null);
  const isModal = useRef(false);
  useEffect(() => {
    const before = document.activeElement;
    const isInside = before instanceof HTMLElement && element.current?.contains(before);
    // the server has drawn it open, which is not modal
    if (!isModal.current) element.current?.removeAttribute('open');
    isModal.current = true;
    element.current?.showModal();
    // the shopper types in it already
    if (isInside) before.focus();
    return () => {
      const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected && !isInside;
      if (isThere) before.focus();
      else queueMicrotask(focusTitleIfNowhere);
    };
  }, []);
  return element;
}

function focusTitleIfNowhere(): void {
  if (document.activeElement === null || document.activeElement === document.body) focusPageTitle();
}
