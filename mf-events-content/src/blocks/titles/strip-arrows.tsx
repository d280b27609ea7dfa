import { Icon } from '@bookfront/shared/ui';
import { type RefObject, useEffect, useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';

/**
 * Buttons for a mouse, where something lies beyond the edge; touch and keys scroll the strip itself. They appear once
 * they can do something, and go
 * at the end: Tab passes them by, for the focus would be lost with them.
 */
export function StripArrows({ strip, name }: { strip: RefObject<HTMLUListElement | null>; name: string }) {
  const { before, after } = useHidden(strip);
  const turn = (pages: number) => strip.current?.scrollBy({ left: pages * strip.current.clientWidth * 0.9 });
  return (
    <>
      {before && (
        <Arrow
          type="button"
          tabIndex={-1}
          data-side="before"
          aria-label={m.earlier_titles_of({ list: name })}
          onClick={() => turn(-1)}
        >
          <Icon name="chevron" />
        </Arrow>
      )}
      {after && (
        <Arrow
          type="button"
          tabIndex={-1}
          data-side="after"
          aria-label={m.more_titles_of({ list: name })}
          onClick={() => turn(1)}
        >
          <Icon name="chevron" />
        </Arrow>
      )}
    </>
  );
}

/** Is anything hidden before or after what is seen? */
function useHidden(strip: RefObject<HTMLUListElement | null>): { before: boolean; after: boolean } {
  const [hidden, setHidden] = useState({ before: false, after: false });
  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const look = () => {
      const before = element.scrollLeft > 8;
      const after = element.scrollLeft + element.clientWidth < element.scrollWidth - 8;
      setHidden((known) => (known.before === before && known.after === after ? known : { before, after }));
    };
    // looks for the first time when the browser has laid the page out by itself
    const size = new ResizeObserver(look);
    size.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [strip]);
  return hidden;
}

const Arrow = styled.button`
  display: none;
  @media (hover: hover) and (min-width: 820px) {
    position: absolute;
    z-index: 2;
    inset-block-start: 5.5rem;
    display: grid;
    place-items: center;
    width: 46px;
    height: 46px;
    border: 1px solid var(--c-line);
    border-radius: 50%;
    background: var(--c-surface);
    color: var(--c-ink);
    box-shadow: 0 4px 14px -4px rgb(0 0 0 / 30%);
    cursor: pointer;
    &:hover {
      background: var(--c-wash);
    }
    &[data-side='before'] {
      inset-inline-start: -16px;
      svg {
        transform: scaleX(-1);
      }
    }
    &[data-side='after'] {
      inset-inline-end: -16px;
    }
  }
`;
