import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Where the shopper stood on each page of this tab's history, by the router's key. */
const places = new Map<string, number>();
const TIMEOUT_MS = 2000;

/**
 * Back and forward lead to the same place of the same page: the browser's own way comes too early for content that is
 * drawn here.
 * A reload, and Back from another site, are still the browser's.
 */
export function useScrollPlace(): void {
  const { key, pathname, search } = useLocation();
  const kind = useNavigationType();
  const page = pathname + search;
  const before = useRef(page);
  useEffect(ownPlaces, []);
  // before the browser tells of the scrolling that the new page itself causes
  useLayoutEffect(() => {
    const keep = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key]);
  useEffect(() => {
    // a plain '#…' link within the page comes as POP as well: the browser has scrolled to it
    const isSamePage = before.current === page;
    before.current = page;
    return kind === 'POP' && !isSamePage ? scrollWhenTall(places.get(key) ?? 0) : undefined;
  }, [key, kind, page]);
}

/**
 * The browser restores the place of a page that it loads, so this one takes over after the load and gives back at the
 * end.
 */
function ownPlaces(): () => void {
  const take = () => {
    history.scrollRestoration = 'manual';
  };
  const give = () => {
    history.scrollRestoration = 'auto';
  };
  if (document.readyState === 'complete') take();
  // 'pageshow' comes after 'load', and when the page comes back out of the browser's cache
  window.addEventListener('pageshow', take);
  window.addEventListener('pagehide', give);
  return () => {
    give();
    window.removeEventListener('pageshow', take);
    window.removeEventListener('pagehide', give);
  };
}

/** Tries with each frame until the page is long enough, or the shopper acts. Gives back what stops it. */
function scrollWhenTall(top: number): () => void {
  const end = performance.now() + TIMEOUT_MS;
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  const go = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) > 1 && performance.now() < end) frame = requestAnimationFrame(go);
  };
  go();
  for (const act of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(act, stop, { once: true, passive: true });
  return stop;
}
