import { type BrowseView, browsePath } from '@bookfront/shared/routes';
import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * The link that changed the view may be gone with it (a chosen filter's chip, 'Leave out …'): the heading, which is
 * given back to be drawn, takes its focus. Back and forward keep their own place.
 */
export function useLostFocus(view: BrowseView, isComing: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const path = browsePath(view);
  const kind = useNavigationType();
  const before = useRef(path);
  useEffect(() => {
    if (isComing || before.current === path) return;
    before.current = path;
    if (kind !== 'POP' && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isComing, path, kind]);
  return heading;
}
