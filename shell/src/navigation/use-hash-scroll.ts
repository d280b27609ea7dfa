import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** P1 §9: the element that the hash names may render late. */
const AFTER_MS = 1000;

/**
 * Scrolls to the element that the hash names (SHL-68). Leaves '#…' links within a page to the browser, and stops if the
 * shopper scrolls or types.
 */
export function useHashScroll(): void {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const before = useRef<string>(undefined);
  useEffect(() => {
    const isWithinPage = before.current === pathname && kind === 'POP';
    before.current = pathname;
    if (!hash || isWithinPage) return undefined;
    const timer = setTimeout(() => document.getElementById(idOf(hash))?.scrollIntoView(), AFTER_MS);
    const stop = () => clearTimeout(timer);
    for (const act of ACTS) window.addEventListener(act, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const act of ACTS) window.removeEventListener(act, stop);
    };
  }, [pathname, hash, kind]);
}

const ACTS = ['wheel', 'touchmove', 'keydown'] as const;

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
