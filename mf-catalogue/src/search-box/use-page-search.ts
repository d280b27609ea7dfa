import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { searchOfPath } from './search-route';

/**
 * Writes each new page's search into the fields of `form` and calls `onNew`. The elements stay, and with them the focus
 * of who searches by the keyboard; on the first page nothing is written, so that what was typed before hydration stands.
 */
export function usePageSearch(onNew: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (form.current) fill(form.current, pathname);
    onNew();
  });
  return form;
}

function fill(form: HTMLFormElement, pathname: string): void {
  const { text, type } = searchOfPath(pathname);
  const words = form.elements.namedItem('t');
  const kind = form.elements.namedItem('k');
  if (words instanceof HTMLInputElement) words.value = text;
  if (kind instanceof HTMLSelectElement) kind.value = type;
}
