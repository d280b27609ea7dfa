import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { routeOf, useFound } from '../routing';

/**
 * After a click that changes the page, scrolls to the top and focuses the new page's heading, or its main element if it
 * has none. Back and forward restore their scroll position; a changed filter or page of a list leaves the focus.
 */
export function useNavigationFocus(): void {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const group = routeOf(useFound())?.keepsFocus;
  const before = useRef({ pathname, group });
  useEffect(() => {
    if (before.current.pathname === pathname) return undefined;
    const isSameGroup = group !== undefined && before.current.group === group;
    before.current = { pathname, group };
    if (kind === 'POP' || hash) return undefined;
    window.scrollTo(0, 0);
    return isSameGroup ? undefined : whenPresent('[data-page-title]', (title) => title.focus({ preventScroll: true }));
  }, [pathname, group, hash, kind]);
}

const TIMEOUT_MS = 2000;

/**
 * Calls `act` with the heading when it appears: it may load with the page's code and be replaced when its answers
 * arrive. Checks each frame for two seconds. Returns a function that cancels it.
 */
export function whenPresent(selector: string, act: (element: HTMLElement) => void): () => void {
  const end = performance.now() + TIMEOUT_MS;
  let frame = 0;
  let found: HTMLElement | undefined;
  const check = () => {
    const main = document.querySelector<HTMLElement>('main');
    const element = main?.querySelector<HTMLElement>(selector);
    const isReplaced = found === undefined || (!found.isConnected && document.activeElement === document.body);
    if (element && isReplaced) {
      found = element;
      act(element);
    }
    if (performance.now() < end) frame = requestAnimationFrame(check);
    else if (main && !found) act(main);
  };
  check();
  return () => cancelAnimationFrame(frame);
}
