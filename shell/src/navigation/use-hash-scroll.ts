import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** P1 §9: what the hash names may come late with the page. */
const AFTER_MS = 1000;

/**
 * SHL-68. A plain '#…' link within a page is the browser's own work; a shopper who has begun to scroll or type is left
 * alone.
 */
export function useHashScroll(): void {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const before = useRef<string>(undefined);
  useEffect(() => {
    const isWithinPage = before.current === pathname && kind === 'POP';
    before.current = pathname;
    if (!hash || isWithinPage) return undefined;
    const timer = setTimeout(() => document.getElementById(nameOf(hash))?.scrollIntoView(), AFTER_MS);
    const stop = () => clearTimeout(timer);
    for (const act of ACTS) window.addEventListener(act, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const act of ACTS) window.removeEventListener(act, stop);
    };
  }, [pathname, hash, kind]);
}

const ACTS = ['wheel', 'touchmove', 'keydown'] as const;

function nameOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
