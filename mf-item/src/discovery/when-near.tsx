import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

/** Draws its children once the shopper is within a quarter of a screen of them; at once where a browser can't tell. */
export function WhenNear({ children }: { children: ReactNode }) {
  const mark = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !mark.current) return;
    if (typeof IntersectionObserver === 'undefined') return setIsNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '25% 0px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <Mark ref={mark} />;
}

const Mark = styled.div`
  height: 1px;
`;
