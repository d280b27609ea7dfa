import { useEffect, useRef } from 'react';

/**
 * For an action whose own button goes from the page with it: call what this gives, and the page's title takes the focus
 * that would be nowhere
 * once the button is gone.
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

/** Leaves the focus where somebody has it. */
export function focusIfNowhere(heading: HTMLElement | null): void {
  if (document.activeElement === null || document.activeElement === document.body) heading?.focus();
}
