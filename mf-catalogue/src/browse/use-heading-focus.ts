import { type BrowseView, browsePath } from '@bookfront/shared/routes';
import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Moves the focus to the heading when the focused link disappears with the old view (a chosen filter's chip,
 * 'Exclude …'). Returns the heading's ref. Back and forward keep the browser's own focus.
 */
export function useHeadingFocus(view: BrowseView, isStale: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const path = browsePath(view);
  const kind = useNavigationType();
  const before = useRef(path);
  useEffect(() => {
    if (isStale || before.current === path) return;
    before.current = path;
    if (kind !== 'POP' && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isStale, path, kind]);
  return heading;
}
