import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The page's heading and the window's title. It takes the focus when its page is opened from another. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  // the first page of a visit has this key
  const isFollowed = useLocation().key !== 'default';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Releases`;
    if (isFollowed) heading.current?.focus();
  }, [title, isFollowed]);
  return (
    <div className="title">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
