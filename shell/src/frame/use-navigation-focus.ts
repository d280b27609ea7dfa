import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a click that changes the page: to the top, and focus on the new page's heading, which says where one is.
 * Back and forward keep the browser's own place; a changed filter or page of the same list keeps the focus where it was.
 */
export function useNavigationFocus(): void {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    const sameList = section(before.current) === 'browse' && section(pathname) === 'browse';
    before.current = pathname;
    if (kind === 'POP' || hash) return;
    window.scrollTo(0, 0);
    if (!sameList) whenThere('[data-page-title]', (title) => title.focus({ preventScroll: true }));
  }, [pathname, hash, kind]);
}

const section = (pathname: string) => pathname.split('/')[1];

/** The heading may come with the page's code: looks again with each frame for two seconds. */
function whenThere(selector: string, act: (element: HTMLElement) => void, until = performance.now() + 2000): void {
  const element = document.querySelector<HTMLElement>(`main ${selector}`);
  if (element) act(element);
  else if (performance.now() < until) requestAnimationFrame(() => whenThere(selector, act, until));
}
