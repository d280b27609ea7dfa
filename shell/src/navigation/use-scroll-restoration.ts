import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The scroll position of each page in this tab's history, by the router's key. */
const positions = new Map<string, number>();
const TIMEOUT_MS = 2000;

/**
 * Restores the scroll position on Back and Forward, since the browser would do it before the content is rendered.
 * Leaves reloads and Back from another site to the browser.
 */
export function useScrollRestoration(): void {
  const { key, pathname, search } = useLocation();
  const kind = useNavigationType();
  const page = pathname + search;
  const before = useRef(page);
  useEffect(takeOverRestoration, []);
  // listen before the browser reports the scrolling that the new page itself causes
  useLayoutEffect(() => {
    const save = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', save, { passive: true });
    return () => window.removeEventListener('scroll', save);
  }, [key]);
  useEffect(() => {
    // a plain '#…' link within the page comes as POP as well: the browser has scrolled to it
    const isSamePage = before.current === page;
    before.current = page;
    return kind === 'POP' && !isSamePage ? scrollWhenTall(positions.get(key) ?? 0) : undefined;
  }, [key, kind, page]);
}

/** Takes over scroll restoration after the load, and returns it to the browser when the page is left. */
function takeOverRestoration(): () => void {
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  const handBack = () => {
    history.scrollRestoration = 'auto';
  };
  if (document.readyState === 'complete') takeOver();
  // 'pageshow' fires after 'load', and when the page is restored from the back/forward cache
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', handBack);
  return () => {
    handBack();
    window.removeEventListener('pageshow', takeOver);
    window.removeEventListener('pagehide', handBack);
  };
}

/**
 * Scrolls each frame until the page is tall enough or the shopper acts; then it listens no more. Returns a function that
 * cancels it.
 */
function scrollWhenTall(top: number): () => void {
  const end = performance.now() + TIMEOUT_MS;
  let frame = 0;
  const acts = new AbortController();
  const stop = () => {
    cancelAnimationFrame(frame);
    acts.abort();
  };
  const scroll = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) > 1 && performance.now() < end) frame = requestAnimationFrame(scroll);
    else acts.abort();
  };
  for (const act of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(act, stop, { passive: true, signal: acts.signal });
  scroll();
  return stop;
}
