import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { routeOf, useFound } from '../routing';

/**
 * After a click that changes the page: to the top, and focus on the new page's heading, which says where one is (on the
 * page's place, where it has none). Back and forward keep their own place; a changed filter or page of the same list
 * keeps the focus where it was.
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
    return isSameGroup ? undefined : whenThere('[data-page-title]', (title) => title.focus({ preventScroll: true }));
  }, [pathname, group, hash, kind]);
}

const TIMEOUT_MS = 2000;

/**
 * The heading may come with the page's code, and be drawn anew with its answers: looks with each frame for two seconds.
 * Gives back what stops it.
 */
export function whenThere(selector: string, act: (element: HTMLElement) => void): () => void {
  const end = performance.now() + TIMEOUT_MS;
  let frame = 0;
  let met: HTMLElement | undefined;
  const look = () => {
    const main = document.querySelector<HTMLElement>('main');
    const element = main?.querySelector<HTMLElement>(selector);
    const isLost = met === undefined || (!met.isConnected && document.activeElement === document.body);
    if (element && isLost) {
      met = element;
      act(element);
    }
    if (performance.now() < end) frame = requestAnimationFrame(look);
    else if (main && !met) act(main);
  };
  look();
  return () => cancelAnimationFrame(frame);
}
