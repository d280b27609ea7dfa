import { bus } from '@bookfront/shared/events';
import { usePage } from '@bookfront/shared/page';
import { Button } from '@bookfront/shared/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';

/**
 * A longer message of a call or a plain form. It stays across pages until the shopper closes it or logs out. A message
 * in the loaded page isn't announced by screen readers, so it gets the focus, unless the shopper has begun to type.
 * Without scripts the next page doesn't show it.
 */
export function NoticeBar() {
  const { notice: initial } = usePage();
  const [notice, setNotice] = useState(initial);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (initial && document.activeElement === document.body) element.current?.focus();
    const stops = [
      bus.on('notice:wanted', ({ text }) => setNotice({ text, tone: 'success' })),
      bus.on('session:changed', ({ logged_in }) => !logged_in && setNotice(undefined)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [initial]);
  useEffect(() => {
    if (notice) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [notice]);
  const close = () => {
    setNotice(undefined);
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <Region ref={element} role="status" tabIndex={-1}>
      {notice && (
        <Bar data-tone={notice.tone}>
          <p dir="auto">{notice.text}</p>
          <Button kind="quiet" onClick={close}>
            {m.close()}
          </Button>
        </Bar>
      )}
    </Region>
  );
}

const Region = styled.div`
  width: min(100% - var(--gutter), 1248px);
  margin-inline: auto;
  @media print {
    display: none;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.5rem;
  margin-block: 1rem;
  padding: 0.9rem 1.1rem;
  border-inline-start: 4px solid var(--c-accent);
  border-radius: 4px;
  background: var(--c-wash);
  &[data-tone='error'] {
    border-color: var(--c-bad);
  }
  p {
    flex: 1 1 16rem;
    margin: 0;
    overflow-wrap: anywhere;
  }
  @media (scripting: none) {
    button {
      display: none;
    }
  }
`;
