import { href } from '@bookfront/shared/routes';
import { ButtonLink, Icon } from '@bookfront/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import * as m from '#messages';

interface InCartProps {
  quantity: number;
  /** The title in its condition. */
  name: string;
  compact?: boolean | undefined;
  /** The add button had the focus when this took its place. */
  takeFocus: boolean;
}

/** OFR-21, OFR-22. Compact it is one button of the add button's size, so that its neighbours stay where they are. */
export function InCart({ quantity, name, compact = false, takeFocus }: InCartProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takeFocus) row.current?.querySelector('a')?.focus();
  }, [takeFocus]);
  const count = (
    <Count>
      <Icon name="check" size={compact ? 14 : 18} />
      <span>{m.cart_count({ count: quantity })}</span>
    </Count>
  );
  return (
    <Row ref={row} data-compact={compact || undefined}>
      {!compact && count}
      <ButtonLink
        to={href.cart()}
        kind="quiet"
        aria-label={compact ? m.cart_go_count({ count: quantity, title: name }) : m.cart_go_title({ title: name })}
      >
        <span>{m.cart_go()}</span>
        {compact && count}
      </ButtonLink>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.9rem;
  a {
    flex: 1 1 8.5rem;
    max-width: 20rem;
    white-space: nowrap;
  }
  &[data-compact] a {
    flex-direction: column;
    gap: 0;
    padding: 0.1rem 0.6rem;
    line-height: 1.15;
  }
  &[data-compact] a > span {
    font-size: var(--size-small);
  }
`;

const Count = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.35rem;
  color: var(--c-good);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
