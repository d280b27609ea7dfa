import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

/** Draws its children once the shopper is within a quarter of a screen of them. */
export function WhenNear({ children }: { children: ReactNode }) {
  const mark = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !mark.current) return;
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
