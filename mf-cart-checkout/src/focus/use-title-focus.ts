import { useEffect, useRef } from 'react';

/**
 * For an action that removes its own button: after a call of the returned function, the page's title takes the focus
 * when the component unmounts.
 */
export function useTitleFocus(): () => void {
  const isExpected = useRef(false);
  useEffect(
    () => () => {
      if (isExpected.current) focusIfNowhere(document.querySelector('[data-page-title]'));
    },
    [],
  );
  return () => {
    isExpected.current = true;
  };
}

/** Does nothing where another element has the focus. */
export function focusIfNowhere(heading: HTMLElement | null): void {
  if (document.activeElement === null || document.activeElement === document.body) heading?.focus();
}
